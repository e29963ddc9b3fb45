import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Vault Keepers, or the Badger Bodyguards. */
export const vaults: Hireling<'vaults', typeof messages> = {
  id: 'vaults',
  demoted: 'bodyguards',
  letter: 'K',
  excludes: 'keepers',
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
