import type { Leader } from '../../factions/eyrie/data.ts'
import type { Character, Relationship } from '../../factions/vagabond/data.ts'

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

/** What each character alone can do. */
export const ABILITY: { readonly [C in Character]: string } = {
  thief: 'Larcin : épuisez une torche, prenez au hasard une carte à un joueur présent',
  tinker: 'Travailleur : épuisez une torche, reprenez de la défausse une carte de la couleur de la clairière',
  ranger: 'Refuge : épuisez une torche, réparez trois objets, puis c’est le Crépuscule',
  vagrant: 'Provocation : épuisez une torche, faites se battre deux autres et marquez ce qui tombe',
  arbiter: 'Protection : un défenseur présent peut vous enrôler, vous marquez un point',
  scoundrel: 'Terre brûlée : laissez une torche, retirez toutes les pièces adverses de la clairière',
  adventurer: 'Improvisation : une fois par tour, un objet en vaut un autre pour une quête',
  ronin: 'Frappe rapide : après les dés, épuisez une épée pour une perte de plus',
  harrier: 'Vol plané : épuisez une torche, gagnez n’importe quelle clairière',
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
