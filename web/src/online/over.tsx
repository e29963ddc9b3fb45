import { useSettings } from '../settings.tsx'
import type { RemoteSource } from '../source/remote.ts'
import { useAround } from '../table/around.tsx'
import { ReplayLink } from '../table/replay-link.tsx'
import { useScene } from '../table/use-source.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'
import { useTold } from './use-remote.ts'

/** After the game: that it is over, or was ended, and what may follow. */
export function Over({ source }: { readonly source: RemoteSource }) {
  const { tell } = useSettings()
  const { again } = useAround()
  const { busy, trouble, run } = useDeed()
  const card = useTold(source, one => one.card, null)
  const scene = useScene(source)
  if (card?.state !== 'over') return null
  return (
    <div className="proposal">
      <p role="status">{tell(scene?.outcome ? 'prompt.over' : 'strip.ended')}</p>
      <Refused why={trouble} />
      <div className="proposal-acts">
        <ReplayLink className="plain" />
        {again && (
          <button type="button" className="solid" disabled={busy} onClick={() => run(again)}>
            {tell(card.rematch === null ? 'strip.rematch' : 'strip.rematchJoin')}
          </button>
        )}
      </div>
    </div>
  )
}
