import { useSettings } from '../settings.tsx'
import type { RemoteSource } from '../source/remote.ts'
import { partyAt, useTable } from '../table/context.tsx'
import { leftOf, useSince } from './clock.ts'
import { chairName } from './names.ts'
import { Presence } from './presence.tsx'
import { useTold } from './use-remote.ts'

/** Who sits where: present or not, with the time they have left; who is to choose stands out. */
export function SeatChips({ source }: { readonly source: RemoteSource }) {
  const table = useTable()
  const settings = useSettings()
  const { tell } = settings
  const card = useTold(source, one => one.card, null)
  const cardAt = useTold(source, one => one.cardAt, 0)
  const since = useSince(cardAt, card?.clock !== null && card?.state === 'playing')
  if (!card) return null
  const Seal = table.parts.board?.Seal
  return (
    <ol className="seat-chips">
      {card.chairs.map((chair, seat) => {
        const left = leftOf(card, seat, since)
        const isMine = card.mine.includes(seat)
        const name = chair.gone ? chair.name : chairName(chair, tell)
        const chooses = card.state === 'playing' && card.waiting.includes(seat)
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            className={`f-${table.scene.cast[seat]}${chooses ? ' now' : ''}`}
            title={partyAt(table, settings, seat)}
          >
            {Seal && <Seal party={table.scene.cast[seat]} size={18} />}
            <span className="sr">{partyAt(table, settings, seat)}: </span>
            {chair.kind === 'person' && <Presence here={chair.here} />}
            <b>{isMine ? tell('lobby.you', { name }) : name}</b>
            {chair.gone && <span>{tell('strip.gone')}</span>}
            {left !== null && <span className="left">{tell('online.left', { ms: left })}</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** Who only watches: how many, and that oneself does. */
export function Watchers({ source }: { readonly source: RemoteSource }) {
  const { tell } = useSettings()
  const card = useTold(source, one => one.card, null)
  if (!card) return null
  const { watchers, mine, state } = card
  return (
    <>
      {mine.length === 0 && state !== 'over' && <p className="watching">{tell('strip.watching')}</p>}
      {watchers > 0 && <p className="watchers">{tell('strip.watchers', { count: watchers })}</p>}
    </>
  )
}
