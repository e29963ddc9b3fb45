import type { Text } from '@tablee/kernel'

/** Why a hint advises something, by the parts of a position’s worth, in English. */
export const reasons = {
  'reason.health': () => 'fewer wounds',
  'reason.food': () => 'food for the night',
  'reason.wood': () => 'wood at hand',
  'reason.camp': () => 'a safer camp',
  'reason.goal': () => 'the scenario’s goal comes nearer',
  'reason.spirits': () => 'better morale and determination',
  'reason.finds': () => 'useful things at hand',
} satisfies Text
