import type { Bot, Intent } from '@tablee/bots'
import { metaOf } from '@tablee/games/shelf.ts'
import type { Match, Seat } from '@tablee/kernel'

/** How one game went for the bots that are measured. */
export interface Played {
  readonly won: boolean
  /** Won together with another, in a coalition. */
  readonly shared: boolean
  readonly rounds: number
  /** Choices they thought about, and how long. */
  readonly thoughts: number
  readonly iterations: number
  readonly ms: number
  readonly longestMs: number
}

/** Several games together. */
export interface Result {
  readonly games: number
  readonly wins: number
  readonly shared: number
  readonly share: number
  readonly meanRounds: number
  readonly meanIterations: number
  readonly meanMs: number
  readonly longestMs: number
  /** How long the measured bots thought in a round, all together. */
  readonly msPerRound: number
}

/** How many rivals a table has: as many as usual, all there may be where one usually plays alone. */
export function rivalsOf(game: string): number {
  const { usual = 0, players = [0, 0] } = metaOf(game) ?? {}
  return usual > 1 ? usual : players[1]
}

/** Plays a match to its end; the thoughts of some seats are measured. */
export function playMatch(
  match: Match,
  bots: readonly Bot[],
  isMeasured: (seat: Seat) => boolean,
): Omit<Played, 'won' | 'shared'> {
  let thoughts = 0
  let iterations = 0
  let ms = 0
  let longestMs = 0
  let intent: Intent | undefined
  while (match.ask) {
    const [seat] = match.ask.waiting
    const started = performance.now()
    const thought = bots[seat].think(match, seat, intent)
    intent = thought.intent
    if (isMeasured(seat) && thought.iterations > 0) {
      const took = performance.now() - started
      thoughts++
      iterations += thought.iterations
      ms += took
      longestMs = Math.max(longestMs, took)
    }
    match.pick(seat, thought.index)
  }
  return { rounds: match.game.round(match.state), thoughts, iterations, ms, longestMs }
}

/** Adds up games. */
export function resultOf(played: readonly Played[]): Result {
  const sum = (of: (game: Played) => number): number => played.reduce((total, game) => total + of(game), 0)
  // Random bots think about nothing.
  const thoughts = Math.max(
    1,
    sum(game => game.thoughts),
  )
  const rounds = sum(game => game.rounds)
  const wins = sum(game => Number(game.won))
  return {
    games: played.length,
    wins,
    shared: sum(game => Number(game.shared)),
    share: wins / played.length,
    meanRounds: rounds / played.length,
    meanIterations: sum(game => game.iterations) / thoughts,
    meanMs: sum(game => game.ms) / thoughts,
    longestMs: Math.max(...played.map(game => game.longestMs)),
    msPerRound: sum(game => game.ms) / rounds,
  }
}
