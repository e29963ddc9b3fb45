import type { ScenarioWords } from '../../../text/words.ts'

/** What the board says of Cannibal Island, in English. */
export const words = {
  line: 'Find the City of the cannibals and destroy it.',
  villages: 'Villages burnt',
  city: 'The City',
  strength: (n: number) => `strength ${n}`,
  deeds: {
    village: 'Attack the village',
    city: 'Attack the city',
  },
} satisfies ScenarioWords
