import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Popular Band, or the Street Band. */
export const band: Hireling<'band', typeof messages> = {
  id: 'band',
  letter: 'J',
  excludes: null,
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
