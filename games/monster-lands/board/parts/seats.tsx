import { Fold } from '@tablee/board/fold.tsx'
import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { clanName, othersOf, partyOf } from '../contents.ts'
import { Amount } from '../ui/art.tsx'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import { SeatHead } from './head.tsx'
import { MadhalaSeat } from './madhala.tsx'
import { DiceLeft, Facts, Lands, Members, Store } from './rival.tsx'

/** The other clans in turn order; alone, Madhala and what is played for. */
export const Seats: FC<Props> = props => {
  const { view, language, size } = props
  const words = WORDS[language]
  const seats = othersOf(view)
  return (
    <Part
      props={props}
      className={`ml-seats is-${seats.length} is-${size}`}
      label={view.seat === null ? words.everyone : words.rivals}
    >
      {seats.map(seat =>
        size === 'tablet' ? <FoldedSeat key={seat} seat={seat} /> : <OpenSeat key={seat} seat={seat} />,
      )}
      {view.madhala && <MadhalaSeat />}
    </Part>
  )
}

const OpenSeat: FC<{ readonly seat: Seat }> = ({ seat }) => {
  const { view } = usePart().props
  return (
    <section className={`kit-seat f-${partyOf(view, seat)}`}>
      <SeatHead seat={seat} />
      <Body seat={seat} />
    </section>
  )
}

const Body: FC<{ readonly seat: Seat }> = ({ seat }) => (
  <div className="ml-seat-body">
    <Facts seat={seat} />
    <DiceLeft seat={seat} />
    <Store seat={seat} />
    <Members seat={seat} />
    <Lands seat={seat} />
  </div>
)

/** A clan folded to its head, its gold and its dice. */
const FoldedSeat: FC<{ readonly seat: Seat }> = ({ seat }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const { gold } = view.clans[seat]
  return (
    <Fold
      className={`kit-seat ml-folded f-${partyOf(view, seat)}`}
      head={<SeatHead seat={seat} seal={34} />}
      line={
        <>
          <Amount of="gold" n={gold} tip={`${words.gold} ${gold}`} />
          <DiceLeft seat={seat} bare />
        </>
      }
      name={words.unfold(clanName(view, seat, language))}
    >
      <Body seat={seat} />
    </Fold>
  )
}
