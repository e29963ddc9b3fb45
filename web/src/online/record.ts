import type { PlayedGame } from '@tablee/table/api.ts'

/** How a game ended for somebody. */
export type Result =
  | { readonly kind: 'won' | 'left' | 'ended' }
  | { readonly kind: 'lost'; readonly round: number }
  | { readonly kind: 'rank'; readonly rank: number; readonly of: number }

/** How a game ended for who played it: together all win or lose, against each other one has a rank by points. */
export function resultOf({ left, winners, seat, scores, round, cast }: PlayedGame): Result {
  if (left) return { kind: 'left' }
  if (winners === null) return { kind: 'ended' }
  if (winners.includes(seat)) return { kind: 'won' }
  const mine = scores[seat]
  if (winners.length === 0 || mine === null || mine === undefined) return { kind: 'lost', round }
  const better = scores.filter((score, other) => winners.includes(other) || (score ?? 0) > mine).length
  return { kind: 'rank', rank: better + 1, of: cast.length }
}

/** How often somebody played as a party, or a scenario, and won. */
export interface Statistic {
  readonly what: string
  readonly played: number
  readonly won: number
  /** The mean of the points; null in games without. */
  readonly mean: number | null
}

/** Counts games that came to an end by what is told of each; the most played first. */
export function statisticsOf(games: readonly PlayedGame[], of: (game: PlayedGame) => string): Statistic[] {
  const groups = new Map<string, PlayedGame[]>()
  for (const game of games) {
    if (game.winners === null || game.left) continue
    groups.set(of(game), [...(groups.get(of(game)) ?? []), game])
  }
  return [...groups]
    .map(([what, played]) => {
      const scores = played.flatMap(({ scores, seat }) => scores[seat] ?? [])
      return {
        what,
        played: played.length,
        won: played.filter(({ winners, seat }) => winners?.includes(seat)).length,
        mean: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
      }
    })
    .sort((a, b) => b.played - a.played)
}
