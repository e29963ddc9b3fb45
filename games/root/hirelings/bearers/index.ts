import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Flame Bearers, or the Rat Smugglers. */
export const bearers: Hireling<'bearers', typeof messages> = {
  id: 'bearers',
  letter: 'H',
  excludes: 'hundreds',
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
