import type { Match, Outcome, Seat } from '@tablee/kernel'
import { proposing } from '@tablee/table'
import type { TableRow } from '../database/schema.ts'

/** What lists show of a game without running its rules. */
export interface GameFacts {
  readonly waiting: readonly Seat[]
  /** Whether any one of these seats may answer for all. */
  readonly group?: boolean
  /** Those who first propose something of their own, if they are bots. */
  readonly proposing?: readonly Seat[]
  readonly round: number
  readonly picks: number
  readonly cast: readonly string[]
  readonly outcome: Outcome | null
  /** The scores, in games that have them. */
  readonly scores?: readonly (number | null)[]
}

/** The facts of a game that has not started. */
export const NO_FACTS: GameFacts = { waiting: [], round: 0, picks: 0, cast: [], outcome: null }

/** The facts of a game as it stands. */
export function factsOf(match: Match): GameFacts {
  const scores = match.game.scores?.(match.state)
  return {
    waiting: match.waiting?.seats ?? [],
    ...(match.ask?.kind === 'any' && { group: true, proposing: proposing(match) }),
    round: match.game.round(match.state),
    picks: match.picks,
    cast: match.cast.slice(0, match.seats),
    outcome: match.outcome,
    ...(scores && { scores: [...scores] }),
  }
}

const known = new WeakMap<object, GameFacts>()

/** The facts that a table's row keeps; they are asked for more often than they change. */
export function readFacts(table: Pick<TableRow, 'facts'>): GameFacts {
  const facts: GameFacts = known.get(table) ?? JSON.parse(table.facts)
  known.set(table, facts)
  return facts
}
