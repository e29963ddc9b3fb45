import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Forest Patrol, or the Feline Physicians. */
export const patrol: Hireling<'patrol', typeof messages> = {
  id: 'patrol',
  letter: 'C',
  excludes: 'marquise',
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
