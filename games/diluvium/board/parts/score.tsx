import { told } from '@tablee/board/kit/told.ts'
import type { CSSProperties, FC } from 'react'
import { RESOURCES, type Resource } from '../../data/types.ts'
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
      {view.gold && (
        <Scale
          of="gold"
          name={board.gold}
          left={view.gold.supply}
          cells={Math.ceil(view.gold.start / GOLD_CELL)}
          full={Math.ceil(view.gold.supply / GOLD_CELL)}
          low={view.gold.supply * 5 <= view.gold.start}
        />
      )}
      {view.final && <li className="dl-last">{board.lastRound}</li>}
    </ol>
  )
}

const Scale: FC<{
  readonly of: Resource | 'gold'
  readonly name: string
  readonly left: number
  readonly cells: number
  readonly full: number
  readonly low: boolean
}> = ({ of, name, left, cells, full, low }) => {
  const { board } = useView()
  return (
    <li className={`dl-pile k-${of}${low ? ' is-low' : ''}`} {...told(board.left(name, left))}>
      <span className="dl-pile-head">
        <Sign name={of} />
        <span>{name}</span>
        <b>{left}</b>
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
