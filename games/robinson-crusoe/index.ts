import type { Room } from '@tablee/kernel'
import { allData } from './data/all.ts'
import { play } from './play.ts'
import type { Robinson } from './state.ts'
import { draw } from './terminal/draw.ts'
import { en, type RobinsonText } from './text/en.ts'
import { rename } from './text/fr/rename.ts'
import { frenchNames } from './text/fr/titles.ts'
import { fr } from './text/fr.ts'

/** All of Robinson Crusoe. */
export const room: Room<Robinson, RobinsonText> = {
  ...play,
  text: { en, fr },
  data: () => [...allData(), ...frenchNames()],
  rename,
  draw,
}
