import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Warm Sun Prophets, or the Lizard Envoys. */
export const prophets: Hireling<'prophets', typeof messages> = {
  id: 'prophets',
  demoted: 'envoys',
  letter: 'L',
  excludes: 'cult',
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
