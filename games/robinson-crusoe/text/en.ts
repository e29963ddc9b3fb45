import type { Text } from '@tablee/kernel'
import { scenarios } from '../scenarios/text/en.ts'
import { cards } from './en/cards.ts'
import { core } from './en/core.ts'
import { irregular } from './en/irregular.ts'
import { plan } from './en/plan.ts'
import { reasons } from './en/reasons.ts'

/** Robinson Crusoe in English. */
export const en = {
  ...core,
  ...plan,
  ...cards,
  ...irregular,
  ...scenarios,
  ...reasons,
} satisfies Text

/** The messages of Robinson Crusoe. */
export type RobinsonText = typeof en
