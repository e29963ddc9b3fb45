import { count } from '@tablee/common/words/en.ts'
import type { ScenarioWords } from '../../../text/words.ts'

/** What the board says of Jenny Needs Help!, in English. */
export const words = {
  line: 'Fetch Jenny from the wreck, then build the Lifeboat and put to sea.',
  steps: 'The rescue',
  atCamp: 'at the camp',
  heartsLeft: (n: number) => `bears ${count(n, 'wound')}`,
  deeds: {
    rescue: 'Fetch Jenny',
  },
} satisfies ScenarioWords
