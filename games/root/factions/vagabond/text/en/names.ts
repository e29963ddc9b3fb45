import type { EnglishNames } from '../../../../text/en/party.ts'
import type { Character, Relationship } from '../../data.ts'

/** What the Vagabond is called. */
export const names = {
  parties: {
    vagabond: { name: 'the Vagabond', full: 'Vagabond', short: 'Vagabond' },
    vagabond2: { name: 'the second Vagabond', full: 'Second Vagabond', short: 'Vagabond 2' },
  },
  pieces: {},
  sources: {
    infamy: 'by Infamy',
    quests: 'for a quest',
    ruins: 'for a ruin',
    aid: 'for aid',
    enlistment: 'for being enlisted',
  },
  options: { swiftStrike: 'Swift Strike: one extra hit' },
  titles: {
    'quest:fundraising': 'Fundraising',
    'quest:errand': 'Errand',
    'quest:logisticsHelp': 'Logistics Help',
    'quest:repairAShed': 'Repair a Shed',
    'quest:giveASpeech': 'Give a Speech',
    'quest:guardDuty': 'Guard Duty',
    'quest:fendOffABear': 'Fend off a Bear',
    'quest:expelBandits': 'Expel Bandits',
    'quest:escort': 'Escort',
  },
  tooMany: 'Two seats at most can play a Vagabond.',
  alone: 'Vagabonds cannot play among themselves: give at least one seat another faction.',
  cards: {
    dominance: {
      short: 'Vagabond: by a coalition',
      full: 'The Vagabond forms a coalition with it instead: at a table of four or more he joins whoever has the fewest points, and wins with them.',
    },
  },
} satisfies EnglishNames

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
