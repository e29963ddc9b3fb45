import type { Text } from '@tablee/kernel'
import { core } from './core.ts'
import { effects } from './effects.ts'
import { hirelings } from './hirelings.ts'
import { reasons } from './reasons.ts'
import { rootlog } from './rootlog.ts'
import { setup } from './setup.ts'

/** What is said at every table. */
export const shared = {
  ...core,
  ...setup,
  ...effects,
  ...hirelings,
  ...reasons,
  ...rootlog,
} satisfies Text
