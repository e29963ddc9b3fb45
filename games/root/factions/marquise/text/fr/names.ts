import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What the Marquise de Cat is called. */
export const names: FrenchNames = {
  parties: {
    marquise: {
      article: 'la ',
      pronoun: 'Elle',
      name: 'Marquise',
      full: 'Marquise de Chat',
      fullArticle: 'la ',
      short: 'Marquise',
    },
  },
  pieces: {
    sawmill: { one: 'Scierie', feminine: true },
    workshop: { one: 'Atelier' },
    recruiter: { one: 'Recruteur' },
    wood: { one: 'jeton Bois', many: 'jetons Bois' },
    keep: { one: 'Donjon' },
  },
  sources: { buildings: 'pour un bâtiment' },
}
