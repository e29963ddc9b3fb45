import type { Text } from '@tablee/kernel'
import type { FactionText } from '../factions/index.ts'
import type { HirelingText } from '../hirelings/index.ts'
import type { LandmarkText } from '../landmarks/index.ts'
import type { RobotText } from '../robots/index.ts'
import { robots } from './en/robots.ts'
import { shared } from './en/shared.ts'
import { gathered } from './names.ts'

const own = {
  ...import.meta.glob<{ messages: Text }>('../factions/*/text/en/messages.ts', { eager: true }),
  ...import.meta.glob<{ messages: Text }>('../landmarks/*/text/en/messages.ts', { eager: true }),
  ...import.meta.glob<{ messages: Text }>('../hirelings/*/text/en/messages.ts', { eager: true }),
  ...import.meta.glob<{ messages: Text }>('../robots/*/text/en/messages.ts', { eager: true }),
}

/** The messages of Root. */
export type RootText = typeof shared & typeof robots & FactionText & LandmarkText & HirelingText & RobotText

/** Root in English. */
export const en = {
  ...shared,
  ...robots,
  ...gathered(Object.values(own).map(({ messages }) => messages)),
} as RootText
