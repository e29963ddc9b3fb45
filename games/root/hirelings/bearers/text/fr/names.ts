import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    bearers: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Porteurs de Flamme',
      full: 'Porteurs de Flamme',
      fullArticle: 'les ',
      short: 'Porteurs',
    },
    smugglers: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Rats Contrebandiers',
      full: 'Rats Contrebandiers',
      fullArticle: 'les ',
      short: 'Contrebandiers',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    bearers: 'À l’Aurore, chacun retire une pièce adverse où il se tient ; puis un autre les rejoint.',
    smugglers: 'Le Jour, pour chaque carte avec un objet que vous défaussez : un déplacement ou un combat.',
  },
}
