import type { Ask, Seat } from '@tablee/kernel'
import type { Robinson } from '../state.ts'
import type { Survey } from './survey.ts'

/** A question as the one who is asked looks at it. */
export interface Scene {
  readonly state: Robinson
  readonly seat: Seat
  readonly ask: Ask
  readonly seen: Survey
}

/** How promising the answers to a question look, in points: the best are the most likely to be tried. */
export interface Opinion {
  readonly weigh: (scene: Scene, candidate: never) => number
  /** Whether it is worth a long look, so that what seems a little worse is tried too. */
  readonly open?: true
  /** What declining is worth; 0 if left out. */
  readonly pass?: (scene: Scene) => number
}

/** Opinions by the id of the question. */
export type Opinions = { readonly [ask: string]: Opinion }

/** So many points more make a candidate e times as promising: where it matters most, and elsewhere. */
const OPEN = 0.15
const CLOSE = 0.05
/** Never less than this share of the best: the search is to try everything in the end. */
const LEAST = 0.001

/** The weights of all answers to a question. */
export function weights(scene: Scene, opinion: Opinion): number[] {
  const { ask, seat } = scene
  const points: number[] = []
  for (const one of ask.lists[ask.seats.indexOf(seat)]) points.push(opinion.weigh(scene, one as never))
  if (ask.declines) points.push(opinion.pass?.(scene) ?? 0)
  const top = Math.max(...points)
  const close = opinion.open ? OPEN : CLOSE
  return points.map(point => Math.max(LEAST, Math.exp((point - top) / close)))
}

/** The values that an ask's prompt speaks of. */
export const context = <V>({ ask }: Scene): V => ask.naming.values?.() as V
