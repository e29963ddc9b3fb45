import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    exile: { name: 'the Exile', full: 'Exile', short: 'Exile' },
    brigand: { name: 'the Brigand', full: 'Brigand', short: 'Brigand' },
  },
  pieces: {},
  sources: {},
  lines: {
    exile:
      'Items on his card move him through the forests and let him battle beside them; others may give him some.',
    brigand: 'By day, takes an item from a ruin, and for a crafted item a random card of a neighbour.',
  },
}
