import type { Text } from '@tablee/kernel'
import type { Spot } from '../../../rules/query.ts'
import { count, place } from '../../../text/en/words.ts'

/** What is said in “A Friend in Need”. */
export const s04 = {
  'objective.won': (v: { won: number }) =>
    `One resource of each type goes to the Egyptians: you have ${count(v.won, 'Objective token')}.`,
  'egyptians.fled': (v: { place: Spot; count: number }) =>
    `${count(v.count, 'Egyptian settler returns', 'Egyptian settlers return')} from ${place(v.place)} to your side.`,
} satisfies Text
