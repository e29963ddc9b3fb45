import type { FC } from 'react'
import { othersOf } from '../contents.ts'
import { Part } from '../ui/part.tsx'
import type { Props } from '../ui/spots.ts'
import { WORDS } from '../words.ts'
import { FoldedSeat } from './folded.tsx'
import { SeatHead } from './head.tsx'
import { PARTS } from './of.ts'

/** More seats than these do not fit one below the other, unfolded. */
const MOST_OPEN = 4

/** The other seats, in turn order after mine; all of them for a spectator. */
export const Seats: FC<Props> = props => {
  const { view, language, size } = props
  const words = WORDS[language]
  const seats = othersOf(view)
  // Five others fit beside the map when each is two lines; a click shows the rest.
  const folds = size === 'tablet' || (size === 'desktop' && seats.length > MOST_OPEN)
  const label = view.viewer === null ? words.everyone : words.opponents
  return (
    <Part props={props} className={`rt-seats is-${seats.length} is-${size}`} label={label}>
      {seats.map(seat => {
        const player = view.players[seat]
        const { Lines } = PARTS[player.faction]
        return folds ? (
          <FoldedSeat key={seat} seat={seat} />
        ) : (
          <section key={seat} className={`kit-seat f-${player.faction}`}>
            <SeatHead seat={seat} seal={seats.length > 3 ? 30 : 36} />
            <div className="rt-seat-body">
              <Lines seat={seat} player={player} />
            </div>
          </section>
        )
      })}
    </Part>
  )
}
