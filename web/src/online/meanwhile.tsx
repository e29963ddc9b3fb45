import { useState } from 'react'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import type { RemoteSource } from '../source/remote.ts'
import { leftOf, useSince } from './clock.ts'
import { useWho } from './people.ts'
import { canPush, pushHere } from './push.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'
import { useTold } from './use-remote.ts'

/** How long the person who chooses has left, and what follows. */
export function TimeLeft({ source }: { readonly source: RemoteSource }) {
  const { tell } = useSettings()
  const card = useTold(source, one => one.card, null)
  const cardAt = useTold(source, one => one.cardAt, 0)
  const since = useSince(cardAt, card?.clock !== null && card?.state === 'playing')
  if (!card) return null
  if (card.paused) return <span>{tell('history.paused')}</span>
  const [seat] = card.waiting
  const left = seat === undefined ? null : leftOf(card, seat, since)
  return left === null ? null : <span>{tell('strip.timeLeft', { ms: left, late: card.late })}</span>
}

/** Writes to who is waited for; has this browser tell when it is one's own turn. */
export function MeanwhileButtons({ onWrite }: { readonly onWrite: () => void }) {
  const { tell } = useSettings()
  const { me } = useWho()
  if (!me) return null
  return (
    <>
      <button type="button" className="outlined" onClick={onWrite}>
        <Glyph name="chat" />
        {tell('strip.write')}
      </button>
      {me.channels.push && canPush() && <NoticeButton />}
    </>
  )
}

function NoticeButton() {
  const { tell } = useSettings()
  const [done, setDone] = useState(Notification.permission === 'granted')
  const { busy, trouble, run } = useDeed()
  if (done) return null
  return (
    <>
      <button
        type="button"
        className="outlined"
        disabled={busy}
        onClick={async () => setDone(await run(pushHere))}
      >
        {tell('strip.notify')}
      </button>
      <Refused why={trouble} />
    </>
  )
}
