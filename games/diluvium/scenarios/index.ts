import type { Scenario } from '../rules/scenario.ts'
import { s01 } from './s01/index.ts'

/** The scenarios that can be played, in the order of the booklet. */
export const SCENARIO_RULES: readonly Scenario[] = [s01]
