import type { Guide } from '@tablee/board'
import { advise } from '../../../factions/marquise/guide/advice.ts'
import type { RootView } from '../../../view.ts'
import { lessons } from './lessons.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** A first game of Root alone against a robot: the Marquise against the Electric Eyrie. */
export const guide: Guide<RootView> = {
  start: {
    seats: ['you'],
    options: { factions: ['marquise'], robots: ['electricEyrie'], seating: 'asListed' },
    // The robot crafts with its order, chooses among several clearings and attacks, all before the guide is over.
    seed: 38,
  },
  level: 4,
  lessons,
  advise,
  text: { en, fr },
}
