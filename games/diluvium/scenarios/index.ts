import type { Scenario } from '../rules/scenario.ts'
import { s01 } from './s01/index.ts'
import { s02 } from './s02/index.ts'
import { s03 } from './s03/index.ts'
import { s04 } from './s04/index.ts'

/** The scenarios that can be played, in the order of the booklet. */
export const SCENARIO_RULES: readonly Scenario[] = [s01, s02, s03, s04]
