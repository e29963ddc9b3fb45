import type { Leader } from '../../factions/eyrie/data.ts'
import type { Character, Relationship } from '../../factions/vagabond/data.ts'

/** The leaders of the Eyrie. */
export const LEADER: { readonly [L in Leader]: string } = {
  builder: 'Builder',
  charismatic: 'Charismatic',
  commander: 'Commander',
  despot: 'Despot',
}

/** The characters of the Vagabond. */
export const CHARACTER: { readonly [C in Character]: string } = {
  thief: 'Thief',
  tinker: 'Tinker',
  ranger: 'Ranger',
  vagrant: 'Vagrant',
  arbiter: 'Arbiter',
  scoundrel: 'Scoundrel',
  adventurer: 'Adventurer',
  ronin: 'Ronin',
  harrier: 'Harrier',
}

/** What each character alone can do. */
export const ABILITY: { readonly [C in Character]: string } = {
  thief: 'Steal: exhaust a torch, take a random card from a player here',
  tinker: 'Day Labor: exhaust a torch, take back a discarded card of this clearing’s suit',
  ranger: 'Hideout: exhaust a torch, repair three items, then Evening begins',
  vagrant: 'Instigate: exhaust a torch, have two others fight here and score what falls',
  arbiter: 'Protector: a defender here may enlist you, you score a point',
  scoundrel: 'Scorched Earth: spend a torch, remove all enemy pieces here for good',
  adventurer: 'Improvise: once a turn an item stands for any other in a quest',
  ronin: 'Swift Strike: after the dice, exhaust a sword for one more hit',
  harrier: 'Glide: exhaust a torch, fly to any clearing',
}

/** How a faction stands with the Vagabond. */
export const RELATION: { readonly [R in Relationship]: string } = {
  indifferent: 'indifferent',
  amiable: 'amiable',
  friendly: 'friendly',
  allied: 'allied',
  hostile: 'hostile',
}

/** The parties at a table, by their full names. */
export const PARTY: { readonly [party: string]: string } = {
  marquise: 'Marquise de Cat',
  eyrie: 'Eyrie Dynasties',
  alliance: 'Woodland Alliance',
  vagabond: 'Vagabond',
  vagabond2: 'Second Vagabond',
}

/** The same in a word, where there is no room. */
export const SHORT_PARTY: { readonly [party: string]: string } = {
  marquise: 'Marquise',
  eyrie: 'Dynasties',
  alliance: 'Alliance',
  vagabond: 'Vagabond',
  vagabond2: 'Vagabond 2',
}
