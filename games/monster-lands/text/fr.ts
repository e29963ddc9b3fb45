import type { SameMessages } from '@tablee/kernel'
import type { MonsterText } from './en.ts'
import { adventure } from './fr/adventure.ts'
import { cleanup } from './fr/cleanup.ts'
import { core } from './fr/core.ts'
import { deploy } from './fr/deploy.ts'
import { reasons } from './fr/reasons.ts'
import { solo } from './fr/solo.ts'

/** Monster Lands in French. */
export const fr: SameMessages<MonsterText> = {
  ...core,
  ...deploy,
  ...adventure,
  ...cleanup,
  ...solo,
  ...reasons,
}
