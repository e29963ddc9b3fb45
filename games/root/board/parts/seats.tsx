import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import type { Player } from '../../state.ts'
import { othersOf } from '../contents.ts'
import { Part } from '../ui/part.tsx'
import type { Props } from '../ui/spots.ts'
import { WORDS } from '../words.ts'
import { AllianceLines } from './alliance.tsx'
import { EyrieLines } from './eyrie.tsx'
import { FoldedSeat } from './folded.tsx'
import { SeatHead } from './head.tsx'
import { MarquiseLines } from './marquise.tsx'
import { VagabondLines } from './vagabond.tsx'

/** The other seats, in turn order after mine; all of them for a spectator. */
export const Seats: FC<Props> = props => {
  const { view, language, size } = props
  const words = WORDS[language]
  const seats = othersOf(view)
  const label = view.viewer === null ? words.everyone : words.opponents
  return (
    <Part props={props} className={`rt-seats is-${seats.length} is-${size}`} label={label}>
      {seats.map(seat =>
        size === 'tablet' ? (
          <FoldedSeat key={seat} seat={seat} />
        ) : (
          <section key={seat} className={`rt-seat f-${view.players[seat].faction}`}>
            <SeatHead seat={seat} seal={seats.length > 3 ? 30 : 36} />
            <div className="rt-seat-body">
              <Lines seat={seat} player={view.players[seat]} />
            </div>
          </section>
        ),
      )}
    </Part>
  )
}

/** What others see of a seat's board. */
export const Lines: FC<{ readonly seat: Seat; readonly player: Player }> = ({ seat, player }) => {
  const { eyrie, alliance, vagabond } = player
  if (eyrie) return <EyrieLines seat={seat} player={player} own={eyrie} />
  if (alliance) return <AllianceLines seat={seat} player={player} own={alliance} />
  if (vagabond) return <VagabondLines seat={seat} player={player} own={vagabond} />
  return <MarquiseLines seat={seat} player={player} />
}
