import type { Match } from '@tablee/kernel'

/** A game that could not be played to its end by its rules. */
export interface Failure {
  readonly seed: number
  readonly picks: number
  readonly why: string
}

/** What many games came to; sums, so that the totals of parts can be added. */
export interface Totals {
  games: number
  ended: number
  errors: number
  /** Games that nobody won. */
  draws: number
  /** Games won, by party, and by the player who led it. */
  wins: { [party: string]: number }
  players: { [player: string]: number }
  rounds: { sum: number; max: number }
  picks: number
  scores: { [party: string]: { sum: number; games: number } }
  /** Games by the rule that ended them. */
  reasons: { [why: string]: number }
  failures: Failure[]
}

/** How many failures are told one by one. */
const FAILURES_TOLD = 20

/** The totals of no game at all. */
export function nothing(): Totals {
  return {
    games: 0,
    ended: 0,
    errors: 0,
    draws: 0,
    wins: {},
    players: {},
    rounds: { sum: 0, max: 0 },
    picks: 0,
    scores: {},
    reasons: {},
    failures: [],
  }
}

/** Counts a game that was played to its end. */
export function countGame(totals: Totals, match: Match, picks: number, players: readonly string[]): void {
  const { game, state, outcome } = match
  if (!outcome) throw new Error('A game that goes on cannot be counted.')
  const { winners, rivals = [], why } = outcome
  const round = game.round(state)
  const scores = game.scores?.(state) ?? []
  totals.games++
  totals.ended++
  totals.picks += picks
  totals.rounds = { sum: totals.rounds.sum + round, max: Math.max(totals.rounds.max, round) }
  totals.reasons[why.id] = (totals.reasons[why.id] ?? 0) + 1
  if (winners.length + rivals.length === 0) totals.draws++
  for (const [seat, player] of players.entries()) {
    const party = game.party(state, seat)
    const won = winners.includes(seat) ? 1 : 0
    totals.wins[party] = (totals.wins[party] ?? 0) + won
    totals.players[player] = (totals.players[player] ?? 0) + won
  }
  for (const [seat, score] of scores.entries()) {
    if (score === null) continue
    const party = game.party(state, seat)
    const { sum, games } = totals.scores[party] ?? { sum: 0, games: 0 }
    totals.scores[party] = { sum: sum + score, games: games + 1 }
    totals.wins[party] ??= 0
  }
  for (const rival of rivals) totals.wins[rival] = (totals.wins[rival] ?? 0) + 1
}

/** Counts a game that failed. */
export function countFailure(totals: Totals, failure: Failure): void {
  totals.games++
  totals.errors++
  totals.picks += failure.picks
  if (totals.failures.length < FAILURES_TOLD) totals.failures.push(failure)
}

/** Adds the totals of a part to those of the whole. */
export function add(totals: Totals, part: Totals): void {
  totals.games += part.games
  totals.ended += part.ended
  totals.errors += part.errors
  totals.draws += part.draws
  totals.picks += part.picks
  totals.rounds = {
    sum: totals.rounds.sum + part.rounds.sum,
    max: Math.max(totals.rounds.max, part.rounds.max),
  }
  addCounts(totals.wins, part.wins)
  addCounts(totals.players, part.players)
  addCounts(totals.reasons, part.reasons)
  for (const [party, { sum, games }] of Object.entries(part.scores)) {
    const before = totals.scores[party] ?? { sum: 0, games: 0 }
    totals.scores[party] = { sum: before.sum + sum, games: before.games + games }
  }
  totals.failures = [...totals.failures, ...part.failures].slice(0, FAILURES_TOLD)
}

function addCounts(totals: { [name: string]: number }, part: { readonly [name: string]: number }): void {
  for (const [name, count] of Object.entries(part)) totals[name] = (totals[name] ?? 0) + count
}
