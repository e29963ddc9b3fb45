import type { Ask, Seat } from '@tablee/kernel'
import type { Clan, MonsterLands } from '../state.ts'
import type { Prices } from './prices.ts'

/** A question as the one who is asked looks at it. */
export interface Scene {
  readonly state: MonsterLands
  readonly seat: Seat
  readonly clan: Clan
  readonly ask: Ask
  readonly prices: Prices
  /** What the question itself tells, once somebody wanted to know. */
  told?: unknown
}

/** How promising the answers to a question look, in points: the best are the most likely to be tried. */
interface Opinion {
  readonly weigh: (scene: Scene, candidate: never) => number
  /** What declining is worth; 0 if left out. */
  readonly pass?: (scene: Scene) => number
  /** So many points more make a candidate e times as promising; fewer where the opinion is surer. */
  readonly doubt?: number
}

/** Opinions by the id of the question. */
export type Opinions = { readonly [ask: string]: Opinion }

const DOUBT = 0.25
/** Never less than this share of the best: the search is to try everything in the end. */
const LEAST = 0.002

/** The weights of all answers to a question. */
export function weights(scene: Scene, opinion: Opinion): number[] {
  const { ask, seat } = scene
  const points: number[] = []
  for (const one of ask.lists[ask.seats.indexOf(seat)]) points.push(opinion.weigh(scene, one as never))
  if (ask.declines) points.push(opinion.pass?.(scene) ?? 0)
  const top = Math.max(...points)
  const doubt = opinion.doubt ?? DOUBT
  return points.map(point => Math.max(LEAST, Math.exp((point - top) / doubt)))
}

/** The values that an ask's prompt speaks of. */
export function context<V>(scene: Scene): V {
  scene.told ??= scene.ask.naming.values?.()
  return scene.told as V
}
