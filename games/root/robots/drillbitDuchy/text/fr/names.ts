import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What the Drillbit Duchy is called. */
export const names: FrenchNames = {
  parties: {
    drillbitDuchy: {
      article: 'le ',
      pronoun: 'Il',
      name: 'Duché Foreur',
      full: 'Duché Foreur',
      fullArticle: 'le ',
      short: 'Duché For.',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    drillbitDuchy:
      'Rassemble ses guerriers au Terrier, surgit de ses Tunnels et couronne un ministre à chaque tour ; chaque bâtiment perdu lui coûte une couronne.',
  },
}
