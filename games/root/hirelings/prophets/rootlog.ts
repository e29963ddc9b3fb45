import { DISCARD_PILE } from '../../rootlog/cards.ts'
import type { HirelingLog } from '../../rootlog/hirelings.ts'
import { cardOf } from '../../rootlog/vocabulary.ts'

/** The Warm Sun Prophets and the Lizard Envoys in Rootlog: a pawn that is sent, a card that is taken. */
export const rootlog: HirelingLog = {
  writers: () => ({
    'prophets.sent': (line, { seat, to }) => line.move(`${line.owner(seat)}p`, '', String(to)),
    'envoys.took': (line, { seat, card }) => line.move(cardOf(card), DISCARD_PILE, line.letter(seat)),
  }),
}
