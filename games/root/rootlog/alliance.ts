import type { Seat } from '@tablee/kernel'
import { discards, names } from './cards.ts'
import type { Line } from './line.ts'
import { PIECE, UNKNOWN_CARD } from './vocabulary.ts'
import type { Writers } from './writers.ts'

/** A hidden card joins the supporters. */
const joins = (line: Line, from: string, seat: Seat): void => line.move(UNKNOWN_CARD, from, line.board(seat))

/** Supporters and officers. */
export const alliance: Writers = {
  'alliance.drawn': (line, { seat }) => joins(line, '', seat),
  'alliance.mobilized': (line, { seat }) => joins(line, line.letter(seat), seat),
  'alliance.outraged': (line, { payer }) => joins(line, line.letter(payer), line.seatOf('A')),
  'alliance.outraged.which': (line, { card }) => names(line, [card]),
  'alliance.joined': (line, { card }) => names(line, [card]),
  'alliance.noRoom': (line, { seat, card }) =>
    // It was to join the supporters, and is discarded instead.
    discards(line, line.retract(line.board(seat), 1), card),
  'alliance.spent': (line, { seat, card }) => discards(line, line.board(seat), card),
  'alliance.discarded': (line, { seat, card }) => discards(line, line.board(seat), card),
  'alliance.supportersLost': (line, { seat, cards }) => discards(line, line.board(seat), ...cards),
  'alliance.officer': (line, { seat }) => line.move(line.owner(seat) + PIECE.warrior, '', line.board(seat)),
  'alliance.officersLost': (line, { seat, officers }) =>
    line.move(line.owner(seat) + PIECE.warrior, line.board(seat), '', officers),
}
