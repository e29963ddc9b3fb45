import type { Reckoning } from '@tablee/board'
import type { Cast, Language, Message } from '@tablee/kernel'
import { allFaces } from '../faces.ts'
import { END, ownWord } from '../words.ts'

/** The columns of the reckoning. */
const COLUMNS = ['own', 'battles', 'items', 'cards', 'lost'] as const
type Column = (typeof COLUMNS)[number]

/** Where points count that a faction does not score by itself, by what the report says they are for. */
const COLUMN: { readonly [source: string]: Column | undefined } = {
  battles: 'battles',
  removals: 'battles',
  crafting: 'items',
  effects: 'cards',
}

function columnOf(source = ''): Column {
  const fought = allFaces().some(({ journal }) => journal?.fought?.includes(source))
  return COLUMN[source] ?? (fought ? 'battles' : 'own')
}

/** Where the points of each faction came from. */
export function reckoning(journal: readonly Message[], cast: Cast, language: Language): Reckoning {
  const words = END[language]
  const points = cast.map(() => COLUMNS.map(() => 0))
  for (const { id, values } of journal) {
    if (id !== 'scored' && id !== 'lost.points') continue
    const { seat, points: count, source } = values as { seat: number; points: number; source?: string }
    const column = id === 'lost.points' ? 'lost' : columnOf(source)
    points[seat][COLUMNS.indexOf(column)] += column === 'lost' ? -count : count
  }
  return {
    sources: COLUMNS.map(column => words.source[column]),
    seats: cast.map((party, seat) => ({
      own: ownWord(party, language) ?? words.source.own,
      points: points[seat],
    })),
  }
}
