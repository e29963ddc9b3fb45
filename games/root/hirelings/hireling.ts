import type { Datum, Text } from '@tablee/kernel'
import type { HirelingCard } from '../rules/hirelings/box.ts'
import type { HirelingRules } from '../rules/hirelings/hireling.ts'

/** The rules of both sides of a hireling card. */
export interface HirelingSides {
  readonly promoted: HirelingRules
  readonly demoted: HirelingRules
}

/**
 * The manifest of a hireling, `hirelings/<id>/index.ts`: what is known of its card, and where the rest lies in its
 * folder. Its words and what draws it are found by their files, as those of a faction are. A new hireling is a folder
 * and one line in `hirelings/index.ts`.
 */
export interface Hireling<Id extends string = string, Messages extends Text = Text> extends HirelingCard {
  readonly id: Id
  readonly rules: () => Promise<HirelingSides>
  /** What it says: the type alone, by which its messages are checked. */
  readonly messages?: Messages
  /** Every datum of its box with its provenance. */
  readonly data: () => Promise<{ readonly data: readonly Datum[] }>
}
