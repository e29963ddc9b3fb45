import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    exile: {
      article: 'l’',
      pronoun: 'Il',
      name: 'Exilé',
      full: 'Exilé',
      fullArticle: 'l’',
      short: 'Exilé',
    },
    brigand: {
      article: 'le ',
      pronoun: 'Il',
      name: 'Brigand',
      full: 'Brigand',
      fullArticle: 'le ',
      short: 'Brigand',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    exile:
      'Les objets de sa carte le mènent de forêt en forêt et au combat à côté ; chacun peut lui en donner.',
    brigand:
      'Le Jour, prend un objet dans une ruine et, contre un objet fabriqué, une carte au hasard à un voisin.',
  },
}
