import type { Game } from '@tablee/kernel'
import { core } from './core.ts'
import { invariants } from './invariants.ts'
import { first } from './scenarios/first.ts'
import { others } from './scenarios/others.ts'
import { addScenarios } from './scenarios/scenario.ts'
import type { Robinson } from './state.ts'
import type { RobinsonText } from './text/en.ts'

addScenarios([first, ...others])

/** Robinson Crusoe: Adventures on the Cursed Island. */
export const robinson: Game<Robinson, RobinsonText> = { ...core, invariants }
