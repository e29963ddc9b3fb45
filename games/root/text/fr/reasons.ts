import type { SameMessages } from '@tablee/kernel'
import type { reasons as en } from '../en/reasons.ts'

/** Why a hint advises something, by the parts of a position’s worth, in French. */
export const reasons: SameMessages<typeof en> = {
  'reason.points': () => 'davantage de points',
  'reason.forces': () => 'une position plus forte dans les Sous-Bois',
  'reason.hand': () => 'une main plus utile',
  'reason.effects': () => 'des effets durables',
  'reason.rivals': () => 'vos rivaux reculent',
}
