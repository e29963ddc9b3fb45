import type { SameMessages } from '@tablee/kernel'
import { i02 } from '../scenarios/i02/text/fr.ts'
import { s03 } from '../scenarios/s03/text/fr.ts'
import { s04 } from '../scenarios/s04/text/fr.ts'
import { s05 } from '../scenarios/s05/text/fr.ts'
import { s06 } from '../scenarios/s06/text/fr.ts'
import { s07 } from '../scenarios/s07/text/fr.ts'
import { s08 } from '../scenarios/s08/text/fr.ts'
import { s10 } from '../scenarios/s10/text/fr.ts'
import { s11 } from '../scenarios/s11/text/fr.ts'
import { s12 } from '../scenarios/s12/text/fr.ts'
import { s13 } from '../scenarios/s13/text/fr.ts'
import { s14 } from '../scenarios/s14/text/fr.ts'
import { s15 } from '../scenarios/s15/text/fr.ts'
import type { DiluviumText } from './en.ts'
import { core } from './fr/core.ts'
import { epilogues } from './fr/epilogues.ts'
import { goals } from './fr/goals.ts'
import { reasons } from './fr/reasons.ts'
import { war } from './fr/war.ts'

/** Diluvium in French; what a scenario says besides is in its folder. */
export const fr: SameMessages<DiluviumText> = {
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
