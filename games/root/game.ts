import type { Game } from '@tablee/kernel'
import { core } from './core.ts'
import type { HirelingSides } from './hirelings/hireling.ts'
import { invariants } from './invariants.ts'
import { openRules } from './open.ts'
import type { FactionRules } from './rules/faction.ts'
import type { LandmarkRules } from './rules/landmark.ts'
import type { RobotRules } from './rules/robots/robot.ts'
import type { RootState } from './state.ts'
import type { RootText } from './text/en.ts'

// The list names the boxes; the rules in all of them are found by their files.
openRules({
  factions: Object.values(
    import.meta.glob<{ rules: FactionRules }>('./factions/*/rules/index.ts', { eager: true }),
  ),
  hirelings: Object.values(import.meta.glob<HirelingSides>('./hirelings/*/rules.ts', { eager: true })),
  landmarks: Object.values(
    import.meta.glob<{ rules: LandmarkRules }>('./landmarks/*/rules.ts', { eager: true }),
  ),
  robots: Object.values(
    import.meta.glob<{ rules: RobotRules }>('./robots/*/rules/index.ts', { eager: true }),
  ),
})

/** Root with every box opened. */
export const root: Game<RootState, RootText> = { ...core, invariants }
