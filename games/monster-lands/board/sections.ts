import type { Sections } from '@tablee/board'
import { tableOf } from '../terminal/table/index.ts'
import type { MonsterView } from '../view.ts'
import { wordsIn } from './words.ts'

/** The table of Monster Lands in text. */
export const sections: Sections<MonsterView> = (view, { players, seat: mine }, language) => {
  const words = wordsIn(language)
  return tableOf(view, words, seat => (seat === mine ? words.board.you : (players[seat]?.name ?? '')))
}
