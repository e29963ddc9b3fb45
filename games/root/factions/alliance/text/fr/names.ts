import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What the Woodland Alliance is called. */
export const names: FrenchNames = {
  parties: {
    alliance: {
      article: 'l’',
      pronoun: 'Elle',
      name: 'Alliance',
      full: 'Alliance de la Forêt',
      fullArticle: 'l’',
      short: 'Alliance',
    },
  },
  pieces: {
    foxBase: { one: 'base Renard', many: 'bases Renard', feminine: true },
    rabbitBase: { one: 'base Lapin', many: 'bases Lapin', feminine: true },
    mouseBase: { one: 'base Souris', many: 'bases Souris', feminine: true },
    sympathy: { one: 'jeton de Sympathie', many: 'jetons de Sympathie' },
  },
  sources: { sympathy: 'pour la Sympathie' },
}
