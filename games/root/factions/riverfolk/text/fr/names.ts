import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What the Riverfolk Company is called. */
export const names: FrenchNames = {
  parties: {
    riverfolk: {
      article: 'la ',
      pronoun: 'Elle',
      name: 'Compagnie',
      full: 'Compagnie de la Rivière',
      fullArticle: 'la ',
      short: 'Compagnie',
    },
  },
  pieces: {
    foxPost: { one: 'comptoir Renard', many: 'comptoirs Renard' },
    rabbitPost: { one: 'comptoir Lapin', many: 'comptoirs Lapin' },
    mousePost: { one: 'comptoir Souris', many: 'comptoirs Souris' },
  },
  sources: { tradePosts: 'pour un comptoir', dividends: 'en dividendes' },
}
