import type { NewMatch, Playable } from '@tablee/kernel'
import { core } from './core.ts'
import type { Perseverance3 } from './state.ts'
import type { Perseverance3Text } from './text/en.ts'

/** The rules alone. */
export const rules: Playable<Perseverance3, Perseverance3Text> = { game: { ...core, invariants: () => [] } }

/** What keeping a table needs: the rules and, where a data pack is to be checked, what its data must fit. */
export const rulesOf = async ({ pack }: NewMatch): Promise<Playable<Perseverance3, Perseverance3Text>> =>
  pack ? { game: (await import('./game.ts')).perseverance3 } : rules
