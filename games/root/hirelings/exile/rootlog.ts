import type { HirelingLog } from '../../rootlog/hirelings.ts'
import { ITEM } from '../../rootlog/vocabulary.ts'

/** The Exile and the Brigand in Rootlog: what is given, found and exhausted. */
export const rootlog: HirelingLog = {
  writers: () => ({
    'exile.given': (line, { seat, party, item }) =>
      line.move(ITEM[item], line.board(seat), `${line.letter(party)}$`),
    'brigand.found': (line, { seat, clearing, item }) =>
      line.move(ITEM[item], String(clearing), line.board(seat)),
    'brigand.spent': (line, { item }) => line.move(ITEM[item], '', 'e'),
  }),
}
