import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    expedition: {
      article: 'l’',
      pronoun: 'Elle',
      name: 'Expédition de Lumière',
      full: 'Expédition de Lumière',
      fullArticle: 'l’',
      short: 'Expédition',
    },
    artisans: {
      article: 'les ',
      pronoun: 'Elles',
      name: 'Taupes Artisanes',
      full: 'Taupes Artisanes',
      fullArticle: 'les ',
      short: 'Artisanes',
    },
  },
  pieces: { foothold: { one: 'Caverne', feminine: true } },
  sources: {},
  lines: {
    expedition:
      'Le Jour, une caverne et jusqu’à 3 guerriers ; puis elle se déplace et combat, ou grandit à ses cavernes.',
    artisans:
      'Les cartes d’objet que vous fabriquez peuvent être montrées au lieu d’être défaussées ; elles reviennent le soir.',
  },
}
