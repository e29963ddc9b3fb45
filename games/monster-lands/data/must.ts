import type { Must } from '@tablee/kernel'
import { GOODS, SPACES } from './types.ts'

/** A whole number. */
export const count = (min: number, max: number): Must => ({ kind: 'number', min, max })

/** One of some words. */
export const oneOf = (values: readonly string[]): Must => ({ kind: 'choice', values })

const some = (kinds: readonly string[], max: number): Must => ({
  kind: 'record',
  fields: Object.fromEntries(kinds.map(kind => [kind, count(0, max)])),
})

/** How many dice of each colour. */
export const DICE: Must = some(['force', 'magic', 'persuasion'], 4)

/** How many of each good. */
export const REWARD: Must = some(GOODS, 12)

/** The dice of a mission. */
export const MISSION_DICE: Must = { kind: 'list', of: oneOf(SPACES), min: 1, max: 6 }
