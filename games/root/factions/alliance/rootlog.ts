import type { Seat } from '@tablee/kernel'
import { discards, names } from '../../rootlog/cards.ts'
import type { FactionLog } from '../../rootlog/faction.ts'
import type { Line } from '../../rootlog/line.ts'
import { UNKNOWN_CARD, WARRIOR } from '../../rootlog/vocabulary.ts'
import type { Writers } from '../../rootlog/writers.ts'

/** A hidden card joins the supporters. */
const joins = (line: Line, from: string, seat: Seat): void => line.move(UNKNOWN_CARD, from, line.board(seat))

/** Supporters and officers. */
const writers: Writers = {
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
  'alliance.officer': (line, { seat }) => line.move(line.owner(seat) + WARRIOR, '', line.board(seat)),
  'alliance.officersLost': (line, { seat, officers }) =>
    line.move(line.owner(seat) + WARRIOR, line.board(seat), '', officers),
}

/** The Alliance in Rootlog. */
export const rootlog: FactionLog = {
  letters: ['A'],
  pieces: { foxBase: 'b_f', rabbitBase: 'b_r', mouseBase: 'b_m', sympathy: 't' },
  writers: () => writers,
}
