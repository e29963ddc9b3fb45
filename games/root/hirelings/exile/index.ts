import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Exile, or the Brigand. */
export const exile: Hireling<'exile', typeof messages> = {
  id: 'exile',
  letter: 'V',
  excludes: 'vagabond',
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
