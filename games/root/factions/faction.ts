import type { Datum } from '@tablee/kernel'
import type { FactionBot } from '../bot/faction.ts'
import type { FactionLog } from '../rootlog/faction.ts'
import type { FactionRules } from '../rules/faction.ts'

/**
 * The manifest of a faction, `factions/<id>/index.ts`: all that the faction is, and where it lies in its folder.
 * Its rules come along; whatever only bots and readers need is loaded when it is wanted, so that a page
 * that plays fetches no more. What draws it is found by its file, `factions/<id>/board/index.ts`, because rules are
 * checked where there is no screen. A new faction is a folder and one line in `factions/index.ts`.
 */
export interface Faction<Id extends string = string> {
  readonly id: Id
  readonly rules: FactionRules
  /** Every datum of its box with its provenance. */
  readonly data: () => Promise<{ readonly data: readonly Datum[] }>
  /** What a bot thinks of it. */
  readonly bot: () => Promise<{ readonly bot: FactionBot }>
  /** How it is written in Rootlog. */
  readonly rootlog: () => Promise<{ readonly rootlog: FactionLog }>
}
