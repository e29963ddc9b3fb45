import type { Guide } from '@tablee/board'
import type { MonsterView } from '../view.ts'
import { advise } from './advice.ts'
import { lessons } from './lessons.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** A first game of Monster Lands: the Fire Clan against the Water Clan. */
export const guide: Guide<MonsterView> = {
  start: {
    seats: ['you', { bot: 'search:easy' }],
    options: { clans: ['fire', 'water'] },
    // Somebody to recruit at once, and a first monster that the guide's advice captures.
    seed: 94,
  },
  lessons,
  advise,
  text: { en, fr },
}
