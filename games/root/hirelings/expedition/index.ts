import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Sunward Expedition, or the Mole Artisans. */
export const expedition: Hireling<'expedition', typeof messages> = {
  id: 'expedition',
  demoted: 'artisans',
  letter: 'D',
  excludes: 'duchy',
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
