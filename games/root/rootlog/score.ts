import type { Line } from './line.ts'
import { cardOf } from './vocabulary.ts'
import type { Writers } from './writers.ts'

function points(line: Line, seat: number, sign: '++' | '--', count: number): void {
  if (count > 0) line.write(line.owner(seat) + sign + (count === 1 ? '' : count))
}

/** Points, and score markers that leave their track: those of `joiners`, by letter, for the board of a partner. */
export function score(joiners: readonly string[]): Writers {
  return {
    scored: (line, { seat, points: count }) => points(line, seat, '++', count),
    'lost.points': (line, { seat, points: count }) => points(line, seat, '--', count),
    'dominance.activated': (line, { seat, card }) => {
      line.move(cardOf(card), line.letter(seat), line.board(seat))
      if (!joiners.includes(line.letter(seat))) line.write(`++->${line.board(seat)}`)
    },
    'coalition.formed': (line, { partner }) => line.write(`++->${line.board(partner)}`),
    'dominance.taken': (line, { seat, card }) => line.move(cardOf(card), '', line.letter(seat)),
  }
}
