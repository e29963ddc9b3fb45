import { count } from '@tablee/common/words/en.ts'
import type { ScenarioWords } from '../../../text/words.ts'

/** What the board says of Cursed Island, in English. */
export const words = {
  line: 'Break the curse: raise five crosses, each on a tile of its own.',
  crosses: 'Crosses',
  fog: 'Fog',
  onSpaces: (n: number) => `on ${count(n, 'space')}`,
  deeds: {
    temple: 'Dark Temple',
  },
} satisfies ScenarioWords
