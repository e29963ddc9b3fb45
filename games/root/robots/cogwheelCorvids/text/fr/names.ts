import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What the Cogwheel Corvids are called. */
export const names: FrenchNames = {
  parties: {
    cogwheelCorvids: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Corvidés Engrenés',
      full: 'Corvidés Engrenés',
      fullArticle: 'les ',
      short: 'Corvidés Eng.',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    cogwheelCorvids:
      'Posent des Complots que personne ne connaît et les retournent tous à leur tour suivant : chacun rapporte selon les Complots visibles.',
  },
}
