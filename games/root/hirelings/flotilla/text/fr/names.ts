import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    flotilla: {
      article: 'la ',
      pronoun: 'Elle',
      name: 'Flottille de la Rivière',
      full: 'Flottille de la Rivière',
      fullArticle: 'la ',
      short: 'Flottille',
    },
    divers: {
      article: 'les ',
      pronoun: 'Elles',
      name: 'Loutres Plongeuses',
      full: 'Loutres Plongeuses',
      fullArticle: 'les ',
      short: 'Plongeuses',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    flotilla:
      'Inattaquable. À l’Aurore, elle donne des cartes où elle mouille, descend la rivière, et peut combattre.',
    divers: 'Depuis et vers les clairières de la rivière, vous vous déplacez quel que soit le contrôle.',
  },
}
