import type { Text } from '@tablee/kernel'
import { alliance } from './en/alliance.ts'
import { core } from './en/core.ts'
import { effects } from './en/effects.ts'
import { eyrie } from './en/eyrie.ts'
import { marquise } from './en/marquise.ts'
import { reasons } from './en/reasons.ts'
import { setup } from './en/setup.ts'
import { vagabond } from './en/vagabond.ts'

/** Root in English. */
export const en = {
  ...core,
  ...setup,
  ...effects,
  ...marquise,
  ...eyrie,
  ...alliance,
  ...vagabond,
  ...reasons,
} satisfies Text

/** The messages of Root. */
export type RootText = typeof en
