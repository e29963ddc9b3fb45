import { type Brain, Chance, keysOf, Match, type Text } from '@tablee/kernel'
import { expect } from 'vitest'

/** A brain that is tested. */
type Judge<S> = Pick<Brain<S>, 'value' | 'prior' | 'parts' | 'graded'>

/** What a brain thinks of the answers to the question that is open, by key. */
export function thoughts<S, T extends Text>(
  brain: Judge<S>,
  { ask, state }: Match<S, T>,
  seat = ask?.waiting[0],
): { [key: string]: number } {
  if (!ask || seat === undefined) throw new Error('Nobody is asked.')
  const weights = brain.prior?.(state, seat, ask) ?? []
  return Object.fromEntries(keysOf(ask, seat).map((key, place) => [key, weights[place]]))
}

/** The key that looks most promising to a brain at the question that is open; of equals, the first. */
export function favourite<S, T extends Text>(brain: Judge<S>, match: Match<S, T>, seat?: number): string {
  const all = Object.entries(thoughts(brain, match, seat))
  return all.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** Whether chances are those of a game that one of its seats wins. */
export const oneWins = (chances: readonly number[]): boolean =>
  Math.abs(chances.reduce((sum, one) => sum + one, 0) - 1) < 1e-6

/** Whether chances are those of a game that all win or lose together. */
export const allAlike = (chances: readonly number[]): boolean => chances.every(one => one === chances[0])

/** A random game in which a brain judges every position. */
interface Stroll<S, T extends Text> {
  readonly seats: number
  readonly seed?: number
  readonly options?: { readonly [name: string]: unknown }
  /** What the chances of a position have to be, besides lying between 0 and 1. */
  readonly fit?: (chances: readonly number[], match: Match<S, T>) => boolean
  /** After how many picks it is enough. */
  readonly picks?: number
}

/**
 * Plays at random, and what is wrong with what a brain thinks on the way: chances that are none, or not as many as there
 * are seats; answers without a weight above 0.
 */
export function misjudged<S, T extends Text>(
  brain: Judge<S>,
  game: Parameters<typeof Match.start<S, T>>[0],
  { seats, seed = 7, options = {}, fit, picks = Number.POSITIVE_INFINITY }: Stroll<S, T>,
): string[] {
  const wrong: string[] = []
  const match = Match.start(game, { seats, seed, options: { ...options }, keep: false })
  const chance = Chance.of(seed)
  for (let pick = 0; pick <= picks; pick++) {
    const { ask, state } = match
    // A game that is over is judged by its outcome, unless a victory has degrees.
    if (!ask && !brain.graded) break
    const at = `pick ${pick}, ${ask?.id ?? 'the end'}`
    const values = brain.value(state)
    const sound = values.length === seats && values.every(one => one >= 0 && one <= 1)
    if (!sound || !(fit?.(values, match) ?? true)) wrong.push(`${at}: chances ${values.join(', ')}`)
    if (!ask) break
    for (const seat of ask.waiting) {
      const weights = brain.prior?.(state, seat, ask) ?? []
      const weighed = weights.length === ask.count(seat)
      if (!weighed || !weights.every(one => one > 0 && Number.isFinite(one)))
        wrong.push(`${at}: weights ${weights.join(', ')}`)
    }
    const [seat] = ask.waiting
    match.pick(seat, chance.below(ask.count(seat)))
  }
  return wrong
}

/** Every part of a judgement is a number, and a reason in all languages. */
export function partsAreReasons<S>(
  brain: Judge<S>,
  states: readonly S[],
  texts: readonly object[],
  atLeast = 1,
): void {
  for (const state of states) {
    const parts = Object.entries(brain.parts?.(state, 0) ?? {})
    expect(parts.length).toBeGreaterThanOrEqual(atLeast)
    for (const [name, worth] of parts) {
      expect(worth, name).toSatisfy(Number.isFinite)
      for (const text of texts) expect(text, name).toHaveProperty([`reason.${name}`])
    }
  }
}
