import type { Report, SavedPick, Seat } from '@tablee/kernel'
import type { ScoresAt } from '@tablee/table'
import type { ReadPick } from '../database/games.ts'

/** What the rows of a game come to. */
export interface Folded {
  readonly picks: SavedPick[]
  /** What was taken back and may be made again, the next one last. */
  undone: readonly SavedPick[]
  readonly journal: Report[]
  readonly scores: ScoresAt[]
}

/** Goes through the rows of a game from its start. */
export function fold(rows: readonly ReadPick[]): Folded {
  const folded: Folded = { picks: [], undone: [], journal: [], scores: [] }
  for (const row of rows) add(folded, row)
  return folded
}

function add(folded: Folded, row: ReadPick): void {
  const { picks, journal } = folded
  if (row.kind === 'pick') picks.push(pickOf(row))
  else if (row.kind !== 'start') {
    const keep = row.keep ?? 0
    picks.length = keep
    picks.push(...read<SavedPick[]>(row.tail, []))
    while ((journal.at(-1)?.at ?? -1) >= keep) journal.pop()
  }
  folded.undone = read(row.undone, [])
  if (row.reports !== '[]') journal.push(...read<Report[]>(row.reports, []))
  addScores(folded, row)
}

function addScores({ picks, scores }: Folded, row: ReadPick): void {
  while ((scores.at(-1)?.at ?? -1) >= picks.length) scores.pop()
  if (row.scores !== null) scores.push({ at: picks.length, scores: read(row.scores, []) })
}

function pickOf({ seat, key, barrier: marks, owners }: ReadPick): SavedPick {
  if (owners !== null) return [seat, key ?? '', marks, read<Seat[]>(owners, [])]
  return marks > 0 ? [seat, key ?? '', marks] : [seat, key ?? '']
}

function read<V>(json: string | null, none: V): V {
  return json === null ? none : JSON.parse(json)
}
