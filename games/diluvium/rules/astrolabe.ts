import type { Hex } from '../data/types.ts'
import type { Diluvium, DiluviumTable } from '../state.ts'
import { apart, DIRECTIONS, type Direction, toward } from './hex.ts'
import { placeAt, spotOf } from './query.ts'

/** The number that the Astrolabe shows in a direction when it is turned by so many sides (token.6). */
export function numberAt({ data }: Diluvium, direction: Direction, turned: number): number {
  const { ring } = data
  return ring[(DIRECTIONS.indexOf(direction) - turned + ring.length) % ring.length]
}

/** The smallest number that the Astrolabe shows towards a position, which may be further away. */
function numberTowards(state: Diluvium, at: Hex, to: Hex, turned: number): number {
  const far = apart(at, to)
  let least = Number.POSITIVE_INFINITY
  for (const one of DIRECTIONS)
    if (apart(toward(at, one), to) < far) least = Math.min(least, numberAt(state, one, turned))
  return least
}

/** Which of some positions has the smallest number when the Astrolabe is turned by so many sides. */
export function pointed(state: Diluvium, at: Hex, candidates: readonly Hex[], turned: number): Hex {
  const shown = (to: Hex) => numberTowards(state, at, to, turned)
  return candidates.reduce((best, one) => (shown(one) < shown(best) ? one : best))
}

/**
 * The Astrolabe decides between positions around one: it is turned at random, and the smallest number on one of them
 * wins. Of a position further away counts what is shown towards it. Where there is only one it is not needed.
 */
export function astrolabe(t: DiluviumTable, at: Hex, candidates: readonly Hex[]): Hex {
  if (candidates.length === 1) return candidates[0]
  const { state } = t
  const turned = t.random(state.data.ring.length)
  state.astrolabe = { at, turned }
  const chosen = pointed(state, at, candidates, turned)
  const number = numberTowards(state, at, chosen, turned)
  t.say('astrolabe', { place: spotOf(placeAt(state, at)), number, to: chosen })
  return chosen
}
