import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Flame Bearers, or the Rat Smugglers. */
export const bearers: Hireling<'bearers', typeof messages> = {
  id: 'bearers',
  demoted: 'smugglers',
  letter: 'H',
  excludes: 'hundreds',
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
