import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    band: {
      article: 'le ',
      pronoun: 'Il',
      name: 'Groupe Populaire',
      full: 'Groupe Populaire',
      fullArticle: 'le ',
      short: 'Groupe',
    },
    street: {
      article: 'le ',
      pronoun: 'Il',
      name: 'Groupe de rue',
      full: 'Groupe de rue',
      fullArticle: 'le ',
      short: 'Groupe de rue',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    band: 'Les adversaires venus l’écouter restent pour le tour. Le Jour, il attire des guerriers d’alentour, et grandit.',
    street: 'Les adversaires venus l’écouter restent pour le tour. Le Jour, il joue à un endroit de plus.',
  },
}
