import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    protector: {
      article: 'le ',
      pronoun: 'Il',
      name: 'Protecteur Furieux',
      full: 'Protecteur Furieux',
      fullArticle: 'le ',
      short: 'Protecteur',
    },
    stoic: {
      article: 'le ',
      pronoun: 'Il',
      name: 'Protecteur Stoïque',
      full: 'Protecteur Stoïque',
      fullArticle: 'le ',
      short: 'Protecteur',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    protector:
      'Inattaquable ; les adversaires ne placent rien près de lui. À l’Aurore, il se déplace, et un guerrier de chaque joueur y tombe.',
    stoic:
      'Les adversaires ne peuvent ni attaquer ni retirer vos pièces près de lui. À l’Aurore, il se déplace.',
  },
}
