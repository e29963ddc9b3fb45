import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Corvid Spies, or the Raven Sentries. */
export const spies: Hireling<'spies', typeof messages> = {
  id: 'spies',
  letter: 'P',
  excludes: 'corvids',
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
