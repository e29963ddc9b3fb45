import type { SameMessages } from '@tablee/kernel'
import type { messages as en } from '../en/messages.ts'

/** The Vault Keepers, in French. */
export const messages: SameMessages<typeof en> = {
  'act.vaults': () => 'Gardiens du Coffre : un coffre, puis des combats ou des guerriers',
  'vaults.where': () => 'Où placer un coffre ?',
  'vaults.battles': () => 'Combattre à chaque coffre',
  'vaults.grows': () => 'Placer un guerrier à chaque coffre',
  'vaults.nothing': () => 'Ni l’un ni l’autre',
}
