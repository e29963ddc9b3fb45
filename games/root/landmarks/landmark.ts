import type { Datum, Text } from '@tablee/kernel'
import type { LandmarkRules } from '../rules/landmark.ts'

/**
 * The manifest of a landmark, `landmarks/<id>/index.ts`. Its rules are loaded when it is played with; its words and what draws it are found
 * by their files (`text/<language>/messages.ts` and `names.ts`, `board/index.ts`). A new landmark is a folder and one
 * line in `landmarks/index.ts`.
 */
export interface Landmark<Id extends string = string, Messages extends Text = Record<never, never>> {
  readonly id: Id
  readonly rules: () => Promise<{ readonly rules: LandmarkRules }>
  /** How Rootlog calls it. */
  readonly rootlog: string
  /** The letter that Rootlogs may call it by, where it has one. */
  readonly letter?: string
  /** How many cards lie face down on it, where any do. */
  readonly cards?: number
  /** What it says: the type alone, by which its messages are checked; its words are found by their files. */
  readonly messages?: Messages
  /** What its card tells, with its provenance. */
  readonly data: () => Promise<{ readonly data: readonly Datum[] }>
}
