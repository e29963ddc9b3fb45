import type { Text } from '@tablee/kernel'
import type { Spot } from '../../../rules/query.ts'
import { place } from '../../../text/en/words.ts'

/** What is said in “On the Road of the Lost”. */
export const s06 = {
  exile: () => 'An exile waits on this tile. Do you meet them?',
  'exile.meet': (v: { gold: number }) => `Meet the exile for ${v.gold} gold`,
  'exile.pass': () => 'Do not pay',
  'exile.poor': (v: { gold: number }) =>
    `The exile of this tile asks for ${v.gold} gold, which you do not have.`,
  'exile.met': (v: { met: number }) => `You have met ${v.met} of the 4 exiles.`,
  'exile.next': (v: { place: Spot }) => `The next exile is at ${place(v.place)}.`,
  'exile.city': (v: { place: Spot }) => `The exile shows you the way to ${place(v.place)}.`,
} satisfies Text
