import type { Guide } from '@tablee/board'
import type { RootView } from '../../../view.ts'
import { advise } from './advice.ts'
import { lessons } from './lessons.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** A first game of Root as the Eyrie, against the Marquise and the Alliance. */
export const guide: Guide<RootView> = {
  start: {
    seats: ['you', { bot: 'search:easy' }, { bot: 'search:easy' }],
    options: { factions: ['eyrie', 'marquise', 'alliance'], seating: 'asListed' },
    // The first hand has an order to move that lasts and a bird to build with: no turmoil for whoever takes advice.
    seed: 38,
  },
  level: 2,
  lessons,
  advise,
  text: { en, fr },
}
