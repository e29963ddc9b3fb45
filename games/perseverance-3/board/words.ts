import type { Text } from '@tablee/kernel'
import { wordsByLanguage } from '@tablee/perseverance/board/words.ts'
import type { Area, Zone } from '../data/types.ts'
import type { BoardWords } from '../text/en/board.ts'
import type { Cards } from '../text/en/cards.ts'
import type { MomentWords } from '../text/en/moments.ts'
import type { Names } from '../text/en/names.ts'
import type { Things } from '../text/en/things.ts'

/** All that the board says in one language; board/words/<language>.ts brings it, and a browser fetches one of them. */
export interface GameWords {
  readonly board: BoardWords
  readonly names: Names
  readonly things: Things
  readonly cards: Cards
  readonly moments: MomentWords
  /** The messages of the game. */
  readonly text: Text
}

/** The name of a zone or an area. */
export const groundName = (ground: Zone | Area, { names }: GameWords): string =>
  ground in names.area ? names.area[ground as Area] : names.zone[ground as Zone]

export const { bringWords, wordsIn } = wordsByLanguage<GameWords>()
