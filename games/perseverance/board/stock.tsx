import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { Resource } from '../ids.ts'
import { Sign } from './pieces.tsx'

/** How much there is of a resource, which may be chosen. */
export const Stock: FC<{
  readonly of: Resource
  readonly n: number
  readonly name: string
  /** Its name below the number. */
  readonly below?: string
}> = ({ of, n, name, below }) => (
  <span {...useSpotAttributes(`resource:${of}`, n === 0 ? 'pv-zero' : '', `${name} ${n}`)}>
    <Sign name={of} />
    <b>{n}</b>
    {below !== undefined && <small>{below}</small>}
  </span>
)
