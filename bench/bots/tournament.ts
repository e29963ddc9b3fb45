import { botOf } from '@tablee/bots'
import { metaOf } from '@tablee/games/shelf.ts'
import { Match, RANDOM, type Room } from '@tablee/kernel'
import type { Measured, Plan } from './plan.ts'
import { type Played, playMatch, type Result, resultOf, rivalsOf } from './played.ts'

/** One search seat, by its party, against others of one kind, whose parties are drawn. */
export interface Pairing {
  readonly kind: 'pairing'
  readonly game: string
  readonly party: string
  readonly bot: string
  readonly against: string
}

/** The games of a pairing together. */
export interface PairingResult extends Result {
  readonly party: string
  readonly against: string
}

/** Every pairing of a plan. */
export function pairings({ id }: Measured, { bot, parties, against }: Plan): Pairing[] {
  return (parties[id] ?? []).flatMap(party =>
    against.map(opponent => ({ kind: 'pairing', game: id, party, bot, against: opponent })),
  )
}

/** Plays one game; the seed settles the table, the deal, the order of turns and all that bots leave to chance. */
export function playPairing(room: Room, { game, party, bot, against }: Pairing, seed: number): Played {
  const { parties = '' } = metaOf(game) ?? {}
  const seats = rivalsOf(game)
  const own = seed % seats
  const table = Array.from({ length: seats }, (_, seat) => (seat === own ? party : RANDOM))
  const match = Match.start(room.game, { seats, options: { [parties]: table }, seed })
  const bots = table.map((_, seat) => botOf(seat === own ? bot : against, room, seed * 10 + seat))
  const played = playMatch(match, bots, seat => seat === own)
  const winners = match.outcome?.winners ?? []
  const won = winners.includes(own)
  return { ...played, won, shared: won && winners.length > 1 }
}

/** Adds up the games of a pairing. */
export function pairingResult({ party, against }: Pairing, played: readonly Played[]): PairingResult {
  return { party, against, ...resultOf(played) }
}
