import { metaOf } from '@tablee/games/shelf.ts'
import type { Meta } from '@tablee/kernel'
import type { ExpeditionResult } from './expedition.ts'
import type { MixtureResult } from './mixture.ts'
import type { Measured, Plan } from './plan.ts'
import type { PairingResult } from './tournament.ts'

/** The share of games that the search is to win against others, and in the first scenario of a game. */
const GOALS: NonNullable<Meta['goals']> = { random: 0.8, greedy: 0.45, first: 0.4 }

const goalsOf = (game: string): typeof GOALS => metaOf(game)?.goals ?? GOALS

const HEAD = ['party', 'against three', 'won', 'games', 'share', 'reach', 'rounds', 'ms a choice', 'longest']

/** The share of the games it sits at that no party is to fall short of, and none to pass. */
const FAIR = { least: 0.1, most: 0.45 }

const MIXTURE_HEAD = ['party', 'won', 'games', 'share', 'reach', 'mean score']

const SCENARIO_HEAD = [
  'scenario',
  'by',
  'won',
  'games',
  'share',
  'reach',
  'rounds',
  'ms a choice',
  'ms a round',
]

/** The results of a game of rivals as a table for people. */
export function pairingsTable(
  { id, title }: Measured,
  { bot, seed }: Plan,
  results: readonly PairingResult[],
): string {
  const rows = results.map(one => [
    one.party,
    one.against,
    String(one.wins) + (one.shared > 0 ? ` (${one.shared} in coalition)` : ''),
    String(one.games),
    percent(one.share),
    `≥ ${percent(goalsOf(id)[one.against as 'random' | 'greedy'])}`,
    one.meanRounds.toFixed(1),
    one.meanMs.toFixed(0),
    one.longestMs.toFixed(0),
  ])
  return [`${title}, one ${bot} seat among drawn parties, seeds from ${seed}`, ...table(HEAD, rows)].join(
    '\n',
  )
}

/** How often each party wins among equals, as a table for people. */
export function mixtureTable(
  { title }: Measured,
  { seed }: Plan,
  { bot, games, meanRounds, meanIterations, meanMs, longestMs, parties }: MixtureResult,
): string {
  const rows = parties.map(one => [
    one.party,
    String(one.wins),
    String(one.games),
    percent(one.share),
    `${percent(FAIR.least)} to ${percent(FAIR.most)}`,
    one.meanScore.toFixed(1),
  ])
  const thought = `${meanIterations.toFixed(0)} iterations and ${meanMs.toFixed(0)} ms a choice, ${longestMs.toFixed(0)} ms at most`
  return [
    `${title}, ${games} tables of ${bot} with drawn parties, seeds from ${seed}`,
    ...table(MIXTURE_HEAD, rows),
    `  ${meanRounds.toFixed(1)} rounds in the mean; ${thought}`,
  ].join('\n')
}

/** The results of a game of partners as a table for people. */
export function expeditionsTable(
  { id, title, values, seats: fixed }: Measured,
  { bot, seed, seats }: Plan,
  results: readonly ExpeditionResult[],
): string {
  const rows = results.map(one => [
    one.scenario,
    one.bot,
    String(one.wins),
    String(one.games),
    percent(one.share),
    one.bot === bot && one.scenario === values[0] ? `≥ ${percent(goalsOf(id).first)}` : '',
    one.meanRounds.toFixed(1),
    one.meanMs.toFixed(0),
    one.msPerRound.toFixed(0),
  ])
  const who = fixed ?? seats
  return [
    `${title}, ${who} ${who === 1 ? 'seat' : 'seats'}, seeds from ${seed}`,
    ...table(SCENARIO_HEAD, rows),
  ].join('\n')
}

/** Lines of columns that stand below each other. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map(row => row[column].length)))
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column])).join('  ')}`.trimEnd()
  return [line(head), ...rows.map(line)]
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
