import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    prophets: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Prophètes du Soleil',
      full: 'Prophètes du Soleil',
      fullArticle: 'les ',
      short: 'Prophètes',
    },
    envoys: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Émissaires Lézards',
      full: 'Émissaires Lézards',
      fullArticle: 'les ',
      short: 'Émissaires',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    prophets:
      'Le Jour, ils envoient un joueur voisin au combat ou ailleurs, ou prêchent à un endroit de plus.',
    envoys:
      'À l’Aurore, vous pouvez prendre une carte de la couleur la plus fréquente des cinq dernières défaussées.',
  },
}
