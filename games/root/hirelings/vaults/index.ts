import type { Hireling } from '../hireling.ts'
import { demoted } from './demoted.ts'
import { promoted } from './promoted.ts'
import type { messages } from './text/en/messages.ts'

/** The Vault Keepers, or the Badger Bodyguards. */
export const vaults: Hireling<'vaults', typeof messages> = {
  id: 'vaults',
  letter: 'K',
  excludes: 'keepers',
  promoted,
  demoted,
  data: () => import('./data.ts'),
}
