import type { SameMessages } from '@tablee/kernel'
import type { RootText } from './en.ts'
import { alliance } from './fr/alliance.ts'
import { core } from './fr/core.ts'
import { effects } from './fr/effects.ts'
import { eyrie } from './fr/eyrie.ts'
import { marquise } from './fr/marquise.ts'
import { reasons } from './fr/reasons.ts'
import { setup } from './fr/setup.ts'
import { vagabond } from './fr/vagabond.ts'

/** Root in French. */
export const fr: SameMessages<RootText> = {
  ...core,
  ...setup,
  ...effects,
  ...marquise,
  ...eyrie,
  ...alliance,
  ...vagabond,
  ...reasons,
}
