import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    spies: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Espions Corvidés',
      full: 'Espions Corvidés',
      fullArticle: 'les ',
      short: 'Espions',
    },
    sentries: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Corbeaux Sentinelles',
      full: 'Corbeaux Sentinelles',
      fullArticle: 'les ',
      short: 'Sentinelles',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    spies:
      'Le Jour, deux de plus auprès d’adversaires ; puis ils combattent partout, ou volent une carte à chaque adversaire d’un lieu.',
    sentries: 'Vous infligez une perte de plus là où votre faction a un bâtiment ou un jeton.',
  },
}
