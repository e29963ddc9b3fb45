import { Amount, Sign } from '@tablee/perseverance/board/pieces.tsx'
import { Stock } from '@tablee/perseverance/board/stock.tsx'
import { RESOURCES } from '@tablee/perseverance/ids.ts'
import { mineOf } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import type { Player } from '../../state.ts'
import { UNITS } from '../../state.ts'
import { Tray } from '../map/tray.tsx'
import { SoloObjectives } from '../solo/objectives.tsx'
import { Hut } from '../ui/art.tsx'
import { Part, type Props, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { AdventureNow, Objective } from './cards.tsx'
import { SeatHead } from './head.tsx'
import { Artefacts, Ranch } from './ranch.tsx'
import { MyUnits, MyUntamed } from './units.tsx'
import '@tablee/perseverance/board/css/mine.css'

/** What lies in front of the seat that looks: stocks, units, ranch, artefacts, adventure, objective. */
export const Mine: FC<Props> = props => {
  const { view, language, size } = props
  const mine = mineOf(view)
  if (!mine || view.seat === null) return null
  return (
    <Part
      props={props}
      className={`pv-mine is-${size} f-${mine.leader}`}
      label={wordsIn(language).board.mine}
    >
      <div className="pv-me">
        <SeatHead seat={view.seat} />
        <MyStocks mine={mine} />
        <Reserve mine={mine} seat={view.seat} />
      </div>
      {size !== 'tablet' && <Units mine={mine} />}
      <Ranch mine={mine} />
      <Artefacts mine={mine} />
      {size !== 'tablet' && <Cards mine={mine} />}
    </Part>
  )
}

const Cards: FC<{ readonly mine: Player }> = ({ mine }) => {
  const { solo } = useView().view
  return (
    <>
      <AdventureNow mine={mine} />
      {solo ? <SoloObjectives solo={solo} /> : <Objective mine={mine} />}
    </>
  )
}

/** On a tablet, apart from the ranch: units, the adventure under way, the objective. */
export const Hand: FC<Props> = props => {
  const { view, language, size } = props
  const mine = mineOf(view)
  if (!mine || size !== 'tablet') return null
  return (
    <Part props={props} className={`pv-mine is-hand f-${mine.leader}`} label={wordsIn(language).board.hand}>
      <Units mine={mine} />
      <Cards mine={mine} />
    </Part>
  )
}

const MyStocks: FC<{ readonly mine: Player }> = ({ mine }) => {
  const { names, board } = useView()
  return (
    <div className="pv-myres">
      {RESOURCES.map(one => (
        <Stock
          key={one}
          of={one}
          n={mine.resources[one]}
          name={names.resource[one]}
          below={board.stock[one]}
        />
      ))}
    </div>
  )
}

/** What is still in the supply of a seat: rangers, shelters, cubes, saddles. */
const Reserve: FC<{ readonly mine: Player; readonly seat: number }> = ({ mine, seat }) => {
  const { board } = useView()
  const { reserve, shelters, cubes, saddles } = mine
  return (
    <p className="pv-keep">
      <Amount of="ranger" n={reserve} tip={`${board.rangers} ${board.reserve}${board.colon}${reserve}`} />
      <span className="pv-num-i">
        <Hut owner={seat} />
        <b>{shelters}</b>
      </span>
      <Amount of="influence" n={cubes} tip={`${board.cubes} ${board.reserve}${board.colon}${cubes}`} />
      <Amount
        of="saddle"
        n={`${saddles.large}+${saddles.small}`}
        tip={`${board.large} ${saddles.large}, ${board.small} ${saddles.small}`}
      />
      <small>{board.reserve}</small>
    </p>
  )
}

const Units: FC<{ readonly mine: Player }> = ({ mine }) => {
  const { board, data } = useView()
  const { infirmary, covered } = data.board
  const open = mine.opened ? infirmary : infirmary - covered
  const wounded = UNITS.reduce((sum, unit) => sum + mine.infirmary[unit], 0)
  return (
    <div className="pv-units">
      <div className="pv-ug">
        <h3>{board.home}</h3>
        <p>
          <MyUnits units={mine.home} of={mine} place="home" />
        </p>
      </div>
      <div className="pv-ug">
        <h3>{board.untamed}</h3>
        <p>
          <MyUntamed of={mine} />
        </p>
      </div>
      <div className="pv-ug">
        <h3>{board.tired}</h3>
        <p>
          <MyUnits units={mine.tired} of={mine} place="tired" />
        </p>
      </div>
      <div className="pv-ug pv-inf">
        <h3>
          {board.infirmary} {wounded}/{open}
        </h3>
        <p>
          <MyUnits units={mine.infirmary} of={mine} place="infirmary" />
          {!mine.opened && <Sign name="lock" />}
        </p>
      </div>
    </div>
  )
}

/** On a phone, under every pane: the dice while one is chosen, stocks and units. */
export const Pool: FC<Props> = props => {
  const { view, language, face } = props
  const mine = mineOf(view)
  if (!mine) return null
  const dice = face?.candidates.some(({ key }) => /^-?\d:/.test(key)) ?? false
  return (
    <Part props={props} className={`pv-pool-bar f-${mine.leader}`} label={wordsIn(language).board.stocks}>
      {dice && <Tray />}
      <div className="pv-row">
        <PoolStocks mine={mine} />
      </div>
    </Part>
  )
}

const PoolStocks: FC<{ readonly mine: Player }> = ({ mine }) => {
  const { names } = useView()
  return (
    <>
      {RESOURCES.map(one => (
        <Amount
          key={one}
          of={one}
          n={mine.resources[one]}
          tip={`${names.resource[one]} ${mine.resources[one]}`}
        />
      ))}
      <MyUnits units={mine.home} of={mine} place="pool" />
    </>
  )
}

/** The seat that looks in one line, beside its hand on a tablet. */
export const Brief: FC<Props> = props => {
  const { view, language } = props
  const mine = mineOf(view)
  if (!mine || view.seat === null) return null
  return (
    <Part props={props} className={`pv-brief f-${mine.leader}`} label={wordsIn(language).board.mine}>
      <SeatHead seat={view.seat} />
      <MyStocks mine={mine} />
    </Part>
  )
}
