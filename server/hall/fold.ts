import type { Report, SavedPick, Seat } from '@tablee/kernel'
import type { ScoresAt } from '@tablee/table'
import type { ReadPick } from '../database/games.ts'

/** What the rows of a game come to. */
export interface Folded {
  /** How many picks came before those below: none, unless the rows go on from a checkpoint. */
  readonly past: number
  readonly picks: SavedPick[]
  /** What was taken back and may be made again, the next one last. */
  undone: readonly SavedPick[]
  readonly journal: Report[]
  readonly scores: ScoresAt[]
}

/** What no row comes to. */
export const nothing = (): Folded => ({ past: 0, picks: [], undone: [], journal: [], scores: [] })

/** Goes through the rows of a game from its start, or from where somebody was. */
export function fold(rows: readonly ReadPick[], folded = nothing()): Folded {
  for (const row of rows) add(folded, row)
  return folded
}

function add(folded: Folded, row: ReadPick): void {
  const { past, picks, journal } = folded
  if (row.kind === 'pick') picks.push(pickOf(row))
  else if (row.kind !== 'start') {
    const keep = row.keep ?? 0
    picks.length = keep - past
    picks.push(...read<SavedPick[]>(row.tail, []))
    while ((journal.at(-1)?.at ?? -1) >= keep) journal.pop()
  }
  folded.undone = read(row.undone, [])
  if (row.reports !== '[]') journal.push(...read<Report[]>(row.reports, []))
  addScores(folded, row)
}

function addScores({ past, picks, scores }: Folded, row: ReadPick): void {
  const at = past + picks.length
  while ((scores.at(-1)?.at ?? -1) >= at) scores.pop()
  if (row.scores !== null) scores.push({ at, scores: read(row.scores, []) })
}

function pickOf({ seat, key, barrier: marks, owners }: ReadPick): SavedPick {
  if (owners !== null) return [seat, key ?? '', marks, read<Seat[]>(owners, [])]
  return marks > 0 ? [seat, key ?? '', marks] : [seat, key ?? '']
}

function read<V>(json: string | null, none: V): V {
  return json === null ? none : JSON.parse(json)
}
