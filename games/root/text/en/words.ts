import {
  agree,
  capital,
  count,
  list,
  Who as Named,
  who as named,
  type Someone,
} from '@tablee/common/words/en.ts'
import { type Cast, reads } from '@tablee/kernel'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import { BURROW, isForest, type Region } from '../../data/map.ts'
import type { Suit } from '../../data/suits.ts'
import type { Phase } from '../../state.ts'
import { PARTIES } from './names.ts'

export { capital, count, list } from '@tablee/common/words/en.ts'
export { PIECE } from './names.ts'

/** What may still be done: “2 actions left”, “no action left”. */
export const left = (n: number, one: string): string => `${n === 0 ? `no ${one}` : count(n, one)} left`

/** A seat as a sentence speaks of it: its party, or whoever reads. */
function someone(cast: Cast, seat: number): Someone {
  const { name, plural } = PARTIES[cast[seat]] ?? { name: `seat ${seat + 1}` }
  return { name, plural, ref: `seat:${seat}`, reader: reads(cast, seat) }
}

/** A seat inside a sentence: `the Marquise`, `you`. */
export const who = (cast: Cast, seat: number): string => named(someone(cast, seat))

/** A seat at the head of a sentence: `The Marquise`, `You`. */
export const Who = (cast: Cast, seat: number): string => Named(someone(cast, seat))

/** A verb that agrees with a seat: `verb(cast, seat, 'scores', 'score')`. */
export const verb = (cast: Cast, seat: number, one: string, many: string): string =>
  agree(someone(cast, seat), one, many)

/** A seat and what it does, inside a sentence: `the Marquise scores`, `you score`. */
export const does = (cast: Cast, seat: number, one: string, many: string): string =>
  `${who(cast, seat)} ${verb(cast, seat, one, many)}`

/** The same at the head of a sentence: `The Marquise scores`, `You score`. */
export const Does = (cast: Cast, seat: number, one: string, many: string): string =>
  capital(does(cast, seat, one, many))

/** Something of a seat: `the hand of the Marquise`, `your hand`. */
export const of = (cast: Cast, seat: number, theirs: string, yours: string): string =>
  reads(cast, seat) ? yours : `${theirs} of ${who(cast, seat)}`

/** A clearing or forest, or what lies beside the map. */
export const place = (region: Region): string => {
  if (region === BURROW) return `[[clearing:${region}|the Burrow]]`
  return isForest(region)
    ? `[[forest:${region}|forest ${region - 20}]]`
    : `[[clearing:${region}|clearing ${region}]]`
}

/** A clearing or forest at the head of a sentence or on a button. */
export const Place = (region: Region): string => {
  if (region === BURROW) return `[[clearing:${region}|The Burrow]]`
  return isForest(region)
    ? `[[forest:${region}|Forest ${region - 20}]]`
    : `[[clearing:${region}|Clearing ${region}]]`
}

/** The suits. */
export const SUIT: { readonly [S in Suit]: string } = {
  fox: 'fox',
  rabbit: 'rabbit',
  mouse: 'mouse',
  bird: 'bird',
}

/** The items. */
export const ITEM: { readonly [I in Item]: string } = {
  boots: 'boots',
  bag: 'bag',
  crossbow: 'crossbow',
  hammer: 'hammer',
  sword: 'sword',
  tea: 'tea',
  coins: 'coins',
  torch: 'torch',
}

/** The phases. */
export const PHASE: { readonly [P in Phase]: string } = {
  birdsong: 'Birdsong',
  daylight: 'Daylight',
  evening: 'Evening',
}

/** The titles of the cards by name. */
export const TITLE: { readonly [name: string]: string } = {
  birdyBindle: 'Birdy Bindle',
  woodlandRunners: 'Woodland Runners',
  armsTrader: 'Arms Trader',
  crossbowBird: 'Crossbow',
  gentlyUsedKnapsack: 'Gently Used Knapsack',
  rootTeaFox: 'Root Tea',
  travelGearFox: 'Travel Gear',
  protectionRacket: 'Protection Racket',
  foxfolkSteel: 'Foxfolk Steel',
  anvil: 'Anvil',
  smugglersTrail: 'Smuggler’s Trail',
  rootTeaRabbit: 'Root Tea',
  aVisitToFriends: 'A Visit to Friends',
  bakeSale: 'Bake Sale',
  mouseInASack: 'Mouse-in-a-Sack',
  rootTeaMouse: 'Root Tea',
  travelGearMouse: 'Travel Gear',
  investments: 'Investments',
  sword: 'Sword',
  crossbowMouse: 'Crossbow',
  armorers: 'Armorers',
  sappers: 'Sappers',
  brutalTactics: 'Brutal Tactics',
  royalClaim: 'Royal Claim',
  standAndDeliver: 'Stand and Deliver!',
  taxCollector: 'Tax Collector',
  favorFoxes: 'Favor of the Foxes',
  favorRabbits: 'Favor of the Rabbits',
  favorMice: 'Favor of the Mice',
  commandWarren: 'Command Warren',
  betterBurrowBank: 'Better Burrow Bank',
  cobbler: 'Cobbler',
  scoutingParty: 'Scouting Party',
  codebreakers: 'Codebreakers',
  saboteurs: 'Saboteurs',
  soupKitchens: 'Soup Kitchens',
  boatBuilders: 'Boat Builders',
  corvidPlanners: 'Corvid Planners',
  eyrieEmigre: 'Eyrie Émigré',
  foxPartisans: 'Fox Partisans',
  rabbitPartisans: 'Rabbit Partisans',
  mousePartisans: 'Mouse Partisans',
  propagandaBureau: 'Propaganda Bureau',
  falseOrders: 'False Orders',
  informants: 'Informants',
  tunnels: 'Tunnels',
  charmOffensive: 'Charm Offensive',
  swapMeet: 'Swap Meet',
  coffinMakers: 'Coffin Makers',
  leagueOfAdventurousMice: 'League of Adventurous Mice',
  murineBroker: 'Murine Broker',
  masterEngravers: 'Master Engravers',
  vizier: 'Loyal Vizier',
  retainer: 'Faithful Retainer',
}

/** A card by its title and suit. */
export function card(id: CardId): string {
  const { key, name, kind, suit } = CARDS[id]
  const title = kind === 'ambush' ? `Ambush` : kind === 'dominance' ? `Dominance` : TITLE[name]
  return `[[card:${key}|${title} (${SUIT[suit]})]]`
}

/** Cards in a row: `A, B and C`. */
export const cards = (ids: readonly CardId[]): string => list(ids.map(card))
