import type { FrenchNames } from '../../../../text/fr/party.ts'
import type { Character, Relationship } from '../../data.ts'

/** What the Vagabond is called. */
export const names = {
  parties: {
    vagabond: {
      article: 'le ',
      pronoun: 'Il',
      name: 'Vagabond',
      full: 'Vagabond',
      fullArticle: 'le ',
      short: 'Vagabond',
    },
    vagabond2: {
      article: 'le ',
      pronoun: 'Il',
      name: 'second Vagabond',
      full: 'Deuxième Vagabond',
      fullArticle: 'le ',
      short: 'Vagabond 2',
    },
  },
  pieces: {},
  sources: {
    infamy: 'par Infamie',
    quests: 'pour une quête',
    ruins: 'pour une ruine',
    aid: 'pour une aide',
    enlistment: 'pour un enrôlement',
  },
  options: { swiftStrike: 'Frappe rapide : une perte additionnelle' },
  titles: {
    'quest:fundraising': 'Levée de fonds',
    'quest:errand': 'Commission',
    'quest:logisticsHelp': 'Aide logistique',
    'quest:repairAShed': 'Réparer une remise',
    'quest:giveASpeech': 'Faire un discours',
    'quest:guardDuty': 'Monter la garde',
    'quest:fendOffABear': 'Repousser un ours',
    'quest:expelBandits': 'Chasser les bandits',
    'quest:escort': 'Escorte',
  },
  tooMany: 'Deux sièges au plus peuvent jouer un Vagabond.',
  alone: 'Les Vagabonds ne jouent pas entre eux : donnez à un siège au moins une autre faction.',
  cards: {
    dominance: {
      short: 'Vagabond : par une coalition',
      full: 'Le Vagabond, lui, en forme une coalition : à quatre joueurs ou plus, il se rallie à qui a le moins de points et partage sa victoire.',
    },
  },
} satisfies FrenchNames

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
