import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Highway Bandits, or the Bandit Gangs. */
export const bandits: Hireling<'bandits', typeof messages> = {
  id: 'bandits',
  demoted: 'gangs',
  letter: 'T',
  excludes: null,
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
