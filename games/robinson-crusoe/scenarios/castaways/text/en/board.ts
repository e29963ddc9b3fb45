import type { ScenarioWords } from '../../../text/words.ts'

/** What the board says of Castaways, in English. */
export const words = {
  line: 'Before round 12 ends, light a great fire that a ship will see.',
  woodpile: 'Woodpile',
  burning: 'burning',
  round: 'Round',
  shipRounds: '10, 11 or 12',
} satisfies ScenarioWords
