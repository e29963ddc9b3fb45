import type { Text } from '@tablee/kernel'
import { messages } from '@tablee/perseverance/text/en/messages.ts'
import { core } from './en/core.ts'
import { reasons } from './en/reasons.ts'
import { solo } from './en/solo.ts'
import { turn } from './en/turn.ts'
import { war } from './en/war.ts'

/** Perseverance, Episode 4 in English. */
export const en = { ...messages, ...core, ...turn, ...war, ...reasons, ...solo } satisfies Text

/** The messages of Perseverance, Episode 4. */
export type Perseverance4Text = typeof en
