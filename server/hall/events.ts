import type { Seated } from '../database/tables.ts'
import type { Attendance } from './cards.ts'
import { readFacts } from './facts.ts'
import type { HallEvent } from './terms.ts'

/** The persons who are to choose after a change, and were not before. */
export function turnEvents(before: Seated, { table, chairs }: Seated, { here }: Attendance): HallEvent[] {
  const { waiting } = readFacts(table)
  const were = before.table.state === 'playing' ? readFacts(before.table).waiting : []
  return chairs.flatMap(({ seat, person }): HallEvent[] => {
    if (person === null || !waiting.includes(seat) || were.includes(seat)) return []
    const { id, game, title, seq, clock } = table
    return [
      {
        kind: 'turn',
        table: id,
        game,
        title,
        seq,
        seat,
        person,
        here: here.has(seat),
        clock: clock !== null,
      },
    ]
  })
}

/** Somebody is asked to a table. */
export function invitedEvent(
  { table: { id, game, title } }: Seated,
  person: string,
  name: string,
): HallEvent {
  return { kind: 'invited', table: id, game, title, person, name }
}

/** A game that is over, for those who sat at it. */
export function overEvent({ table: { id, game, title }, chairs }: Seated, { here }: Attendance): HallEvent {
  const people = chairs.flatMap(({ seat, person }) =>
    person === null ? [] : { person, here: here.has(seat) },
  )
  return { kind: 'over', table: id, game, title, people }
}
