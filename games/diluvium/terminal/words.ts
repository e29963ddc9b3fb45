import type { BoardWords } from '../text/en/board.ts'
import type { Names } from '../text/en/names.ts'

/** What it takes to tell a table in one language. */
export interface Spoken {
  readonly board: BoardWords
  readonly names: Names
}
