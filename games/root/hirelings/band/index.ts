import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Popular Band, or the Street Band. */
export const band: Hireling<'band', typeof messages> = {
  id: 'band',
  demoted: 'street',
  letter: 'J',
  excludes: null,
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
