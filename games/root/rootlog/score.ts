import type { Line } from './line.ts'
import { cardOf } from './vocabulary.ts'
import type { Writers } from './writers.ts'

function points(line: Line, seat: number, sign: '++' | '--', count: number): void {
  if (count > 0) line.write(line.owner(seat) + sign + (count === 1 ? '' : count))
}

/** Points, and score markers that leave their track. */
export const score: Writers = {
  scored: (line, { seat, points: count }) => points(line, seat, '++', count),
  'lost.points': (line, { seat, points: count }) => points(line, seat, '--', count),
  'dominance.activated': (line, { seat, card }) => {
    line.move(cardOf(card), line.letter(seat), line.board(seat))
    if (!isVagabond(line, seat)) line.write(`++->${line.board(seat)}`)
  },
  'coalition.formed': (line, { partner }) => line.write(`++->${line.board(partner)}`),
  'dominance.taken': (line, { seat, card }) => line.move(cardOf(card), '', line.letter(seat)),
}

/** A Vagabond's marker goes to the board of his partner. */
const isVagabond = (line: Line, seat: number): boolean => 'VG'.includes(line.letter(seat))
