import type { Text } from '@tablee/kernel'
import { wordsByLanguage } from '@tablee/perseverance/board/words.ts'
import type { BoardWords } from '../text/en/board.ts'
import type { Cards } from '../text/en/cards.ts'
import type { Names } from '../text/en/names.ts'
import type { Things } from '../text/en/things.ts'

/** All that the board says in one language; board/words/<language>.ts brings it, and a browser fetches one of them. */
export interface GameWords {
  readonly board: BoardWords
  readonly names: Names
  readonly things: Things
  readonly cards: Cards
  /** The messages of the game. */
  readonly text: Text
}

export const { bringWords, wordsIn } = wordsByLanguage<GameWords>()
