import type { Commit } from '../database/commit.ts'
import type { ReadPick } from '../database/games.ts'
import type { ChairRow } from '../database/schema.ts'
import type { Seated } from '../database/tables.ts'
import { type ClockHand, clockOf, deadlineOf, turnClocks } from './clocks.ts'
import type { Course } from './course.ts'
import { factsOf } from './facts.ts'

/** What is to be kept of a change, and the table after it. */
export function kept(
  { table, chairs, ...rest }: Seated,
  course: Course,
  made: ReadPick,
  once: string,
  at: number,
): { readonly commit: Commit; readonly after: Seated } {
  const { match } = course
  const facts = factsOf(match)
  const clock = clockOf(table)
  const clocks = clock ? turnClocks(chairs, facts.waiting, clock, at) : []
  const turned = clocks.length > 0 ? chairs.map(chair => turnedBy(clocks, chair)) : chairs
  const standing = {
    state: match.outcome ? ('over' as const) : ('playing' as const),
    facts: JSON.stringify(facts),
    deadline: deadlineOf(turned, facts, at),
  }
  const checkpoint = course.checkpointFor(made)
  const row = checkpoint && { table_id: table.id, seq: made.seq, rules: match.game.version, ...checkpoint }
  return {
    commit: { pick: { ...made, table_id: table.id, at, once }, standing, checkpoint: row, clocks },
    after: {
      table: { ...table, ...standing, seq: made.seq, played: at, proposal: null },
      chairs: turned,
      ...rest,
    },
  }
}

function turnedBy(clocks: readonly ClockHand[], chair: ChairRow): ChairRow {
  return { ...chair, ...clocks.find(({ seat }) => seat === chair.seat) }
}
