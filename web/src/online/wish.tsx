import type { TableCard } from '@tablee/table/wire.ts'
import { useSettings } from '../settings.tsx'
import type { RemoteSource } from '../source/remote.ts'
import { tables } from './api.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'
import { useTold } from './use-remote.ts'

/** A pause that holds, or what somebody asks for: a pause, more time; and one's own answer. */
export function WishBar({ source }: { readonly source: RemoteSource }) {
  const card = useTold(source, one => one.card, null)
  if (card?.state !== 'playing') return null
  if (card.paused) return <Paused card={card} />
  return card.wish && <Asked card={card} wish={card.wish} />
}

function Paused({ card }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const { busy, trouble, run } = useDeed()
  return (
    <div className="proposal">
      <p role="status">{tell('wish.paused')}</p>
      <Refused why={trouble} />
      {card.mine.length > 0 && (
        <div className="proposal-acts">
          <button
            type="button"
            className="solid"
            disabled={busy}
            onClick={() => run(() => tables.act(card.id, 'resume'))}
          >
            {tell('wish.resume')}
          </button>
        </div>
      )}
    </div>
  )
}

function Asked({ card, wish }: { readonly card: TableCard; readonly wish: NonNullable<TableCard['wish']> }) {
  const { tell } = useSettings()
  const { busy, trouble, run } = useDeed()
  const { chairs, mine, id } = card
  const isMine = mine.includes(wish.by)
  const answered = mine.some(seat => wish.agreed.includes(seat))
  const names = chairs
    .filter(({ kind }, seat) => kind === 'person' && !wish.agreed.includes(seat))
    .map(({ name }) => name)
  const { name } = chairs[wish.by]
  const words = isMine
    ? tell(`wish.${wish.kind}.mine`, { ms: wish.ms, names })
    : tell(`wish.${wish.kind}.asks`, { name, ms: wish.ms })
  const answer = (yes: boolean) => run(() => tables.grant(id, { yes }))
  return (
    <div className="proposal">
      <p role="status">{words}</p>
      <Refused why={trouble} />
      {mine.length > 0 && (
        <div className="proposal-acts">
          {!answered && (
            <button type="button" className="solid" disabled={busy} onClick={() => answer(true)}>
              {tell('strip.agree')}
            </button>
          )}
          <button type="button" className="outlined" disabled={busy} onClick={() => answer(false)}>
            {tell(isMine ? 'strip.withdraw' : 'strip.refuse')}
          </button>
        </div>
      )}
    </div>
  )
}
