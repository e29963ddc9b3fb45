import type { Message } from '@tablee/kernel'
import { fromFaces } from '../faces.ts'

/** What is remembered of a game, by the report that tells it. */
const told = fromFaces((faces): { readonly [id: string]: number | undefined } => ({
  'dominance.activated': 12,
  'coalition.formed': 12,
  'battle.rolled': 3,
  'battle.ambushed': 4,
  ...Object.assign({}, ...faces.map(({ journal }) => journal?.tells)),
}))

/** How much a report tells of a game: great events, then points, then what was lost. */
export function tells({ id, values }: Message): number {
  const { points, count, kind } = (values ?? {}) as { points?: number; count?: number; kind?: string }
  if (id === 'scored') return 1 + (points ?? 0)
  if (id === 'lost.points') return 3 + 2 * (points ?? 0)
  if (id === 'removed') return kind === 'warrior' ? (count ?? 0) / 2 : 5
  return told()[id] ?? 0
}
