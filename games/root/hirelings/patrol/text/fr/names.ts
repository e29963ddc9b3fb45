import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    patrol: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Gardes Forestiers',
      full: 'Gardes Forestiers',
      fullArticle: 'les ',
      short: 'Gardes',
    },
    physicians: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Infirmiers Félins',
      full: 'Infirmiers Félins',
      fullArticle: 'les ',
      short: 'Infirmiers',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    patrol:
      'L’un de ceux qui tombent attend sur leur carte. Le Jour, ils se déplacent et combattent, ou rappellent ceux qui attendent.',
    physicians:
      'Pour une carte de la clairière, vos guerriers tombés vont dans une clairière où vous avez des pièces.',
  },
}
