import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    vaults: { name: 'the Vault Keepers', plural: true, full: 'Vault Keepers', short: 'Vault Keepers' },
    bodyguards: {
      name: 'the Badger Bodyguards',
      plural: true,
      full: 'Badger Bodyguards',
      short: 'Bodyguards',
    },
  },
  pieces: { vault: 'vault' },
  sources: {},
  lines: {
    vaults: 'By day a new vault beside another; then a battle at each vault, or a warrior at each.',
    bodyguards: 'You ignore the first hit that you take in a battle.',
  },
}
