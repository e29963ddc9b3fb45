import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Spring Uprising, or the Rabbit Scouts. */
export const uprising: Hireling<'uprising', typeof messages> = {
  id: 'uprising',
  demoted: 'scouts',
  letter: 'A',
  excludes: 'alliance',
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
