import type { Game } from '@tablee/kernel'
import { core } from './core.ts'
import { invariants } from './invariants.ts'
import type { Robinson } from './state.ts'
import type { RobinsonText } from './text/en.ts'
import './rules/scenarios/index.ts'

/** Robinson Crusoe: Adventures on the Cursed Island. */
export const robinson: Game<Robinson, RobinsonText> = { ...core, invariants }
