import type { SameMessages, Text } from '@tablee/kernel'
import type { RootText } from './en.ts'
import { core } from './fr/core.ts'
import { effects } from './fr/effects.ts'
import { hirelings } from './fr/hirelings.ts'
import { reasons } from './fr/reasons.ts'
import { setup } from './fr/setup.ts'
import { gathered } from './names.ts'

const own = {
  ...import.meta.glob<{ messages: Text }>('../factions/*/text/fr/messages.ts', { eager: true }),
  ...import.meta.glob<{ messages: Text }>('../landmarks/*/text/fr/messages.ts', { eager: true }),
  ...import.meta.glob<{ messages: Text }>('../hirelings/*/text/fr/messages.ts', { eager: true }),
}

/** Root in French. */
export const fr = {
  ...core,
  ...setup,
  ...effects,
  ...hirelings,
  ...reasons,
  ...gathered(Object.values(own).map(({ messages }) => messages)),
} as SameMessages<RootText>
