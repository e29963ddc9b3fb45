import type { SameMessages } from '@tablee/kernel'
import { messages } from '@tablee/perseverance/text/fr/messages.ts'
import type { Perseverance3Text } from './en.ts'
import { assembly } from './fr/assembly.ts'
import { assets } from './fr/assets.ts'
import { automata } from './fr/automata.ts'
import { core } from './fr/core.ts'
import { explore } from './fr/explore.ts'
import { reasons } from './fr/reasons.ts'
import { solo } from './fr/solo.ts'
import { turn } from './fr/turn.ts'

/** Perseverance, Episode 3 in French. */
export const fr: SameMessages<Perseverance3Text> = {
  ...messages,
  ...core,
  ...assets,
  ...turn,
  ...explore,
  ...assembly,
  ...solo,
  ...automata,
  ...reasons,
}
