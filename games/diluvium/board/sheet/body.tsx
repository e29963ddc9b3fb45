import type { SheetProps } from '@tablee/board'
import type { FC, ReactNode } from 'react'
import { RANDOM_ACTION } from '../../data/tokens.ts'
import { ISLAND_TYPES } from '../../data/types.ts'
import { settlersAt } from '../../rules/query.ts'
import { RIVAL } from '../../state.ts'
import type { DiluviumView } from '../../view.ts'
import { powerIn } from '../contents.ts'
import { TypeDisc } from '../ui/art.tsx'
import { Part, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { ScenarioSheet } from './scenario.tsx'
import './sheet.css'

/** A sheet by what it explains. */
const Body: FC<SheetProps<DiluviumView>> = props => {
  const { about, view, language } = props
  const { sheets, board } = wordsIn(language)
  const [kind, id] = about.split(':')
  return (
    <Part props={{ ...props, candidates: [], refused: [] }} className="dl-sheet" label={sheets.label}>
      {kind === 'scenario' ? (
        <ScenarioSheet />
      ) : kind === 'card' ? (
        <p>{board.playable}</p>
      ) : view.rival && Number(id) === RIVAL ? (
        <RivalSheet />
      ) : (
        <SeatSheet seat={Number(id)} />
      )}
    </Part>
  )
}

export default Body

const Rows: FC<{ readonly rows: readonly (readonly [name: string, value: ReactNode])[] }> = ({ rows }) => (
  <dl>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** What a party has on the map. */
function onMap({ places }: DiluviumView, party: number): { settlers: number; explored: number } {
  const all = Object.values(places)
  return {
    settlers: all.reduce((sum, place) => sum + settlersAt(place, party), 0),
    explored: all.filter(({ markers }) => markers.includes(party)).length,
  }
}

const Now: FC<{ readonly party: number; readonly children?: ReactNode }> = ({ party }) => {
  const { view, sheets, board } = useView()
  const { gold, strength, reserve } = powerIn(view, party)
  const { settlers, explored } = onMap(view, party)
  return (
    <>
      <h3>{sheets.now}</h3>
      <Rows
        rows={[
          [sheets.gold, gold],
          [board.strength, strength],
          [sheets.onMap, settlers],
          [board.reserve, reserve.length],
          [sheets.explored, explored],
        ]}
      />
    </>
  )
}

/** How the rival plays, in the order in which it decides. */
const RivalSheet: FC = () => {
  const { sheets, names } = useView()
  return (
    <>
      <ul className="dl-sheet-list">
        {sheets.rival.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{sheets.bySymbol}</h3>
      <ul className="dl-sheet-random">
        {ISLAND_TYPES.map(type => (
          <li key={type}>
            <TypeDisc type={type} />
            <span>{names.island[type]}</span>
            <b>{names.action[RANDOM_ACTION[type]]}</b>
          </li>
        ))}
      </ul>
      <Now party={RIVAL} />
    </>
  )
}

const ABILITIES = ['explore', 'cheaper', 'settlers', 'extra', 'fight', 'strength'] as const

/** A seat: its action board and what it has. */
const SeatSheet: FC<{ readonly seat: number }> = ({ seat }) => {
  const {
    view,
    sheets,
    names,
    board: { colon },
  } = useView()
  const { civ, board, abilities, limit, cards } = view.players[seat]
  return (
    <>
      <p>{sheets.who[civ]}</p>
      <h3>{`${sheets.board}${colon}${names.board[board]}`}</h3>
      <Rows rows={ABILITIES.map(one => [sheets.abilities[one], abilities[one]])} />
      <Now party={seat} />
      <Rows
        rows={[
          [sheets.rack, limit],
          [sheets.cards, cards],
        ]}
      />
    </>
  )
}
