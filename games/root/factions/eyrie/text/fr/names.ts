import type { FrenchNames } from '../../../../text/fr/party.ts'
import type { Leader } from '../../data.ts'

/** What the Eyrie Dynasties are called. */
export const names: FrenchNames = {
  parties: {
    eyrie: {
      article: 'la ',
      pronoun: 'Elle',
      name: 'Canopée',
      full: 'Dynasties de la Canopée',
      fullArticle: 'les ',
      short: 'Dynasties',
    },
  },
  pieces: { roost: { one: 'Perchoir' } },
  sources: { roosts: 'pour les Perchoirs', despot: 'grâce au Despote', turmoil: 'dans la Crise' },
  cards: {
    vizier: {
      short: 'Un Oiseau au service du dirigeant dans le Décret ; la Crise ne le défausse pas.',
      full: 'Une carte Oiseau qui reste pour toujours dans le Décret de la Canopée : la Crise ne l’emporte pas.',
    },
  },
}

/** The leaders. */
export const LEADER: { readonly [L in Leader]: string } = {
  builder: 'Bâtisseur',
  charismatic: 'Charismatique',
  commander: 'Commandant',
  despot: 'Despote',
}
