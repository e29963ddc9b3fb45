import { clearingOf, WARRIOR } from './vocabulary.ts'
import type { Writers } from './writers.ts'

/** Pieces that come, move and go; buildings and tokens as their factions are written. */
export function pieces(piece: { readonly [kind: string]: string }): Writers {
  return {
    'warriors.placed': (line, { seat, clearing, count }) =>
      line.place(line.owner(seat) + WARRIOR, clearingOf(clearing), count),
    'building.placed': (line, { seat, kind, clearing }) =>
      line.place(line.owner(seat) + piece[kind], clearingOf(clearing)),
    'token.placed': (line, { seat, kind, clearing }) =>
      line.place(line.owner(seat) + piece[kind], clearingOf(clearing)),
    moved: (line, { seat, from, to, count }) =>
      line.move(line.owner(seat) + WARRIOR, clearingOf(from), clearingOf(to), count),
    removed: (line, { seat, kind, clearing, count }) =>
      line.move(line.owner(seat) + (piece[kind] ?? WARRIOR), clearingOf(clearing), '', count),
  }
}
