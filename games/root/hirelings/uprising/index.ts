import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Spring Uprising, or the Rabbit Scouts. */
export const uprising: Hireling<'uprising', typeof messages> = {
  id: 'uprising',
  letter: 'A',
  excludes: 'alliance',
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
