import type { SameMessages } from '@tablee/kernel'
import type { messages as en } from '../en/messages.ts'

/** The Ferry, in French. */
export const messages: SameMessages<typeof en> = {
  'ferry.why.used': () => 'Le Radeau a déjà traversé ce tour-ci.',
}
