import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Highway Bandits, or the Bandit Gangs. */
export const bandits: Hireling<'bandits', typeof messages> = {
  id: 'bandits',
  letter: 'T',
  excludes: null,
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
