import type { Guide } from '@tablee/board'
import { FIRST } from '../scenarios/data.ts'
import type { RobinsonView } from '../view.ts'
import { advise } from './advice.ts'
import { lessons } from './lessons.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** A first game of Robinson Crusoe: the first scenario, alone as the carpenter, with Friday and the Dog. */
export const guide: Guide<RobinsonView> = {
  start: {
    seats: ['you'],
    options: { scenario: FIRST, characters: ['carpenter'], versions: ['woman'] },
    // The shovel brings a wound and an adventure, then a body on the beach that it buries; the first space has
    // wood and a beast.
    seed: 10410,
  },
  lessons,
  advise,
  text: { en, fr },
}
