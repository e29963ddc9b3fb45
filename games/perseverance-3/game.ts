import type { Game } from '@tablee/kernel'
import { core } from './core.ts'
import { reconstructed } from './data/all.ts'
import { clash } from './data/check.ts'
import { invariants } from './invariants.ts'
import type { Perseverance3 } from './state.ts'
import type { Perseverance3Text } from './text/en.ts'

/** Perseverance, Episode 3. */
export const perseverance3: Game<Perseverance3, Perseverance3Text> = {
  ...core,
  reconstructed: { ...reconstructed, clash },
  invariants,
}
