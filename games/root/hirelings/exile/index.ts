import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Exile, or the Brigand. */
export const exile: Hireling<'exile', typeof messages> = {
  id: 'exile',
  demoted: 'brigand',
  letter: 'V',
  excludes: 'vagabond',
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
