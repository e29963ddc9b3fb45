import type { NewMatch, Playable } from '@tablee/kernel'
import { core } from './core.ts'
import type { Perseverance4 } from './state.ts'
import type { Perseverance4Text } from './text/en.ts'

/** The rules alone. */
export const rules: Playable<Perseverance4, Perseverance4Text> = { game: { ...core, invariants: () => [] } }

/** What keeping a table needs: the rules and, where a data pack is to be checked, what its data must fit. */
export const rulesOf = async ({ pack }: NewMatch): Promise<Playable<Perseverance4, Perseverance4Text>> =>
  pack ? { game: (await import('./game.ts')).perseverance4 } : rules
