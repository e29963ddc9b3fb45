import type { FactionLog } from '../../rootlog/faction.ts'
import { cardOf } from '../../rootlog/vocabulary.ts'
import type { Writers } from '../../rootlog/writers.ts'
import type { Column } from './data.ts'

/** The columns of the Decree. */
export const COLUMN: { readonly [C in Column]: string } = {
  recruit: '$_r',
  move: '$_m',
  battle: '$_x',
  build: '$_b',
}

/** The Decree and its leaders; the Loyal Viziers come and go with them. */
const writers: Writers = {
  'eyrie.decree.added': (line, { seat, card, column }) =>
    line.move(cardOf(card), line.letter(seat), COLUMN[column]),
  'eyrie.purged': line => line.write('$_->'),
  'eyrie.leader.rules': (line, { leader }) => line.write(`#${leader}->$`),
}

/** The Eyrie in Rootlog. */
export const rootlog: FactionLog = {
  letters: ['E'],
  pieces: { roost: 'b' },
  bySuit: ['eyrie.decree.card'],
  writers: () => writers,
}
