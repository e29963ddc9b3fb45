import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: FrenchNames = {
  parties: {
    bandits: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Bandits des Grands Chemins',
      full: 'Bandits des Grands Chemins',
      fullArticle: 'les ',
      short: 'Bandits',
    },
    gangs: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Gangs de Bandits',
      full: 'Gangs de Bandits',
      fullArticle: 'les ',
      short: 'Gangs',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    bandits:
      'Les adversaires perdent une pièce sur leurs chemins ; vous pouvez y gagner un guerrier. Le Jour, ils en guettent un de plus.',
    gangs:
      'À l’abri près de vos pièces. Le Jour, un de vos guerriers auprès de chaque Bandit, ou un Bandit de plus.',
  },
}
