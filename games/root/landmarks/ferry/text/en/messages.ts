import type { Text } from '@tablee/kernel'

/** The Ferry, in English. */
export const messages = {
  'ferry.why.used': () => 'The Ferry has already crossed this turn.',
} satisfies Text
