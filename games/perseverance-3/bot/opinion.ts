import type { Ask, Seat } from '@tablee/kernel'
import type { Perseverance3, Player } from '../state.ts'
import { type Eye, eyeOf } from './effects.ts'

/** A question as the seat that is asked looks at it. */
export interface Scene extends Eye {
  readonly player: Player
  readonly ask: Ask
  /** What the question itself tells, once somebody wanted to know. */
  told?: unknown
}

/** How promising the answers to a question look, in followers. */
export interface Opinion {
  readonly weigh: (scene: Scene, candidate: never) => number
  /** What declining is worth; 0 if left out. */
  readonly pass?: (scene: Scene) => number
}

/** Opinions by the id of the question. */
export type Opinions = { readonly [ask: string]: Opinion }

/** So many followers more make an answer e times as promising. */
const DOUBT = 0.6
/** Never less than this share of the best: the search is to try everything in the end. */
const LEAST = 0.01

/** The weights of all answers to a question. */
export function weights(state: Perseverance3, seat: Seat, ask: Ask, opinion: Opinion): number[] {
  const scene: Scene = { ...eyeOf(state, seat), player: state.players[seat], ask }
  const points: number[] = []
  for (const one of ask.lists[ask.seats.indexOf(seat)]) points.push(opinion.weigh(scene, one as never))
  if (ask.declines) points.push(opinion.pass?.(scene) ?? 0)
  const top = Math.max(...points)
  return points.map(point => Math.max(LEAST, Math.exp((point - top) / DOUBT)))
}

/** The values that a question's prompt speaks of. */
export function context<V>(scene: Scene): V {
  scene.told ??= scene.ask.naming.values?.()
  return scene.told as V
}
