import { PIECE } from './vocabulary.ts'
import type { Writers } from './writers.ts'

/** Pieces that come, move and go. */
export const pieces: Writers = {
  'warriors.placed': (line, { seat, clearing, count }) =>
    line.place(line.owner(seat) + PIECE.warrior, String(clearing), count),
  'building.placed': (line, { seat, kind, clearing }) =>
    line.place(line.owner(seat) + PIECE[kind], String(clearing)),
  'token.placed': (line, { seat, kind, clearing }) =>
    line.place(line.owner(seat) + PIECE[kind], String(clearing)),
  moved: (line, { seat, from, to, count }) =>
    line.move(line.owner(seat) + PIECE.warrior, String(from), String(to), count),
  removed: (line, { seat, kind, clearing, count }) =>
    line.move(line.owner(seat) + PIECE[kind], String(clearing), '', count),

  // The Marquise
  'marquise.woodSpent': (line, { clearing }) =>
    line.move(line.owner(line.seatOf('C')) + PIECE.wood, String(clearing), ''),
  'marquise.healed': (line, { count, from, clearing }) => {
    // They go to the keep instead of the supply, where they were first written to go.
    const thing = line.owner(line.seatOf('C')) + PIECE.warrior
    line.retract('', count, move => move.thing === thing && move.from === String(from))
    line.move(thing, String(from), String(clearing), count)
  },
}
