import type { FC } from 'react'
import type { PlaceView } from '../../view.ts'
import { SignAt } from '../ui/art.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { HY } from './plan.ts'

/** What a candidate to sail says. */
interface Sailing {
  readonly food: number
  readonly stays: boolean
}

/** What sailing to a place costs in all, where a ship may go there now. */
export const Price: FC<{ readonly place: PlaceView }> = ({ place }) => {
  const { chosen } = usePart().props
  const [candidate] = useSpot(`place:${place.at}`).candidates
  if (candidate?.say.id !== 'sail.to') return null
  const { food, stays } = candidate.say.values as unknown as Sailing
  if (stays) return null
  const [x, y] = place.up ? [place.green ? 26 : 12, 11 - HY] : [0, HY - 25]
  return (
    <g
      className={`dl-price${candidate.key === chosen ? ' is-chosen' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <rect x="-21" y="-10" width="42" height="20" rx="10" />
      <text x="-3" y="5">
        {food}
      </text>
      <SignAt name="food" x={8.5} y={0} size={15} />
    </g>
  )
}
