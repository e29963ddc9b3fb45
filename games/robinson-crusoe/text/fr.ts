import type { SameMessages } from '@tablee/kernel'
import { scenarios } from '../scenarios/text/fr.ts'
import type { RobinsonText } from './en.ts'
import { cards } from './fr/cards.ts'
import { core } from './fr/core.ts'
import { irregular } from './fr/irregular.ts'
import { plan } from './fr/plan.ts'
import { reasons } from './fr/reasons.ts'

/** Robinson Crusoe in French. */
export const fr: SameMessages<RobinsonText> = {
  ...core,
  ...plan,
  ...cards,
  ...irregular,
  ...scenarios,
  ...reasons,
}
