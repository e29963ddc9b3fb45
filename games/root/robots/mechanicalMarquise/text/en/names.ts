import type { EnglishNames } from '../../../../text/en/party.ts'

/** What the Mechanical Marquise is called. */
export const names: EnglishNames = {
  parties: {
    mechanicalMarquise: {
      name: 'the Mechanical Marquise',
      full: 'Mechanical Marquise',
      short: 'Mech. Marquise',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    mechanicalMarquise:
      'Battles, recruits, builds and marches by the suit of her order; the more of a building stands, the more it scores.',
  },
}
