import type { Payment } from '../../data/types.ts'
import type { Deed, Robinson } from '../../state.ts'
import { sourceKind } from '../island.ts'
import { paymentsFor } from './cost.ts'

/** A deed as the values of a message. */
export interface DeedValues extends Pick<Deed, 'type' | 'what' | 'node'> {
  /** What a gather brings; '' for all else. */
  readonly gives: 'wood' | 'food' | ''
  /** Which of several sources of this kind on the tile; 0 where there is one only. */
  readonly nth: number
  /** How it is paid, where there is more than one way. */
  readonly paid: Payment | null
}

/** What tells a deed to the words. */
export function deedValues(state: Robinson, deed: Deed): DeedValues {
  const { type, what, node, source, pay } = deed
  const ways = paymentsFor(state, deed)
  const paid = ways.length > 1 ? (ways[pay] ?? null) : null
  if (type !== 'gather' || node === '') return { type, what, node, gives: '', nth: 0, paid }
  return { type, what, node, paid, ...sourceKind(state, node, source) }
}
