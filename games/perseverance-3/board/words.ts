import { wordsByLanguage } from '@tablee/board/words.ts'
import type { Text } from '@tablee/kernel'
import type { Area, Zone } from '../data/types.ts'
import type { Spoken } from '../terminal/words.ts'
import type { SheetWords } from '../text/en/sheets.ts'

/** All that the board says in one language; board/words/<language>.ts brings it, and a browser fetches one of them. */
export interface GameWords extends Spoken {
  readonly sheets: SheetWords
  /** The messages of the game. */
  readonly text: Text
}

/** The name of a zone or an area. */
export const groundName = (ground: Zone | Area, { names }: Spoken): string =>
  ground in names.area ? names.area[ground as Area] : names.zone[ground as Zone]

export const { bringWords, wordsIn } = wordsByLanguage<GameWords>()
