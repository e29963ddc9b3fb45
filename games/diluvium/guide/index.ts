import type { Guide } from '@tablee/board'
import type { DiluviumView } from '../view.ts'
import { advise } from './advice.ts'
import { lessons } from './lessons.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** A first game of Diluvium: the first scenario, alone against the Egyptians. */
export const guide: Guide<DiluviumView> = {
  start: {
    seats: ['you'],
    options: { scenario: 's01' },
    // Whoever follows the guide to the end wins here.
    seed: 4,
  },
  lessons,
  advise,
  text: { en, fr },
}
