import type { Message } from '@tablee/kernel'

/** What is remembered of a game, by the report that tells it. */
const TOLD: { readonly [id: string]: number | undefined } = {
  'eyrie.turmoil': 12,
  'dominance.activated': 12,
  'coalition.formed': 12,
  'alliance.revolted': 10,
  'battle.rolled': 3,
  'battle.ambushed': 4,
}

/** How much a report tells of a game: great events, then points, then what was lost. */
export function tells({ id, values }: Message): number {
  const { points, count, kind } = (values ?? {}) as { points?: number; count?: number; kind?: string }
  if (id === 'scored') return 1 + (points ?? 0)
  if (id === 'lost.points') return 3 + 2 * (points ?? 0)
  if (id === 'removed') return kind === 'warrior' ? (count ?? 0) / 2 : 5
  return TOLD[id] ?? 0
}
