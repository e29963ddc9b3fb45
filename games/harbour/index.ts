import type { Room } from '@tablee/kernel'
import { brain } from './bot/brain.ts'
import { cardsData } from './data/cards.ts'
import { feesData } from './data/fees.ts'
import { goodsData } from './data/goods.ts'
import { harbour } from './game.ts'
import type { Harbour } from './rules/state.ts'
import { draw } from './text/draw.ts'
import { en, type HarbourText } from './text/en.ts'
import { rename, titlesData } from './text/fr/rename.ts'
import { fr } from './text/fr.ts'

/** All of Harbour. */
export const room: Room<Harbour, HarbourText> = {
  game: harbour,
  text: { en, fr },
  brain,
  data: () => [...goodsData(), ...cardsData(), ...feesData(), ...titlesData()],
  rename,
  draw,
}
