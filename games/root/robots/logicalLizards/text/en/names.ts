import type { EnglishNames } from '../../../../text/en/party.ts'

/** What the Logical Lizards are called. */
export const names: EnglishNames = {
  parties: {
    logicalLizards: {
      name: 'the Logical Lizards',
      full: 'Logical Lizards',
      short: 'Log. Lizards',
      plural: true,
    },
  },
  pieces: {},
  sources: {},
  lines: {
    logicalLizards:
      'Gather what everybody discards: the Lost Souls give them their order and their rituals, and the fallen become acolytes that conspire.',
  },
}
