import type { Datum, Text } from '@tablee/kernel'
import type { HirelingRules } from '../rules/hirelings/hireling.ts'

/**
 * The manifest of a hireling, `hirelings/<id>/index.ts`: both sides of its card, and where the rest lies in its
 * folder. Its words and what draws it are found by their files, as those of a faction are. A new hireling is a folder
 * and one line in `hirelings/index.ts`.
 */
export interface Hireling<Id extends string = string, Messages extends Text = Text> {
  /** Its promoted side's id too. */
  readonly id: Id
  /** The letter by which players write it, after `h_`. */
  readonly letter: string
  /** The faction that cannot be played beside it; null for a neutral one. A.6.5 */
  readonly excludes: string | null
  readonly promoted: HirelingRules
  readonly demoted: HirelingRules
  /** What it says: the type alone, by which its messages are checked. */
  readonly messages?: Messages
  /** Every datum of its box with its provenance. */
  readonly data: () => Promise<{ readonly data: readonly Datum[] }>
}
