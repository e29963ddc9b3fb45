import type { Leader } from '../../data/eyrie.ts'
import type { Character, Relationship } from '../../data/vagabond.ts'

/** The leaders of the Eyrie. */
export const LEADER: { readonly [L in Leader]: string } = {
  builder: 'Bâtisseur',
  charismatic: 'Charismatique',
  commander: 'Commandant',
  despot: 'Despote',
}

/** The characters of the Vagabond. */
export const CHARACTER: { readonly [C in Character]: string } = {
  thief: 'Voleur',
  tinker: 'Bricoleur',
  ranger: 'Rôdeur',
  vagrant: 'Miséreux',
  arbiter: 'Médiateur',
  scoundrel: 'Brigand',
  adventurer: 'Aventurier',
  ronin: 'Ronin',
  harrier: 'Chasseur',
}

/** How a faction stands with the Vagabond. */
export const RELATION: { readonly [R in Relationship]: string } = {
  indifferent: 'indifférent',
  amiable: 'aimable',
  friendly: 'amical',
  allied: 'allié',
  hostile: 'hostile',
}

/** The parties at a table, by their full names. */
export const PARTY: { readonly [party: string]: string } = {
  marquise: 'Marquise de Chat',
  eyrie: 'Dynasties de la Canopée',
  alliance: 'Alliance de la Forêt',
  vagabond: 'Vagabond',
  vagabond2: 'Deuxième Vagabond',
}

/** The same in a word, where there is no room. */
export const SHORT_PARTY: { readonly [party: string]: string } = {
  marquise: 'Marquise',
  eyrie: 'Dynasties',
  alliance: 'Alliance',
  vagabond: 'Vagabond',
  vagabond2: 'Vagabond 2',
}
