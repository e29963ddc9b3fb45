import type { Room } from '@tablee/kernel'
import { componentData } from './data/all.ts'
import { play } from './play.ts'
import type { Diluvium } from './state.ts'
import { draw } from './terminal/draw.ts'
import { type DiluviumText, en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** All of Diluvium. */
export const room: Room<Diluvium, DiluviumText> = {
  ...play,
  text: { en, fr },
  data: componentData,
  draw,
}
