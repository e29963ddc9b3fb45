import type { NewMatch, Playable } from '@tablee/kernel'
import { core } from './core.ts'
import type { MonsterLands } from './state.ts'
import type { MonsterText } from './text/en.ts'

/** The rules alone. */
export const rules: Playable<MonsterLands, MonsterText> = { game: { ...core, invariants: () => [] } }

/** What keeping a table needs: the rules and, where a data pack is to be checked, what its data must fit. */
export const rulesOf = async ({ pack }: NewMatch): Promise<Playable<MonsterLands, MonsterText>> =>
  pack ? { game: (await import('./game.ts')).monsterLands } : rules
