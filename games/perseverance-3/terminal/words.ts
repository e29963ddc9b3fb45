import type { BoardWords } from '../text/en/board.ts'
import type { Cards } from '../text/en/cards.ts'
import type { MomentWords } from '../text/en/moments.ts'
import type { Names } from '../text/en/names.ts'
import type { Things } from '../text/en/things.ts'

/** What it takes to tell a table in one language. */
export interface Spoken {
  readonly board: BoardWords
  readonly names: Names
  readonly things: Things
  readonly cards: Cards
  readonly moments: MomentWords
}
