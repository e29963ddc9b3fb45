import type { Text } from '@tablee/kernel'

/** Why a hint advises something, by the parts of a position’s worth, in English. */
export const reasons = {
  'reason.points': () => 'more victory points',
  'reason.ventures': () => 'better prospects for your expeditions',
  'reason.clan': () => 'a stronger clan in the turns to come',
  'reason.wealth': () => 'gold for wages and purchases',
  'reason.stock': () => 'traps, tokens and equipment at hand',
  'reason.dice': () => 'dice left to deploy',
  'reason.rivals': () => 'your rivals fall back',
} satisfies Text
