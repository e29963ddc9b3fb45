import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    vaults: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Gardiens du Coffre',
      full: 'Gardiens du Coffre',
      fullArticle: 'les ',
      short: 'Gardiens du Coffre',
    },
    bodyguards: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Blaireaux Gardes du corps',
      full: 'Blaireaux Gardes du corps',
      fullArticle: 'les ',
      short: 'Gardes du corps',
    },
  },
  pieces: { vault: { one: 'Coffre' } },
  sources: {},
  lines: {
    vaults:
      'Le Jour, un nouveau coffre près d’un autre ; puis un combat à chaque coffre, ou un guerrier à chacun.',
    bodyguards: 'Vous ignorez la première perte que vous subissez au combat.',
  },
}
