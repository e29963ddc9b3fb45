import type { Guide } from '@tablee/board'
import type { Perseverance3View } from '../view.ts'
import { advise } from './advice.ts'
import { lessons } from './lessons.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** A first game of Perseverance, Episode 3: Adelita among three, set up as the book suggests. */
export const guide: Guide<Perseverance3View> = {
  start: {
    seats: ['you', { bot: 'search:easy' }, { bot: 'search:easy' }],
    options: { firstGame: true },
    seed: 7,
  },
  lessons,
  advise,
  text: { en, fr },
}
