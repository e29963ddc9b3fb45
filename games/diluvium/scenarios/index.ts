import type { Scenario } from '../rules/scenario.ts'
import { i01 } from './i01/index.ts'
import { i02 } from './i02/index.ts'
import { s01 } from './s01/index.ts'
import { s02 } from './s02/index.ts'
import { s03 } from './s03/index.ts'
import { s04 } from './s04/index.ts'
import { s05 } from './s05/index.ts'
import { s06 } from './s06/index.ts'
import { s07 } from './s07/index.ts'
import { s08 } from './s08/index.ts'
import { s09 } from './s09/index.ts'
import { s10 } from './s10/index.ts'
import { s11 } from './s11/index.ts'
import { s12 } from './s12/index.ts'
import { s13 } from './s13/index.ts'
import { s14 } from './s14/index.ts'
import { s15 } from './s15/index.ts'

/** The scenarios that can be played, in the order of the booklet. */
export const SCENARIO_RULES: readonly Scenario[] = [
  s01,
  s02,
  s03,
  s04,
  s05,
  s06,
  s07,
  s08,
  s09,
  s10,
  s11,
  s12,
  s13,
  s14,
  s15,
  i01,
  i02,
]
