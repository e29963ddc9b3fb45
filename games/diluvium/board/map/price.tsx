import type { FC } from 'react'
import type { PlaceView } from '../../view.ts'
import { SignAt } from '../ui/art.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { HY } from './plan.ts'

/** What a candidate to sail says. */
interface Sailing {
  readonly food: number
  readonly weapons: number
  readonly stays: boolean
}

/** What sailing to a place costs in all, where a ship may go there now. */
export const Price: FC<{ readonly place: PlaceView }> = ({ place }) => {
  const { chosen } = usePart().props
  const [candidate] = useSpot(`place:${place.at}`).candidates
  if (candidate?.say.id !== 'sail.to') return null
  const { food, weapons, stays } = candidate.say.values as unknown as Sailing
  if (stays) return null
  const wide = weapons > 0 ? 84 : 42
  const [x, y] = place.up ? [place.green ? 26 : 12, 11 - HY] : [0, HY - 25]
  return (
    <g
      className={`dl-price${candidate.key === chosen ? ' is-chosen' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <rect x={-wide / 2} y="-10" width={wide} height="20" rx="10" />
      {weapons > 0 && <Amount x={21} sign="weapons" count={weapons} />}
      <Amount x={weapons > 0 ? -21 : 0} sign="food" count={food} />
    </g>
  )
}

/** So much of a resource, about a middle. */
const Amount: FC<{ readonly x: number; readonly sign: 'food' | 'weapons'; readonly count: number }> = ({
  x,
  sign,
  count,
}) => (
  <>
    <text x={x - 3} y="5">
      {count}
    </text>
    <SignAt name={sign} x={x + 8.5} y={0} size={15} />
  </>
)
