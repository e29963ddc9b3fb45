import { botOf } from '@tablee/bots'
import { Match, type Room } from '@tablee/kernel'
import { valuesOf } from './known.ts'
import type { Plan } from './plan.ts'
import { type Played, playMatch, type Result, resultOf } from './played.ts'

/** One search seat, by its faction, against three others of one kind. */
export interface Pairing {
  readonly game: 'root'
  readonly faction: string
  readonly bot: string
  readonly against: string
}

/** The games of a pairing together. */
export interface PairingResult extends Result {
  readonly faction: string
  readonly against: string
}

/** Every pairing of a plan. */
export function pairings({ bot, factions, against }: Plan): Pairing[] {
  return factions.flatMap(faction =>
    against.map(opponent => ({ game: 'root', faction, bot, against: opponent })),
  )
}

/** Plays one game; the seed settles the deal, the order of turns and all that bots leave to chance. */
export function playPairing(room: Room, { faction, bot, against }: Pairing, seed: number): Played {
  const factions = valuesOf(room, 'factions')
  const own = factions.indexOf(faction)
  const match = Match.start(room.game, { seats: factions.length, options: { factions }, seed })
  const bots = factions.map((_, seat) => botOf(seat === own ? bot : against, room, seed * 10 + seat))
  const played = playMatch(match, bots, seat => seat === own)
  const winners = match.outcome?.winners ?? []
  const won = winners.includes(own)
  return { ...played, won, shared: won && winners.length > 1 }
}

/** Adds up the games of a pairing. */
export function pairingResult({ faction, against }: Pairing, played: readonly Played[]): PairingResult {
  return { faction, against, ...resultOf(played) }
}
