import { discards } from '../../rootlog/cards.ts'
import type { FactionLog } from '../../rootlog/faction.ts'
import { cardOf } from '../../rootlog/vocabulary.ts'
import type { Writers } from '../../rootlog/writers.ts'
import type { Minister } from './data.ts'

/** The ministers whose name is not simply ours: players write them in full. */
const FULL: { readonly [M in Minister]?: string } = {
  duchess: 'duchessofmud',
  baron: 'baronofdirt',
  earl: 'earlofstone',
}

const cardOfMinister = (minister: Minister): string => `#${FULL[minister] ?? minister}`

/** Cards revealed, ministers who come and go; cards that return to the hand are not notated. */
const writers: Writers = {
  'duchy.revealed': (line, { cards }) => {
    for (const card of cards) line.write(`${cardOf(card)}^`)
  },
  'duchy.birds': (line, { seat, cards }) => discards(line, line.letter(seat), ...cards),
  'duchy.swayed': (line, { minister }) => line.write(`${cardOfMinister(minister)}->$`),
  'duchy.failed': (line, { seat, minister }) =>
    line.write(`${cardOfMinister(minister)}${line.board(seat)}->`),
  'duchy.failed.card': (line, { seat, card }) => discards(line, line.letter(seat), card),
}

/** The Duchy in Rootlog. */
export const rootlog: FactionLog = {
  letters: ['D'],
  pieces: { citadel: 'b_c', market: 'b_m', tunnel: 't' },
  writers: () => writers,
}
