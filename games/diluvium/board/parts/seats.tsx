import { Fold } from '@tablee/board/fold.tsx'
import type { FC } from 'react'
import { RESOURCES } from '../../data/types.ts'
import type { Party } from '../../state.ts'
import { othersOf } from '../contents.ts'
import { atStep } from '../moments/at-step.ts'
import { Amount, Sign } from '../ui/art.tsx'
import { Part, type Props, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { Fact, Reserve, Strength } from './facts.tsx'
import { PartyHead } from './head.tsx'
import { FoldedRival, RivalPanel } from './rival.tsx'

/** The rival of a solo game, whole; or the other seats in turn order. */
export const Seats: FC<Props> = given => {
  const props = atStep(given)
  const { view, language, size } = props
  const { board, sheets } = wordsIn(language)
  const others = othersOf(view)
  const folded = size === 'tablet'
  return (
    <Part
      props={props}
      className={`dl-seats is-${size}`}
      label={view.seat === null ? board.everyone : board.rivals}
    >
      {view.rival && (folded ? <FoldedRival rival={view.rival} /> : <RivalPanel rival={view.rival} />)}
      {!view.rival && others.length === 0 && (
        <section className="kit-seat dl-nobody">
          <p>{sheets.alone}</p>
        </section>
      )}
      {others.map(seat =>
        folded ? <FoldedSeat key={seat} seat={seat} /> : <OpenSeat key={seat} seat={seat} />,
      )}
    </Part>
  )
}

const OpenSeat: FC<{ readonly seat: Party }> = ({ seat }) => (
  <section className={`kit-seat f-${useView().view.players[seat].civ}`}>
    <PartyHead party={seat} />
    <SeatBody seat={seat} />
  </section>
)

/** A seat folded to its head and a line: strength, reserve, resources, cards. */
const FoldedSeat: FC<{ readonly seat: Party }> = ({ seat }) => {
  const { view, board } = useView()
  const { civ, strength, cards } = view.players[seat]
  return (
    <Fold
      className={`kit-seat dl-folded f-${civ}`}
      head={<PartyHead party={seat} seal={34} />}
      line={
        <>
          <Amount of="strength" n={strength} tip={board.strengthIs(strength)} />
          <Resources seat={seat} />
          <Amount of="ruins" n={cards} tip={board.cards(cards)} />
        </>
      }
      name={board.unfold(board.people[civ])}
    >
      <SeatBody seat={seat} />
    </Fold>
  )
}

const Resources: FC<{ readonly seat: Party }> = ({ seat }) => {
  const { view, board, names } = useView()
  const { resources } = view.players[seat]
  return RESOURCES.map(one => (
    <Amount
      key={one}
      of={one}
      n={resources[one]}
      tip={`${names.resource[one]}${board.colon}${resources[one]}`}
    />
  ))
}

const SeatBody: FC<{ readonly seat: Party }> = ({ seat }) => {
  const { view, board, names } = useView()
  const { cards, markers, last } = view.players[seat]
  return (
    <div className="dl-seat-body">
      <dl>
        <Reserve party={seat} />
        <Strength party={seat} />
        <Fact name={board.rack} tip={board.rackIs}>
          <Resources seat={seat} />
          <Amount of="ruins" n={cards} tip={board.cards(cards)} />
          <Amount of="flag" n={markers} tip={board.markersLeft(markers)} />
        </Fact>
        <p className="dl-line">
          {last === null ? (
            board.noAction
          ) : (
            <>
              <Sign name={last} />
              {board.lastAction(names.action[last])}
            </>
          )}
        </p>
      </dl>
    </div>
  )
}
