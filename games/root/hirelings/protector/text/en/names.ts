import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    protector: { name: 'the Furious Protector', full: 'Furious Protector', short: 'Protector' },
    stoic: { name: 'the Stoic Protector', full: 'Stoic Protector', short: 'Protector' },
  },
  pieces: {},
  sources: {},
  lines: {
    protector:
      'Cannot be attacked; enemies place nothing beside it. At dawn it moves, and a warrior of each player there falls.',
    stoic: 'Enemies can neither attack nor remove your pieces beside it. At dawn it moves.',
  },
}
