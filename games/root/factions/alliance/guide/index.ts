import type { Guide } from '@tablee/board'
import type { RootView } from '../../../view.ts'
import { advise } from './advice.ts'
import { lessons } from './lessons.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** A first game of Root as the Alliance, against the Marquise and the Eyrie. */
export const guide: Guide<RootView> = {
  start: {
    seats: ['you', { bot: 'search:easy' }, { bot: 'search:easy' }],
    options: { factions: ['alliance', 'marquise', 'eyrie'], seating: 'asListed' },
    // The supporters open a corner of the map at once, and two of a suit are left to revolt with early.
    seed: 5,
  },
  level: 3,
  lessons,
  advise,
  text: { en, fr },
}
