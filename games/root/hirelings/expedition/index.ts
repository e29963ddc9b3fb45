import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Sunward Expedition, or the Mole Artisans. */
export const expedition: Hireling<'expedition', typeof messages> = {
  id: 'expedition',
  letter: 'D',
  excludes: 'duchy',
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
