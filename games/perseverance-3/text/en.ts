import type { Text } from '@tablee/kernel'
import { messages } from '@tablee/perseverance/text/en/messages.ts'
import { assembly } from './en/assembly.ts'
import { assets } from './en/assets.ts'
import { automata } from './en/automata.ts'
import { core } from './en/core.ts'
import { explore } from './en/explore.ts'
import { reasons } from './en/reasons.ts'
import { solo } from './en/solo.ts'
import { turn } from './en/turn.ts'

/** Perseverance, Episode 3 in English. */
export const en = {
  ...messages,
  ...core,
  ...assets,
  ...turn,
  ...explore,
  ...assembly,
  ...solo,
  ...automata,
  ...reasons,
} satisfies Text

/** The messages of Perseverance, Episode 3. */
export type Perseverance3Text = typeof en
