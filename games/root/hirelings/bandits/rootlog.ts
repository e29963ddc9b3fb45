import type { HirelingLog } from '../../rootlog/hirelings.ts'
import { WARRIOR } from '../../rootlog/vocabulary.ts'

const pathOf = (from: number, to: number): string => `${Math.min(from, to)}_${Math.max(from, to)}`

/** The Highway Bandits in Rootlog: they stand on paths. */
export const rootlog: HirelingLog = {
  writers: () => ({
    'bandits.watch': (line, { party, from, to }) =>
      line.move(line.letter(party) + WARRIOR, '', pathOf(from, to)),
    'bandits.leave': (line, { party, from, to }) =>
      line.move(line.letter(party) + WARRIOR, pathOf(from, to), ''),
  }),
}
