import type { MapData } from '../data/map.ts'
import { regionOf } from './vocabulary.ts'
import type { Writers } from './writers.ts'

/** How a hireling is written in Rootlog, beside what all pieces have in common: its own pieces and reports. */
export interface HirelingLog {
  /** Its pieces by kind; its letter comes before. */
  readonly pieces?: { readonly [kind: string]: string }
  readonly writers?: (map: MapData) => Writers
}

/** What all hirelings have in common: whom they join, for how long, and where their pawns stand. */
export const hirelings = (map: MapData): Writers => ({
  'hireling.rolled': (line, { seat, party, gold, red, leads }) =>
    line.write(`${line.letter(party)}->${line.board(seat)}${leads ? gold : gold + red}`),
  'hireling.stands': (line, { party, clearing }) =>
    line.move(`${line.letter(party)}p`, '', regionOf(map, clearing)),
})
