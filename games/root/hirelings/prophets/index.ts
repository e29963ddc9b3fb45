import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Warm Sun Prophets, or the Lizard Envoys. */
export const prophets: Hireling<'prophets', typeof messages> = {
  id: 'prophets',
  letter: 'L',
  excludes: 'cult',
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
