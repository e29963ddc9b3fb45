import type { TableRow } from '../../database/schema.ts'

/** A table that waits for its people, as the database keeps it. */
export function tableRow(given: Partial<TableRow>): TableRow {
  return {
    id: 'table',
    game: 'harbour',
    title: 'Harbour at eight',
    state: 'waiting',
    access: 'public',
    invitation: `code of ${given.id ?? 'table'}`,
    owner: 'ada',
    options: '{}',
    secret: null,
    place: '',
    seed: 7_000_000_000_000,
    clock: null,
    late: 'bot',
    hints: 0,
    seq: 0,
    deadline: null,
    leased_by: null,
    leased_until: 0,
    proposal: null,
    rematch: null,
    facts: '{}',
    made: 1_700_000_000_000,
    played: 1_700_000_000_000,
    message: '',
    watch: `watch code of ${given.id ?? 'table'}`,
    paused: null,
    wish: null,
    again: null,
    pack: null,
    fixed: 0,
    drawn: null,
    ...given,
  }
}
