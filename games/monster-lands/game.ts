import type { Game } from '@tablee/kernel'
import { core } from './core.ts'
import { reconstructed } from './data/all.ts'
import { clash } from './data/check.ts'
import { invariants } from './invariants.ts'
import type { MonsterLands } from './state.ts'
import type { MonsterText } from './text/en.ts'

/** Monster Lands. */
export const monsterLands: Game<MonsterLands, MonsterText> = {
  ...core,
  reconstructed: { ...reconstructed, clash },
  invariants,
}
