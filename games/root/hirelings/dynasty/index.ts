import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Last Dynasty, or the Bluebird Nobles. */
export const dynasty: Hireling<'dynasty', typeof messages> = {
  id: 'dynasty',
  letter: 'E',
  excludes: 'eyrie',
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
