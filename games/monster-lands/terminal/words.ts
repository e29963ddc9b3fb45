import type { LootId } from '../data/loot.ts'
import type { TrapId } from '../data/traps.ts'
import type { BoardWords } from '../text/en/board.ts'
import type { Names } from '../text/en/names.ts'
import type { TableWords } from '../text/en/table.ts'
import type { Things } from '../text/en/things.ts'

/** What it takes to tell a table in one language. */
export interface Spoken {
  /** The panels and the outline. */
  readonly board: BoardWords
  /** What is called by a common name. */
  readonly names: Names
  /** What cards, tokens and tiles do. */
  readonly things: Things
  /** The table in text. */
  readonly table: TableWords
  readonly trapName: (trap: TrapId) => string
  readonly lootName: (loot: LootId) => string
}
