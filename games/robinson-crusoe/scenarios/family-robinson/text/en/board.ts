import type { ScenarioWords } from '../../../text/words.ts'

/** What the board says of Family Robinson, in English. */
export const words = {
  line: 'Make the island a home: build what the family needs.',
  toInvent: 'To invent',
  children: 'Children',
  campAll: 'Shelter, roof, palisade, weapons',
} satisfies ScenarioWords
