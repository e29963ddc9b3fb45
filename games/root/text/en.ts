import type { Text } from '@tablee/kernel'
import type { FactionText } from '../factions/index.ts'
import type { HirelingText } from '../hirelings/index.ts'
import type { LandmarkText } from '../landmarks/index.ts'
import { core } from './en/core.ts'
import { effects } from './en/effects.ts'
import { hirelings } from './en/hirelings.ts'
import { reasons } from './en/reasons.ts'
import { setup } from './en/setup.ts'
import { gathered } from './names.ts'

const own = {
  ...import.meta.glob<{ messages: Text }>('../factions/*/text/en/messages.ts', { eager: true }),
  ...import.meta.glob<{ messages: Text }>('../landmarks/*/text/en/messages.ts', { eager: true }),
  ...import.meta.glob<{ messages: Text }>('../hirelings/*/text/en/messages.ts', { eager: true }),
}

const shared = { ...core, ...setup, ...effects, ...hirelings, ...reasons } satisfies Text

/** The messages of Root. */
export type RootText = typeof shared & FactionText & LandmarkText & HirelingText

/** Root in English. */
export const en = {
  ...shared,
  ...gathered(Object.values(own).map(({ messages }) => messages)),
} as RootText
