import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What the Riverfolk Robots are called. */
export const names: FrenchNames = {
  parties: {
    riverfolkRobots: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Robots de la Rivière',
      full: 'Robots de la Rivière',
      fullArticle: 'les ',
      short: 'Robots Riv.',
    },
  },
  pieces: {},
  sources: {
    protectionism: 'par le Protectionnisme',
    payments: 'pour les guerriers en Paiements',
    services: 'pour des services vendus à qui mène',
  },
  lines: {
    riverfolkRobots:
      'Ils vendent cartes, Bateaux et Mercenaires, marquent ce que le meilleur client a payé, et prennent les armes quand personne ne paie.',
  },
}
