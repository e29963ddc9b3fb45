import { told } from '@tablee/board/kit/told.ts'
import type { CSSProperties, FC } from 'react'
import { RESOURCES, type Resource } from '../../data/types.ts'
import type { Gold } from '../../state.ts'
import { partiesIn, powerIn } from '../contents.ts'
import { atStep } from '../moments/at-step.ts'
import { Amount, Settler, Sign } from '../ui/art.tsx'
import { Part, type Props, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'

/** A cell of the gold scale stands for so much. */
const GOLD_CELL = 4

/** The clock over the map: the piles and the gold, of which an empty one brings the last round. */
export const Score: FC<Props> = given => {
  const props = atStep(given)
  const { board } = wordsIn(props.language)
  return (
    <Part props={props} className={`dl-clock is-${props.size}`} label={board.clock}>
      {props.size === 'phone' ? <Chips /> : <Scales />}
    </Part>
  )
}

const Scales: FC = () => {
  const { view, board, names } = useView()
  const least = Math.min(...RESOURCES.map(one => view.supply[one]))
  const isLow = (one: Resource): boolean => view.supply[one] === least && least * 2 <= view.start[one]
  return (
    <ol>
      {RESOURCES.map(one => (
        <Scale
          key={one}
          of={one}
          name={names.resource[one]}
          left={view.supply[one]}
          cells={view.start[one]}
          full={view.supply[one]}
          low={isLow(one)}
        />
      ))}
      {view.gold && <GoldScale gold={view.gold} />}
      {view.final && <li className="dl-last">{board.lastRound}</li>}
    </ol>
  )
}

/** The gold of a game for one: the supply, and what lies aside where that runs out too (s13.10, s13.11). */
const GoldScale: FC<{ readonly gold: Gold }> = ({ gold: { supply, aside, start } }) => {
  const { board } = useView()
  const all = supply + (aside ?? 0)
  return (
    <Scale
      of="gold"
      name={board.gold}
      left={supply}
      aside={aside}
      cells={Math.ceil(start / GOLD_CELL)}
      full={Math.ceil(supply / GOLD_CELL)}
      low={all * 5 <= start}
    />
  )
}

const Scale: FC<{
  readonly of: Resource | 'gold'
  readonly name: string
  readonly left: number
  readonly aside?: number | null
  readonly cells: number
  readonly full: number
  readonly low: boolean
}> = ({ of, name, left, aside = null, cells, full, low }) => {
  const { board } = useView()
  const tip = board.left(name, left) + (aside === null ? '' : ` ${board.aside(aside)}`)
  return (
    <li className={`dl-pile k-${of}${low ? ' is-low' : ''}`} {...told(tip)}>
      <span className="dl-pile-head">
        <Sign name={of} />
        <span>{name}</span>
        <b>{aside === null ? left : `${left} + ${aside}`}</b>
      </span>
      <span
        className="dl-scale"
        style={{ '--cells': Math.max(1, cells), '--full': Math.min(full, cells) } as CSSProperties}
      />
    </li>
  )
}

/** The gold of all parties and the piles, where there is no room for scales. */
const Chips: FC = () => {
  const { view, board, names } = useView()
  return (
    <>
      <div className="kit-chips">
        <ol>
          {partiesIn(view).map(party => {
            const { civ, gold } = powerIn(view, party)
            return (
              <li key={party} className={`f-${civ}${party === view.seat ? ' is-marked' : ''}`}>
                <Settler civ={civ} />
                <span className="sr">{board.people[civ]}</span>
                <b>{gold}</b>
              </li>
            )
          })}
        </ol>
      </div>
      {RESOURCES.map(one => (
        <Amount
          key={one}
          of={one}
          n={view.supply[one]}
          tip={board.left(names.resource[one], view.supply[one])}
        />
      ))}
    </>
  )
}
