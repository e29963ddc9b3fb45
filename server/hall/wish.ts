import type { Seat } from '@tablee/kernel'
import type { TableRow } from '../database/schema.ts'

/** What somebody asks of all others at a table with a clock: to stop it for a while, or more time for themselves. */
export interface KeptWish {
  readonly kind: 'pause' | 'time'
  readonly by: Seat
  /** The milliseconds that are asked for. */
  readonly ms: number
  readonly agreed: readonly Seat[]
}

/** The wish that is open at a table. */
export function wishOf({ wish }: Pick<TableRow, 'wish'>): KeptWish | null {
  return wish === null ? null : (JSON.parse(wish) as KeptWish)
}
