import type { Guide } from '@tablee/board'
import type { RootView } from '../../../view.ts'
import { advise } from './advice.ts'
import { lessons } from './lessons.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** A first game of Root as the Marquise, against the Eyrie and the Alliance. */
export const guide: Guide<RootView> = {
  start: {
    seats: ['you', { bot: 'search:easy' }, { bot: 'search:easy' }],
    options: { factions: ['marquise', 'eyrie', 'alliance'], seating: 'asListed' },
    // The first hand holds an item for a Workshop, a bird and a card for overwork.
    seed: 537,
  },
  level: 1,
  lessons,
  advise,
  text: { en, fr },
}
