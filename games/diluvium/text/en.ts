import { i02 } from '../scenarios/i02/text/en.ts'
import { s03 } from '../scenarios/s03/text/en.ts'
import { s04 } from '../scenarios/s04/text/en.ts'
import { s05 } from '../scenarios/s05/text/en.ts'
import { s06 } from '../scenarios/s06/text/en.ts'
import { s07 } from '../scenarios/s07/text/en.ts'
import { s08 } from '../scenarios/s08/text/en.ts'
import { s10 } from '../scenarios/s10/text/en.ts'
import { s11 } from '../scenarios/s11/text/en.ts'
import { s12 } from '../scenarios/s12/text/en.ts'
import { s13 } from '../scenarios/s13/text/en.ts'
import { s14 } from '../scenarios/s14/text/en.ts'
import { s15 } from '../scenarios/s15/text/en.ts'
import { core } from './en/core.ts'
import { epilogues } from './en/epilogues.ts'
import { goals } from './en/goals.ts'
import { reasons } from './en/reasons.ts'
import { war } from './en/war.ts'

/** Diluvium in English; what a scenario says besides is in its folder. */
export const en = {
  ...core,
  ...war,
  ...goals,
  ...epilogues,
  ...reasons,
  ...i02,
  ...s03,
  ...s04,
  ...s05,
  ...s06,
  ...s07,
  ...s08,
  ...s10,
  ...s11,
  ...s12,
  ...s13,
  ...s14,
  ...s15,
}

/** The messages of Diluvium. */
export type DiluviumText = typeof en
