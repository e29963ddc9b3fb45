import type { Cast } from '@tablee/kernel'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import { isForest, type Region } from '../../data/map.ts'
import type { Suit } from '../../data/suits.ts'
import type { Phase } from '../../state.ts'

/** The party names as a sentence uses them: `The Marquise scores`, `The Eyrie score`. */
const PARTIES: { readonly [party: string]: { readonly name: string; readonly plural: boolean } } = {
  marquise: { name: 'the Marquise', plural: false },
  eyrie: { name: 'the Eyrie', plural: true },
  alliance: { name: 'the Alliance', plural: false },
  vagabond: { name: 'the Vagabond', plural: false },
  vagabond2: { name: 'the second Vagabond', plural: false },
}

const partyOf = (cast: Cast, seat: number) =>
  PARTIES[cast[seat]] ?? { name: `seat ${seat + 1}`, plural: false }

/** Words with their first letter as a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A seat inside a sentence: `the Marquise`. */
export const who = (cast: Cast, seat: number): string => `[[seat:${seat}|${partyOf(cast, seat).name}]]`

/** A seat at the head of a sentence: `The Marquise`. */
export const Who = (cast: Cast, seat: number): string =>
  `[[seat:${seat}|${capital(partyOf(cast, seat).name)}]]`

/** A verb that agrees with a seat: `verb(cast, seat, 'scores', 'score')`. */
export const verb = (cast: Cast, seat: number, one: string, many: string): string =>
  partyOf(cast, seat).plural ? many : one

/** A count with its noun: `3 warriors`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** A clearing or forest. */
export const place = (region: Region): string =>
  isForest(region)
    ? `[[forest:${region}|forest ${region - 20}]]`
    : `[[clearing:${region}|clearing ${region}]]`

/** A clearing or forest at the head of a sentence or on a button. */
export const Place = (region: Region): string =>
  isForest(region)
    ? `[[forest:${region}|Forest ${region - 20}]]`
    : `[[clearing:${region}|Clearing ${region}]]`

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

/** The pieces by kind. */
export const PIECE: { readonly [kind: string]: string } = {
  warrior: 'warrior',
  sawmill: 'sawmill',
  workshop: 'workshop',
  recruiter: 'recruiter',
  wood: 'wood',
  keep: 'keep',
  roost: 'roost',
  foxBase: 'fox base',
  rabbitBase: 'rabbit base',
  mouseBase: 'mouse base',
  sympathy: 'sympathy token',
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
}

/** A card by its title and suit. */
export function card(id: CardId): string {
  const { key, name, kind, suit } = CARDS[id]
  const title = kind === 'ambush' ? `Ambush` : kind === 'dominance' ? `Dominance` : TITLE[name]
  return `[[card:${key}|${title} (${SUIT[suit]})]]`
}

/** Cards in a row: `A, B and C`. */
export const cards = (ids: readonly CardId[]): string => list(ids.map(card))

/** Words in a row: `A, B and C`. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
}
