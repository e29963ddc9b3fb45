import type { Text } from '@tablee/kernel'
import { place } from '../../../../text/en/words.ts'

/** The Furious Protector and the Stoic Protector, in English. */
export const messages = {
  'act.protector': () => 'Furious Protector: it moves and strikes',
  'act.stoic': () => 'Stoic Protector: it moves',
  'protector.why.guarded': (v: { clearing: number }) =>
    `The Furious Protector keeps enemies from placing pieces in ${place(v.clearing)}.`,
} satisfies Text
