import type { Datum, Text } from '@tablee/kernel'
import type { FactionBot } from '../bot/faction.ts'
import type { FactionLog } from '../rootlog/faction.ts'
import type { FactionCard, FactionRules } from '../rules/faction.ts'

/**
 * The manifest of a faction, `factions/<id>/index.ts`: all that the faction is, and where it lies in its folder.
 * What is known of it before its box is opened comes along; the rest is loaded when it is wanted, so that a table
 * fetches what sits at it and no more. Its words and what draws it are found by their files (`text/<language>/messages.ts`,
 * `names.ts` and `board.ts`, `board/index.ts`, `terminal.ts`), because rules are checked where there is no screen and
 * travel without words. A new faction is a folder and one line in `factions/index.ts`.
 */
export interface Faction<Id extends string = string, Messages extends Text = Text> {
  readonly id: Id
  readonly card: FactionCard
  readonly rules: () => Promise<{ readonly rules: FactionRules }>
  /** What it says: the type alone, by which its messages are checked; its words are found by their files. */
  readonly messages?: Messages
  /** Every datum of its box with its provenance. */
  readonly data: () => Promise<{ readonly data: readonly Datum[] }>
  /** What a bot thinks of it. */
  readonly bot: () => Promise<{ readonly bot: FactionBot }>
  /** How it is written in Rootlog. */
  readonly rootlog: () => Promise<{ readonly rootlog: FactionLog }>
}
