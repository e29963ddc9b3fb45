import type { Ask, Seat } from '@tablee/kernel'
import type { Diluvium, Player } from '../state.ts'

/** A question as the seat that is asked looks at it. */
export interface Scene {
  readonly state: Diluvium
  readonly seat: Seat
  readonly player: Player
  readonly ask: Ask
}

/** How promising the answers to a question look, in gold. */
export interface Opinion {
  readonly weigh: (scene: Scene, candidate: never) => number
  /** What declining is worth; 0 if left out. */
  readonly pass?: (scene: Scene) => number
}

/** Opinions by the id of the question. */
export type Opinions = { readonly [ask: string]: Opinion }

/** So much gold more makes an answer e times as promising. */
const DOUBT = 0.6
/** Never less than this share of the best: the search is to try everything in the end. */
const LEAST = 0.015

/** The weights of all answers to a question. */
export function weights(scene: Scene, opinion: Opinion): number[] {
  const { ask, seat } = scene
  const points = ask.lists[ask.seats.indexOf(seat)].map(one => opinion.weigh(scene, one as never))
  if (ask.declines) points.push(opinion.pass?.(scene) ?? 0)
  const top = Math.max(...points)
  return points.map(point => Math.max(LEAST, Math.exp((point - top) / DOUBT)))
}

/** The values that a question's prompt speaks of. */
export const context = <V>({ ask }: Scene): V => ask.naming.values?.() as V
