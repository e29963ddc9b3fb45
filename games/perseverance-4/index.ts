import type { Room } from '@tablee/kernel'
import { componentData } from './data/all.ts'
import { perseverance4 } from './game.ts'
import { play } from './play.ts'
import type { Perseverance4 } from './state.ts'
import { draw } from './terminal/draw.ts'
import { en, type Perseverance4Text } from './text/en.ts'
import { fr } from './text/fr.ts'

/** All of Perseverance, Episode 4. */
export const room: Room<Perseverance4, Perseverance4Text> = {
  ...play,
  game: perseverance4,
  text: { en, fr },
  data: componentData,
  draw,
}
