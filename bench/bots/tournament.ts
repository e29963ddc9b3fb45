import { botOf } from '@tablee/bots'
import { Match, type Room } from '@tablee/kernel'
import { FACTIONS, type Plan } from './plan.ts'

/** One search seat, by its faction, against three others of one kind. */
export interface Pairing {
  readonly faction: string
  readonly bot: string
  readonly against: string
}

/** How one game went for the search seat. */
export interface Played {
  readonly won: boolean
  /** Won together with another, in a coalition. */
  readonly shared: boolean
  readonly rounds: number
  /** Choices it thought about, and how long. */
  readonly thoughts: number
  readonly iterations: number
  readonly ms: number
  readonly longestMs: number
}

/** The games of a pairing together. */
export interface Result {
  readonly faction: string
  readonly against: string
  readonly games: number
  readonly wins: number
  readonly shared: number
  readonly share: number
  readonly meanRounds: number
  readonly meanIterations: number
  readonly meanMs: number
  readonly longestMs: number
}

/** Every pairing of a plan. */
export function pairings({ bot, factions, against }: Plan): Pairing[] {
  return factions.flatMap(faction => against.map(opponent => ({ faction, bot, against: opponent })))
}

/** Plays one game; the seed settles the deal, the order of turns and all that bots leave to chance. */
export function playPairing(room: Room, { faction, bot, against }: Pairing, seed: number): Played {
  const own = FACTIONS.indexOf(faction)
  const match = Match.start(room.game, { seats: FACTIONS.length, options: { factions: FACTIONS }, seed })
  const bots = FACTIONS.map((_, seat) => botOf(seat === own ? bot : against, room, seed * 10 + seat))
  let thoughts = 0
  let iterations = 0
  let ms = 0
  let longestMs = 0
  while (match.ask) {
    const [seat] = match.ask.waiting
    const started = performance.now()
    const thought = bots[seat].think(match, seat)
    if (seat === own && thought.iterations > 0) {
      const took = performance.now() - started
      thoughts++
      iterations += thought.iterations
      ms += took
      longestMs = Math.max(longestMs, took)
    }
    match.pick(seat, thought.index)
  }
  const winners = match.outcome?.winners ?? []
  const won = winners.includes(own)
  const rounds = match.game.round(match.state)
  return { won, shared: won && winners.length > 1, rounds, thoughts, iterations, ms, longestMs }
}

/** Adds up the games of a pairing. */
export function resultOf({ faction, against }: Pairing, played: readonly Played[]): Result {
  const sum = (of: (game: Played) => number): number => played.reduce((total, game) => total + of(game), 0)
  const thoughts = sum(game => game.thoughts)
  const wins = sum(game => Number(game.won))
  return {
    faction,
    against,
    games: played.length,
    wins,
    shared: sum(game => Number(game.shared)),
    share: wins / played.length,
    meanRounds: sum(game => game.rounds) / played.length,
    meanIterations: sum(game => game.iterations) / thoughts,
    meanMs: sum(game => game.ms) / thoughts,
    longestMs: Math.max(...played.map(game => game.longestMs)),
  }
}
