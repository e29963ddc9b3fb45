import { Fold } from '@tablee/board/fold.tsx'
import { told } from '@tablee/board/kit/told.ts'
import { Amount, Dino, Sign } from '@tablee/perseverance/board/pieces.tsx'
import { RESOURCES, SPECIES } from '@tablee/perseverance/ids.ts'
import { othersOf } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import { ARTEFACTS } from '../../data/types.ts'
import { UNITS } from '../../state.ts'
import { PROPER } from '../../text/proper.ts'
import { Dissenters } from '../solo/dissenters.tsx'
import { Part, type Props, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { SeatHead } from './head.tsx'
import { UnitRow } from './units.tsx'

/** The other seats in turn order. */
export const Seats: FC<Props> = props => {
  const { view, language, size } = props
  const { board } = wordsIn(language)
  return (
    <Part
      props={props}
      className={`pv-seats is-${size}`}
      label={view.seat === null ? board.everyone : board.rivals}
    >
      {view.solo && <DissentersNow />}
      {othersOf(view).map(seat =>
        size === 'tablet' ? <FoldedSeat key={seat} seat={seat} /> : <OpenSeat key={seat} seat={seat} />,
      )}
    </Part>
  )
}

/** At the step that is shown, while something passes. */
const DissentersNow: FC = () => {
  const { solo } = useView().view
  return solo && <Dissenters solo={solo} />
}

const OpenSeat: FC<{ readonly seat: number }> = ({ seat }) => (
  <section className={`kit-seat f-${useView().view.players[seat].leader}`}>
    <SeatHead seat={seat} />
    <SeatBody seat={seat} />
  </section>
)

const FoldedSeat: FC<{ readonly seat: number }> = ({ seat }) => {
  const { view, names } = useView()
  const { leader } = view.players[seat]
  return (
    <Fold
      className={`kit-seat pv-folded f-${leader}`}
      head={<SeatHead seat={seat} />}
      line={<Stocks seat={seat} />}
      name={names.leader[leader]}
    >
      <SeatBody seat={seat} />
    </Fold>
  )
}

/** The five stocks of a seat. */
export const Stocks: FC<{ readonly seat: number }> = ({ seat }) => {
  const { view, names, board } = useView()
  const { resources, crates } = view.players[seat]
  const all = crates.reduce((sum, n) => sum + n, 0)
  return (
    <div className="pv-row">
      {RESOURCES.map(one => (
        <Amount key={one} of={one} n={resources[one]} tip={`${names.resource[one]} ${resources[one]}`} />
      ))}
      <Amount of="crate" n={all} tip={`${board.crates} ${all}`} />
    </div>
  )
}

const SeatBody: FC<{ readonly seat: number }> = ({ seat }) => {
  const { view, data, names, board } = useView()
  const player = view.players[seat]
  const { home, tired, infirmary, untamed, artefacts, ranch, adventure, completed, opened } = player
  const wounded = UNITS.reduce((sum, unit) => sum + infirmary[unit], 0)
  const beds = opened ? data.board.infirmary : data.board.infirmary - data.board.covered
  const together = { ...home }
  for (const unit of UNITS) together[unit] += tired[unit]
  return (
    <div className="pv-seat-body">
      <Stocks seat={seat} />
      <div className="pv-row pv-unitl">
        <UnitRow units={together} of={player} />
        {SPECIES.filter(species => untamed[species] > 0).map(species => (
          <span
            key={species}
            className="pv-un"
            {...told(`${board.untamed}${board.colon}${names.species[species]} ${untamed[species]}`)}
          >
            <Dino species={species} />
            <b>{untamed[species]}</b>
          </span>
        ))}
        <Amount
          of="heal"
          className="pv-beds"
          n={`${wounded}/${beds}`}
          tip={`${board.infirmary} ${wounded}/${beds}`}
        />
      </div>
      <p className="pv-row">
        <span className="pv-lbl">{board.artefacts}</span>
        <span className="pv-arts">
          {ARTEFACTS.map(one => (
            <i
              key={one}
              className={`pv-art${artefacts.includes(one) ? ' pv-got' : ''}`}
              {...told(`${names.artefact[one]}${artefacts.includes(one) ? `, ${board.owned}` : ''}`)}
            >
              <Sign name={one} />
            </i>
          ))}
        </span>
      </p>
      <p className="pv-row">
        <span className="pv-lbl">{board.ranch}</span>
        <b>{board.tiles(ranch.flat().length)}</b>
        <span className="pv-lbl">{board.adventure}</span>
        <b>{adventure ? PROPER[adventure.card] : board.completed(completed.length)}</b>
      </p>
    </div>
  )
}
