import type { Game } from '@tablee/kernel'
import { core } from './core.ts'
import { reconstructed } from './data/all.ts'
import { clash } from './data/check.ts'
import { invariants } from './invariants.ts'
import type { Perseverance4 } from './state.ts'
import type { Perseverance4Text } from './text/en.ts'

/** Perseverance, Episode 4. */
export const perseverance4: Game<Perseverance4, Perseverance4Text> = {
  ...core,
  reconstructed: { ...reconstructed, clash },
  invariants,
}
