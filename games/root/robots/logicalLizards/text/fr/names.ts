import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What the Logical Lizards are called. */
export const names: FrenchNames = {
  parties: {
    logicalLizards: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Lézards Logiques',
      full: 'Lézards Logiques',
      fullArticle: 'les ',
      short: 'Lézards Log.',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    logicalLizards:
      'Recueillent tout ce que l’on défausse : les Âmes Perdues leur donnent leur ordre et leurs rituels, et leurs morts deviennent des acolytes qui conspirent.',
  },
}
