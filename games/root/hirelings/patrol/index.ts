import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Forest Patrol, or the Feline Physicians. */
export const patrol: Hireling<'patrol', typeof messages> = {
  id: 'patrol',
  demoted: 'physicians',
  letter: 'C',
  excludes: 'marquise',
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
