import type { Text } from '@tablee/kernel'
import { place } from '../../../../text/en/words.ts'

/** The Ferry, in English. */
export const messages = {
  'ferry.crossed': (v: { clearing: number }) => `The Ferry crosses over to ${place(v.clearing)}.`,
  'ferry.why.used': () => 'The Ferry has already crossed this turn.',
} satisfies Text
