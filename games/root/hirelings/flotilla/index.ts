import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Riverfolk Flotilla, or the Otter Divers. */
export const flotilla: Hireling<'flotilla', typeof messages> = {
  id: 'flotilla',
  letter: 'O',
  excludes: 'riverfolk',
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
