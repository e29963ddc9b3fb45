import type { Room } from '@tablee/kernel'
import { componentData } from './data/all.ts'
import { monsterLands } from './game.ts'
import { play } from './play.ts'
import type { MonsterLands } from './state.ts'
import { draw } from './terminal/draw.ts'
import { en, type MonsterText } from './text/en.ts'
import { fr } from './text/fr.ts'
import { rename, titlesData } from './text/proper.ts'

/** All of Monster Lands. */
export const room: Room<MonsterLands, MonsterText> = {
  ...play,
  game: monsterLands,
  text: { en, fr },
  data: () => [...componentData(), ...titlesData()],
  rename,
  draw,
}
