import type { FrenchNames } from '../../../../text/fr/party.ts'
import { MINISTERS } from '../../data.ts'
import { MINISTER } from './ministers.ts'

/** What the Underground Duchy is called. */
export const names: FrenchNames = {
  parties: {
    duchy: {
      article: 'le ',
      pronoun: 'Il',
      name: 'Duché',
      full: 'Duché Souterrain',
      fullArticle: 'le ',
      short: 'Duché',
    },
  },
  pieces: {
    citadel: { one: 'Citadelle', many: 'Citadelles', feminine: true },
    market: { one: 'Marché', many: 'Marchés' },
    tunnel: { one: 'Tunnel', many: 'Tunnels' },
  },
  sources: { crowns: 'pour un Ministre rallié', ministers: 'par un Ministre' },
  titles: Object.fromEntries(MINISTERS.map(id => [`minister:${id}`, MINISTER[id].name])),
}
