import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    dynasty: {
      article: 'la ',
      pronoun: 'Elle',
      name: 'Dernière Dynastie',
      full: 'Dernière Dynastie',
      fullArticle: 'la ',
      short: 'Dynastie',
    },
    nobles: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Merles Nobles',
      full: 'Merles Nobles',
      fullArticle: 'les ',
      short: 'Merles',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    dynasty:
      'Le Jour, elle revient par le bord, ou se déplace d’un bloc et combat, ou combat deux fois là où elle ne contrôle pas.',
    nobles: 'Vous contrôlez en cas d’égalité et marquez 1 point par groupe de 3 clairières contrôlées.',
  },
}
