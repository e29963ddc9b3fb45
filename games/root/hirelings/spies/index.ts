import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Corvid Spies, or the Raven Sentries. */
export const spies: Hireling<'spies', typeof messages> = {
  id: 'spies',
  demoted: 'sentries',
  letter: 'P',
  excludes: 'corvids',
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
