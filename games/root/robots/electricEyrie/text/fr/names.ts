import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What the Electric Eyrie are called. */
export const names: FrenchNames = {
  parties: {
    electricEyrie: {
      article: 'la ',
      pronoun: 'Elle',
      name: 'Canopée Électrique',
      full: 'Canopée Électrique',
      fullArticle: 'la ',
      short: 'Canopée Élec.',
    },
  },
  pieces: {},
  sources: { warTax: 'par la Taxe de guerre' },
  lines: {
    electricEyrie:
      'Chaque ordre rejoint un Décret qui recrute, déplace et combat par couleur ; il lui faut un Perchoir à chaque tour.',
  },
}
