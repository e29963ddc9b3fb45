import { type Criterion, fewest } from '@tablee/common/prefer.ts'
import type { Specialist } from '../ids.ts'

/** A die of the pool. */
interface PoolDie {
  readonly owner: number
  readonly face: Specialist
}

/** The own die comes first, then a neutral one, then the other Dissenter’s; yours is never looked at (L2559-2563). */
export const byColour = (own: number, neutral: number): Criterion<PoolDie, 'colour'> =>
  fewest('colour', ({ owner }) => (owner === own ? 0 : owner === neutral ? 1 : 2))

/** The face that comes first in the order of a card (L2565). */
export const byFace = (order: readonly Specialist[]): Criterion<PoolDie, 'face'> =>
  fewest('face', ({ face }) => order.indexOf(face))
