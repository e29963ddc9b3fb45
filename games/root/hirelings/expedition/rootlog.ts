import type { HirelingLog } from '../../rootlog/hirelings.ts'
import { cardOf } from '../../rootlog/vocabulary.ts'

const pieces = { foothold: 't' }

/** The Sunward Expedition and the Mole Artisans in Rootlog: what is shown returns without a word. */
export const rootlog: HirelingLog = {
  pieces,
  writers: () => ({
    'expedition.leaves': (line, { party, clearing }) =>
      line.move(line.letter(party) + pieces.foothold, String(clearing), ''),
    'artisans.shown': (line, { card }) => line.write(`${cardOf(card)}^`),
  }),
}
