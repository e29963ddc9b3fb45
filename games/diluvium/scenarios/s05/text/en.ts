import type { Cast, Text } from '@tablee/kernel'
import type { Spot } from '../../../rules/query.ts'
import { place, resources, who } from '../../../text/en/words.ts'

/** What is said in “Late Recourse”. */
export const s05 = {
  'outpost.seen': (v: { place: Spot; strength: number }) =>
    `The outpost at ${place(v.place)} has a Military Strength of ${v.strength}.`,
  'outpost.bars': (v: { place: Spot }) =>
    `While the outpost at ${place(v.place)} stands, you cannot explore.`,
  'outpost.destroyed': (v: { place: Spot }) => `The outpost at ${place(v.place)} is destroyed.`,
  'craft.give': () => 'How much Craft do you give to the rival?',
  'craft.count': (v: { count: number }) => resources(v.count, 'craft'),
  'craft.given': (v: { party: number; count: number; total: number }, cast: Cast) =>
    `You give ${resources(v.count, 'craft')} to ${who(cast, v.party)}: ${v.total} in all.`,
  'no.outpost': () => 'An outpost stands here.',
} satisfies Text
