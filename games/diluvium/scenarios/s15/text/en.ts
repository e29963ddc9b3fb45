import type { Text } from '@tablee/kernel'
import type { IslandType } from '../../../data/types.ts'
import type { Spot } from '../../../rules/query.ts'
import { island } from '../../../text/en/words.ts'

/** What is said in “Wrath of the Hydra”. */
export const s15 = {
  hydra: () => 'The Hydra devours an allied settler: which one?',
  'hydra.ate': (v: { place: Spot; type: IslandType }) =>
    `The Hydra devours an allied settler on ${island(v.place, v.type)}.`,
  'hydra.head': (v: { heads: number }) =>
    v.heads < 3
      ? `You cut head ${v.heads} of the Hydra, and it throws your Warship back to your City.`
      : 'You cut the last head of the Hydra.',
} satisfies Text
