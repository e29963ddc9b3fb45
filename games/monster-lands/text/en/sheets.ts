import type { BuildingId } from '../../data/board.ts'
import type { Affinity } from '../../data/types.ts'
import type { Goal } from '../../rules/solo/rank.ts'
import { type HeadWords, head } from './heads.ts'

/** What sheets say. */
export interface SheetWords extends HeadWords {
  readonly attack: (dice: number) => string
  readonly capture: string
  readonly kill: string
  readonly trophy: (points: number) => string
  readonly conquest: string
  readonly dice: string
  readonly cost: string
  readonly reputation: string
  readonly takes: string
  readonly places: string
  readonly placesAt: (open: number, all: number) => string
  readonly building: { readonly [B in BuildingId]: string }
  readonly plays: { readonly [A in Affinity]: string }
  readonly points: string
  readonly glory: string
  readonly trophies: string
  readonly affinities: string
  readonly total: string
  readonly members: string
  readonly wages: string
  readonly goal: string
  readonly goalOf: (turns: number) => string
  readonly ranks: string
  readonly now: string
  readonly rules: string
  readonly usual: string
  readonly lacks: string
  readonly goals: { readonly [G in Goal]: string }
  readonly madhala: readonly string[]
  readonly inCitadel: string
  readonly outside: string
}

/** What sheets say in English. */
export const sheet: SheetWords = {
  ...head,
  attack: dice => `${dice} attack dice`,
  capture: 'Capture',
  kill: 'Kill',
  trophy: points => `trophy of ${points}`,
  conquest: 'Conquest',
  dice: 'Dice each turn',
  cost: 'Price',
  reputation: 'Reputation',
  takes: 'Takes',
  places: 'Places',
  placesAt: (open, all) => `${open} free of ${all}`,
  building: {
    huntersLair: 'Buy any number of the traps on display. A Persuasion die lowers the sum of what you buy.',
    alchemist:
      'Brew potions, which heal a wound, and venoms, which add 2 to an attack. The better place gives more.',
    tavern:
      'Recruit one mercenary, as long as your glory is above your reputation, or stand a round of drinks to see new faces.',
    armory: 'Buy Defense tokens. Each stops one hit of a monster, or one ambush.',
    pawnshop: 'Pawn any number of dice for gold. There is always room.',
    bazaar: 'Buy a piece of equipment for somebody at home: a weapon, clothing or a spell, one of each.',
    mine: 'Force dice dig for gold. The deeper places take two dice and yield more.',
  },
  plays: {
    fire: 'A potion each turn and stronger Magic: send somebody out soon, with every Magic die you have.',
    water: 'Gold from the Mine and easier captures: buy traps, capture, and recruit with what they pay.',
    air: 'A hit stopped and a Persuasion die rolled again: survive longer outside, and try missions.',
    jungle: 'Stronger Force and an edge in kills: hunt for trophies with every Force die you have.',
  },
  points: 'Victory points now',
  glory: 'Glory',
  trophies: 'Trophies',
  affinities: 'Icons of affinities',
  total: 'Total',
  members: 'Members',
  wages: 'Wages at the end of the turn',
  goal: 'What it is about',
  goalOf: turns => `After ${turns} turns, what you have reached tells your rank.`,
  ranks: 'Ranks',
  now: 'You now',
  rules: 'What is different',
  usual: 'Nothing: the usual rules.',
  lacks: 'Still missing',
  goals: {
    defense: '5 Defense tokens',
    trap: '5 traps',
    potion: '3 potions',
    venom: '3 venoms',
    equipment: 'a weapon, clothing and a spell',
    affinities: 'members of all affinities',
  },
  madhala: [
    'After each of your actions she rolls a red and a yellow die, and takes a place; results that are closed to her are rolled again.',
    'In the Citadel she takes the best place that is free, and at the Lair, the Tavern and the Bazaar something off the display.',
    'Outside she needs no dice. In the Adventure she removes the monster in her turn, or the region if no monster is left.',
    'On the left of the competitive mission she carries it out before anybody else.',
    'What monsters would do to her vanishes.',
  ],
  inCitadel: 'Red 1 to 4: the Citadel, by the yellow die',
  outside: 'Red 5 or 6: outside, by the yellow die',
}
