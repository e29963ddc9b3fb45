import type { Text } from '@tablee/kernel'
import { adventure } from './en/adventure.ts'
import { cleanup } from './en/cleanup.ts'
import { core } from './en/core.ts'
import { deploy } from './en/deploy.ts'
import { reasons } from './en/reasons.ts'
import { solo } from './en/solo.ts'

/** Monster Lands in English. */
export const en = { ...core, ...deploy, ...adventure, ...cleanup, ...solo, ...reasons } satisfies Text

/** The messages of Monster Lands. */
export type MonsterText = typeof en
