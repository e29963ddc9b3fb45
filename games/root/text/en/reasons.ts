import type { Text } from '@tablee/kernel'

/** Why a hint advises something, by the parts of a position’s worth, in English. */
export const reasons = {
  'reason.points': () => 'more points',
  'reason.forces': () => 'a stronger position in the woodland',
  'reason.hand': () => 'a more useful hand',
  'reason.effects': () => 'lasting effects',
  'reason.rivals': () => 'your rivals fall back',
} satisfies Text
