import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What the Mechanical Marquise is called. */
export const names: FrenchNames = {
  parties: {
    mechanicalMarquise: {
      article: 'la ',
      pronoun: 'Elle',
      name: 'Marquise Mécanique',
      full: 'Marquise Mécanique',
      fullArticle: 'la ',
      short: 'Marquise Méc.',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    mechanicalMarquise:
      'Combat, recrute, construit et marche selon la couleur de son ordre ; plus un bâtiment est présent, plus il rapporte.',
  },
}
