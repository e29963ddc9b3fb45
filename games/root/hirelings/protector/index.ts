import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Furious Protector, or the Stoic Protector. */
export const protector: Hireling<'protector', typeof messages> = {
  id: 'protector',
  letter: 'S',
  excludes: null,
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
