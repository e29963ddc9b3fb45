import { COLUMN, cardOf } from './vocabulary.ts'
import type { Writers } from './writers.ts'

/** The Decree and its leaders; the Loyal Viziers come and go with them. */
export const eyrie: Writers = {
  'eyrie.decree.added': (line, { seat, card, column }) =>
    line.move(cardOf(card), line.letter(seat), COLUMN[column]),
  'eyrie.purged': line => line.write('$_->'),
  'eyrie.leader.rules': (line, { leader }) => line.write(`#${leader}->$`),
}
