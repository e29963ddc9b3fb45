import { botOf } from '@tablee/bots'
import { metaOf } from '@tablee/games/shelf.ts'
import { Match, type Room } from '@tablee/kernel'
import type { Measured, Plan } from './plan.ts'
import { type Played, playMatch, type Result, resultOf } from './played.ts'

/** A scenario of a game that bots of one kind play together. */
export interface Expedition {
  readonly kind: 'expedition'
  readonly game: string
  readonly scenario: string
  readonly seats: number
  readonly bot: string
}

/** The games of an expedition together. */
export interface ExpeditionResult extends Result {
  readonly scenario: string
  readonly bot: string
}

/** Every expedition of a plan: the search, and the others that it is compared with. */
export function expeditions(
  { id, seats: fixed }: Measured,
  { bot, against, scenarios, seats }: Plan,
): Expedition[] {
  return (scenarios[id] ?? []).flatMap(scenario =>
    [bot, ...against].map(one => ({
      kind: 'expedition',
      game: id,
      scenario,
      seats: fixed ?? seats,
      bot: one,
    })),
  )
}

/** Plays one game; the seed settles the deal and all that bots leave to chance. */
export function playExpedition(room: Room, { game, scenario, seats, bot }: Expedition, seed: number): Played {
  const options = { [metaOf(game)?.scenarios ?? '']: scenario }
  const match = Match.start(room.game, { seats, options, seed })
  const bots = Array.from({ length: seats }, (_, seat) => botOf(bot, room, seed * 10 + seat))
  const played = playMatch(match, bots, () => true)
  return { ...played, won: (match.outcome?.winners ?? []).length > 0, shared: false }
}

/** Adds up the games of an expedition. */
export function expeditionResult({ scenario, bot }: Expedition, played: readonly Played[]): ExpeditionResult {
  return { scenario, bot, ...resultOf(played) }
}
