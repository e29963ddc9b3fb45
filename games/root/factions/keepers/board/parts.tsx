import { Stat } from '@tablee/board/kit/stat.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { Belongings } from '../../../board/parts/head.tsx'
import { WarriorSupply } from '../../../board/parts/supply.tsx'
import { Icon } from '../../../board/ui/art.tsx'
import { Mini } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { wordsOf } from '../../../board/words.ts'
import type { Player } from '../../../state.ts'
import { COLUMNS, type Column, RELIC_TYPES, SIDE, SIDES, type Waystation } from '../data.ts'
import type { KeepersState } from '../rules/state.ts'
import type { KeepersWords } from '../text/en/board.ts'

const WORDS = wordsOf<KeepersWords>('keepers')

const sizeOf = ({ retinue }: KeepersState): number =>
  COLUMNS.reduce((sum, column) => sum + retinue[column].length, 0)

/** A column of the Retinue with its cards; tinted while it acts. */
const RetinueColumn: FC<{
  readonly column: Column
  readonly own: KeepersState
  readonly now: boolean
  readonly name: string
}> = ({ column, own, now, name }) => (
  <div {...useSpotAttributes(`retinue:${column}`, `rt-column${now ? ' is-now' : ''}`)}>
    <h3>{name}</h3>
    <p>
      {own.retinue[column].map(card => (
        <Mini key={card} card={card} spent={own.acted.includes(card)} />
      ))}
    </p>
  </div>
)

/** The Retinue in its three columns. */
const Retinue: FC<Own & { readonly own: KeepersState; readonly short?: boolean }> = ({
  seat,
  own,
  short,
}) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const { turn } = view
  const acts = turn.seat === seat && turn.phase === 'daylight' ? COLUMNS[turn.notes.column ?? 0] : null
  const tight = short && sizeOf(own) > 7 ? 'is-tight' : ''
  return (
    <div className={`rt-retinue ${tight}`}>
      {COLUMNS.map(column => (
        <RetinueColumn
          key={column}
          column={column}
          own={own}
          now={column === acts}
          name={(short ? words.columnShort : words.column)[column]}
        />
      ))}
    </div>
  )
}

/** How many relics of each type were recovered. */
const Recovered: FC<{ readonly own: KeepersState }> = ({ own }) => {
  const words = WORDS[usePart().props.language]
  return RELIC_TYPES.map(type => (
    <Stat
      key={type}
      tip={words.relicTip(words.relic[type], own.recovered[type])}
      sign={
        <span className="rt-relic">
          <Icon name={type} />
        </span>
      }
      n={own.recovered[type].length}
    />
  ))
}

/** How many waystations stand on the map. */
const Waystations: FC<{ readonly player: Player }> = ({ player: { built } }) => {
  const words = WORDS[usePart().props.language]
  return (
    <Stat
      tip={words.waystationsTip(onMap(built))}
      sign={
        <span className="rt-tile">
          <Icon name="waystation" />
        </span>
      }
      n={onMap(built)}
    />
  )
}

/** The Keepers as others see them: Retinue, relics, waystations, supply. */
const Lines: FC<Own> = ({ seat, player }) => {
  const { keepers: own } = player
  if (!own) return null
  return (
    <>
      <Retinue seat={seat} player={player} own={own} short />
      <div className="rt-line">
        <Recovered own={own} />
        <span className="kit-grow" />
        <Waystations player={player} />
        <WarriorSupply player={player} />
      </div>
      {player.items.length + player.effects.length > 0 && (
        <div className="rt-line">
          <Belongings seat={seat} items={player.items} effects={player.effects} />
        </div>
      )}
    </>
  )
}

/** The relic board: a row for each type, a column for each set. */
const RelicBoard: FC<{ readonly own: KeepersState }> = ({ own }) => {
  const words = WORDS[usePart().props.language]
  return (
    <table className="rt-relics" aria-label={words.recovered}>
      <tbody>
        {RELIC_TYPES.map(type => (
          <tr key={type}>
            <th scope="row">
              <span
                className="rt-relic"
                {...FOCUSABLE}
                data-ref={`tip:${words.relicTip(words.relic[type], own.recovered[type])}`}
              >
                <Icon name={type} />
              </span>
            </th>
            {[0, 1, 2, 3].map(space => (
              <td key={space} className={own.recovered[type][space] === undefined ? '' : 'is-full'}>
                <span>{own.recovered[type][space]}</span>
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <td />
          {[0, 1, 2, 3].map(space => (
            <td
              key={space}
              className={RELIC_TYPES.every(type => own.recovered[type].length > space) ? 'is-done' : ''}
            >
              {words.columnBonus}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** A side of a waystation: hollow once its waystation is on the map. */
const Side: FC<{ readonly side: Waystation; readonly player: Player }> = ({
  side,
  player: { buildings },
}) => {
  const stands = onMap(buildings[side]) > 0
  const away = stands || onMap(buildings[SIDE[side].turned]) > 0
  const attributes = useSpotAttributes(`waystation:${side}`, `rt-base${away ? ' is-open' : ''}`)
  return (
    <span {...attributes}>
      <Icon name={SIDE[side].type} />
    </span>
  )
}

/** The three waystations with both their sides. */
const Sides: FC<{ readonly player: Player }> = ({ player }) => (
  <div className="rt-sides">
    {SIDES.filter((_, i) => i % 2 === 0).map(side => (
      <span key={side} className="rt-pair">
        <Side side={side} player={player} />
        <Side side={SIDE[side].turned} player={player} />
      </span>
    ))}
  </div>
)

/** The Keepers' own board. */
const Board: FC<Own> = ({ seat, player }) => {
  const words = WORDS[usePart().props.language]
  const { keepers: own } = player
  if (!own) return null
  return (
    <>
      <div className="rt-own rt-reliquary">
        <div>
          <h3>{words.recovered}</h3>
          <RelicBoard own={own} />
        </div>
        <div>
          <h3>{words.waystations}</h3>
          <Sides player={player} />
        </div>
      </div>
      <div className="rt-own rt-cortege">
        <h3>
          {words.retinue} <small>{words.retinueCount(sizeOf(own))}</small>
        </h3>
        <Retinue seat={seat} player={player} own={own} />
      </div>
    </>
  )
}

/** Retinue, and relics recovered. */
const Key: FC<Own> = ({ player }) => {
  const { keepers: own } = player
  if (!own) return null
  return (
    <>
      <Recovered own={own} />
      <Waystations player={player} />
    </>
  )
}

/** The Keepers drawn. */
export const parts: FactionParts = { Lines, Board, Key, Supply: WarriorSupply }
