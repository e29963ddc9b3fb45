import type { Guide } from '@tablee/board'
import type { Perseverance4View } from '../view.ts'
import { advise } from './advice.ts'
import { lessons } from './lessons.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** A first game of Perseverance, Episode 4: alone against the Dissenters at the lowest level. */
export const guide: Guide<Perseverance4View> = {
  start: {
    seats: ['you'],
    options: { leaders: ['phoenix'], colours: ['blue'], level: 'spectator' },
    seed: 4,
  },
  lessons,
  advise,
  text: { en, fr },
}
