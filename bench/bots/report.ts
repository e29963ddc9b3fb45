import type { Plan } from './plan.ts'
import type { Result } from './tournament.ts'

/** The share of games that the search is to win. */
const GOALS: { readonly [against: string]: number } = { random: 0.8, greedy: 0.45 }

const HEAD = [
  'faction',
  'against three',
  'won',
  'games',
  'share',
  'reach',
  'rounds',
  'ms a choice',
  'longest',
]

/** The results as a table for people. */
export function botsTable({ bot, seed }: Plan, results: readonly Result[]): string {
  const rows = results.map(one => [
    one.faction,
    one.against,
    String(one.wins) + (one.shared > 0 ? ` (${one.shared} in coalition)` : ''),
    String(one.games),
    percent(one.share),
    `≥ ${percent(GOALS[one.against])}`,
    one.meanRounds.toFixed(1),
    one.meanMs.toFixed(0),
    one.longestMs.toFixed(0),
  ])
  const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map(row => row[column].length)))
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column])).join('  ')}`.trimEnd()
  return [`Root, one ${bot} seat, seeds from ${seed}`, line(HEAD), ...rows.map(line)].join('\n')
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
