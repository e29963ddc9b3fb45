import type { Text } from '@tablee/kernel'

/** The Vault Keepers, in English. */
export const messages = {
  'act.vaults': () => 'Vault Keepers: a vault, then battles or warriors',
  'vaults.where': () => 'Where does a vault go?',
  'vaults.battles': () => 'Battle at each vault',
  'vaults.grows': () => 'Place a warrior at each vault',
  'vaults.nothing': () => 'Neither',
} satisfies Text
