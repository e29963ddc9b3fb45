import type { SameMessages } from '@tablee/kernel'
import { la } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Ferry, in French. */
export const messages: SameMessages<typeof en> = {
  'ferry.crossed': v => `Le Radeau traverse vers ${la(v.clearing)}.`,
  'ferry.why.used': () => 'Le Radeau a déjà traversé ce tour-ci.',
}
