import { botOf } from '@tablee/bots'
import { metaOf } from '@tablee/games/shelf.ts'
import { Match, RANDOM, type Room } from '@tablee/kernel'
import type { Measured, Plan } from './plan.ts'
import { type Played, playMatch, type Result, resultOf, rivalsOf } from './played.ts'

/** Tables of equal bots whose parties are all drawn. */
export interface Mixture {
  readonly kind: 'mixture'
  readonly game: string
  readonly bot: string
}

/** How one game went for each party at the table. */
export interface PlayedMixture extends Played {
  readonly parties: readonly { readonly party: string; readonly won: boolean; readonly score: number }[]
}

/** What came of a party in all the games that it was drawn for. */
export interface Share {
  readonly party: string
  readonly games: number
  readonly wins: number
  readonly share: number
  readonly meanScore: number
}

/** The games of a mixture together. */
export interface MixtureResult extends Result {
  readonly bot: string
  readonly parties: readonly Share[]
}

/** Plays one game; the seed settles who sits at the table. */
export function playMixture(room: Room, { game, bot }: Mixture, seed: number): PlayedMixture {
  const { parties = '' } = metaOf(game) ?? {}
  const seats = rivalsOf(game)
  const table = Array<string>(seats).fill(RANDOM)
  const match = Match.start(room.game, { seats, options: { [parties]: table }, seed })
  const bots = table.map((_, seat) => botOf(bot, room, seed * 10 + seat))
  const played = playMatch(match, bots, () => true)
  const winners = match.outcome?.winners ?? []
  const scores = room.game.scores?.(match.state) ?? []
  const drawn = match.setup.options[parties] as readonly string[]
  return {
    ...played,
    won: winners.length > 0,
    shared: winners.length > 1,
    parties: drawn.map((party, seat) => ({
      party,
      won: winners.includes(seat),
      score: scores[seat] ?? 0,
    })),
  }
}

/** Adds up the games of a mixture, the party that wins most first. */
export function mixtureResult(
  { values }: Measured,
  { bot }: Plan,
  played: readonly PlayedMixture[],
): MixtureResult {
  const seats = played.flatMap(({ parties }) => parties)
  const shares = values.flatMap((party): Share[] => {
    const own = seats.filter(seat => seat.party === party)
    if (own.length === 0) return []
    const wins = own.filter(({ won }) => won).length
    const meanScore = own.reduce((sum, { score }) => sum + score, 0) / own.length
    return [{ party, games: own.length, wins, share: wins / own.length, meanScore }]
  })
  return { bot, ...resultOf(played), parties: shares.toSorted((a, b) => b.share - a.share) }
}
