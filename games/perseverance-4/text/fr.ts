import type { SameMessages } from '@tablee/kernel'
import { messages } from '@tablee/perseverance/text/fr/messages.ts'
import type { Perseverance4Text } from './en.ts'
import { core } from './fr/core.ts'
import { reasons } from './fr/reasons.ts'
import { solo } from './fr/solo.ts'
import { turn } from './fr/turn.ts'
import { war } from './fr/war.ts'

/** Perseverance, Episode 4 in French. */
export const fr: SameMessages<Perseverance4Text> = {
  ...messages,
  ...core,
  ...turn,
  ...war,
  ...reasons,
  ...solo,
}
