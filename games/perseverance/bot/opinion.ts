import type { Ask } from '@tablee/kernel'

/** What a seat that is asked looks at: a game adds what it needs to see. */
export interface Asked {
  readonly seat: number
  readonly ask: Ask
  /** What the question itself tells, once somebody wanted to know. */
  told?: unknown
}

/** How promising the answers to a question look, in followers. */
export interface Opinion<S extends Asked> {
  readonly weigh: (scene: S, candidate: never) => number
  /** What declining is worth; 0 if left out. */
  readonly pass?: (scene: S) => number
}

/** Opinions by the id of the question. */
export type Opinions<S extends Asked> = { readonly [ask: string]: Opinion<S> }

/** Never less than this share of the best: the search is to try everything in the end. */
const LEAST = 0.01

/** The weights of all answers to a question; so many followers of `doubt` more make one e times as promising. */
export function weights<S extends Asked>(scene: S, opinion: Opinion<S>, doubt: number): number[] {
  const { ask, seat } = scene
  const points: number[] = []
  for (const one of ask.lists[ask.seats.indexOf(seat)]) points.push(opinion.weigh(scene, one as never))
  if (ask.declines) points.push(opinion.pass?.(scene) ?? 0)
  const top = Math.max(...points)
  return points.map(point => Math.max(LEAST, Math.exp((point - top) / doubt)))
}

/** The values that a question's prompt speaks of. */
export function context<V>(scene: Asked): V {
  scene.told ??= scene.ask.naming.values?.()
  return scene.told as V
}

/** What a standing comes to, by its parts. */
export function total(standing: object): number {
  let sum = 0
  for (const part of Object.values(standing) as number[]) sum += part
  return sum
}
