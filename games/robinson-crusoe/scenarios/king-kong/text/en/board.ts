import type { ScenarioWords } from '../../../text/words.ts'
import { CREW_NAME } from './names.ts'

/** What the board says of King Kong Island, in English. */
export const words = {
  line: 'Set three traps and catch King Kong, while the director lives.',
  traps: 'Traps',
  film: 'The film crew',
  captive: 'captured',
  free: 'to capture',
  crew: CREW_NAME,
  deeds: {
    actress: 'Free the actress',
    kingKong: 'Capture King Kong',
  },
} satisfies ScenarioWords
