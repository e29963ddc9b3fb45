import type { FC } from 'react'
import type { Party } from '../../state.ts'
import { othersOf } from '../contents.ts'
import { resourcesWords } from '../forecast.ts'
import { Part, type Props, usePart, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { Fact, Reserve, Strength } from './facts.tsx'
import { PartyHead } from './head.tsx'
import { RivalPanel } from './rival.tsx'

/** The rival of a solo game, whole; or the other seats in turn order. */
export const Seats: FC<Props> = props => {
  const { view, language, size } = props
  const { board } = wordsIn(language)
  return (
    <Part
      props={props}
      className={`dl-seats is-${size}`}
      label={view.seat === null ? board.everyone : board.rivals}
    >
      {view.rival && <RivalPanel rival={view.rival} />}
      {othersOf(view).map(seat => (
        <Seat key={seat} seat={seat} />
      ))}
    </Part>
  )
}

const Seat: FC<{ readonly seat: Party }> = ({ seat }) => {
  const { language } = usePart().props
  const { view, board, names } = useView()
  const player = view.players[seat]
  return (
    <section className={`kit-seat f-${player.civ}`}>
      <PartyHead party={seat} />
      <div className="dl-seat-body">
        <dl>
          <Reserve party={seat} />
          <Strength party={seat} />
          <Fact name={board.rack}>
            <span>{resourcesWords(player, wordsIn(language))}</span>
          </Fact>
          <p className="dl-line">
            {[
              board.markersLeft(player.markers),
              board.cards(player.cards),
              player.last === null ? board.noAction : board.lastAction(names.action[player.last]),
            ].join(', ')}
          </p>
        </dl>
      </div>
    </section>
  )
}
