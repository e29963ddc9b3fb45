import type { Room } from '@tablee/kernel'
import { componentData } from './data/all.ts'
import { perseverance3 } from './game.ts'
import { play } from './play.ts'
import type { Perseverance3 } from './state.ts'
import { draw } from './terminal/draw.ts'
import { en, type Perseverance3Text } from './text/en.ts'
import { fr } from './text/fr.ts'

/** All of Perseverance, Episode 3. */
export const room: Room<Perseverance3, Perseverance3Text> = {
  ...play,
  game: perseverance3,
  text: { en, fr },
  data: componentData,
  draw,
}
