import type { Datum, Text } from '@tablee/kernel'
import type { RobotCard } from '../rules/robots/card.ts'
import type { RobotRules } from '../rules/robots/robot.ts'

/**
 * The manifest of a robot, `robots/<id>/index.ts`: what is known of it before its box is opened, and where the rest
 * lies in its folder. Its words and what draws it are found by their files, as those of a faction are. A new robot is
 * a folder and one line in `robots/index.ts`.
 */
export interface Robot<Id extends string = string, Messages extends Text = Text> {
  readonly id: Id
  readonly card: RobotCard
  readonly rules: () => Promise<{ readonly rules: RobotRules }>
  /** What it says: the type alone, by which its messages are checked. */
  readonly messages?: Messages
  /** Every datum of its box with its provenance. */
  readonly data: () => Promise<{ readonly data: readonly Datum[] }>
}
