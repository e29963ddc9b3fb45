import type { Text } from '@tablee/kernel'

/** Why a hint advises something, by the parts of a position’s worth. */
export const reasons = {
  'reason.goal': () => 'nearer to the goal of the scenario',
  'reason.greens': () => 'green tiles explored',
  'reason.lead': () => 'more gold than the rival in the end',
  'reason.clock': () => 'more rounds before a supply runs out',
  'reason.danger': () => 'the rival’s Warship is kept from your City',
  'reason.gold': () => 'more gold',
  'reason.goods': () => 'Food and Craft in the rack',
  'reason.army': () => 'Weapons and Military Strength',
  'reason.cards': () => 'Ruins cards in hand',
  'reason.settlers': () => 'settlers that bring more at the next harvest',
  'reason.lands': () => 'explored tiles with free slots',
  'reason.monsters': () => 'monsters that you can beat',
  'reason.rivals': () => 'the others fall back',
} satisfies Text
