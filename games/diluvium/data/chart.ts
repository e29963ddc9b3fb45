import type { ScenarioId } from './scenarios.ts'

/** Where a scenario of the campaign is drawn on its chart, in hundredths; a column for each of the four games. */
interface Halt {
  readonly id: ScenarioId
  readonly at: readonly [x: number, y: number]
}

const COLUMNS = [12, 36, 61, 87] as const

const column = (game: 0 | 1 | 2 | 3, ...halts: readonly (readonly [ScenarioId, number])[]): Halt[] =>
  halts.map(([id, y]) => ({ id, at: [COLUMNS[game], y] }))

/** The fifteen scenarios of the campaign, so that no two roads cross. */
export const CHART: readonly Halt[] = [
  ...column(0, ['s02', 31], ['s01', 63]),
  ...column(1, ['s03', 20], ['s04', 47], ['s05', 75]),
  ...column(2, ['s06', 15], ['s07', 36], ['s08', 59], ['s10', 80]),
  ...column(3, ['s11', 12], ['s12', 27], ['s13', 41], ['s15', 55], ['s14', 68], ['s09', 82]),
]
