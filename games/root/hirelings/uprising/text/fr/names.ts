import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    uprising: {
      article: 'la ',
      pronoun: 'Elle',
      name: 'Révolte Printanière',
      full: 'Révolte Printanière',
      fullArticle: 'la ',
      short: 'Révolte',
    },
    scouts: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Lapins Éclaireurs',
      full: 'Lapins Éclaireurs',
      fullArticle: 'les ',
      short: 'Éclaireurs',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    uprising:
      'Qui l’attaque défausse une carte de la clairière. À l’Aurore, son dé la fait se soulever ou grandir.',
    scouts: 'Pour une carte de la clairière, vous prenez le meilleur dé quand vous défendez.',
  },
}
