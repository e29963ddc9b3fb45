import { wordsByLanguage } from '@tablee/board/words.ts'
import type { Text } from '@tablee/kernel'
import type { OutcomeId } from '../data/campaign.ts'
import type { Spoken } from '../terminal/words.ts'
import type { MomentWords } from '../text/en/moments.ts'
import type { SheetWords } from '../text/en/sheets.ts'

/** All that the board says in one language; board/words/<language>.ts brings it, and a browser fetches one of them. */
export interface GameWords extends Spoken {
  readonly moments: MomentWords
  readonly sheets: SheetWords
  /** What an outcome brings in a campaign, and where it leads. */
  readonly road: (outcome: OutcomeId) => string
  /** The messages of the game. */
  readonly text: Text
}

export const { bringWords, wordsIn } = wordsByLanguage<GameWords>()
