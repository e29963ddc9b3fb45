import type { Ask, Seat } from '@tablee/kernel'
import type { RootState } from '../state.ts'
import type { Survey } from './survey.ts'

/** A question as the one who is asked looks at it. */
export interface Scene {
  readonly state: RootState
  readonly seat: Seat
  readonly ask: Ask
  readonly seen: Survey
}

/** How promising the answers to a question look: weights above 0, of which 1 is nothing special. */
export interface Opinion {
  readonly weigh: (scene: Scene, candidate: never) => number
  /** What declining weighs; 1 if left out. */
  readonly pass?: (scene: Scene) => number
}

/** Opinions by the id of the question. */
export type Opinions = { readonly [ask: string]: Opinion }

/** Never less than this: the search is to try everything in the end. */
const LEAST = 0.02

/** The weights of all answers to a question. */
export function weights(scene: Scene, opinion: Opinion): number[] {
  const { ask, seat } = scene
  const candidates = ask.lists[ask.seats.indexOf(seat)]
  const found: number[] = []
  for (const one of candidates) found.push(Math.max(LEAST, opinion.weigh(scene, one as never)))
  if (ask.declines) found.push(Math.max(LEAST, opinion.pass?.(scene) ?? 1))
  return found
}

/** The values that an ask's prompt speaks of. */
export const context = <V>({ ask }: Scene): V => ask.naming.values?.() as V
