import { CARDS, type CardId, type EffectName } from '../data/cards.ts'
import type { Item } from '../data/items.ts'
import { BURROW, type Clearing, forestOf, isForest, type MapData, type Region } from '../data/map.ts'
import type { Suit } from '../data/suits.ts'

/** The suits. */
export const SUIT: { readonly [S in Suit]: string } = { bird: 'B', fox: 'F', mouse: 'M', rabbit: 'R' }

/** A warrior; the letter of its owner comes before. */
export const WARRIOR = 'w'

/** The items. */
export const ITEM: { readonly [I in Item]: string } = {
  sword: '%s',
  bag: '%b',
  coins: '%c',
  crossbow: '%x',
  hammer: '%h',
  tea: '%t',
  torch: '%r',
  boots: '%f',
}

/** The short names of the persistent effects. */
const EFFECT: { readonly [E in EffectName]: string } = {
  armorers: 'armor',
  betterBurrowBank: 'bank',
  brutalTactics: 'brutal',
  commandWarren: 'command',
  cobbler: 'cob',
  codebreakers: 'codeb',
  royalClaim: 'royal',
  sappers: 'sap',
  scoutingParty: 'scout',
  standAndDeliver: 'stand',
  taxCollector: 'tax',
  boatBuilders: 'boat',
  charmOffensive: 'charm',
  coffinMakers: 'coffin',
  corvidPlanners: 'cplans',
  eyrieEmigre: 'emi',
  falseOrders: 'false',
  informants: 'inform',
  leagueOfAdventurousMice: 'league',
  masterEngravers: 'engrave',
  murineBroker: 'murine',
  propagandaBureau: 'prop',
  saboteurs: 'sabo',
  soupKitchens: 'soup',
  swapMeet: 'swap',
  tunnels: 'tun',
  // The published parser knows the partisans by these names only.
  foxPartisans: 'fpart',
  rabbitPartisans: 'rpart',
  mousePartisans: 'mpart',
}

/** The item cards whose name is not simply ours in lower case. */
const ITEM_CARD: { readonly [name: string]: string } = {
  rootTeaFox: 'roottea',
  rootTeaRabbit: 'roottea',
  rootTeaMouse: 'roottea',
  travelGearFox: 'travelgear',
  travelGearMouse: 'travelgear',
  crossbowBird: 'crossbow',
  crossbowMouse: 'crossbow',
  // The published parser does not know this name: the suit alone is written.
  aVisitToFriends: '',
}

function nameOf(id: CardId): string {
  const { name, kind } = CARDS[id]
  switch (kind) {
    case 'ambush':
      return '@'
    case 'dominance':
      return 'dom'
    case 'favor':
      return 'favor'
    case 'effect':
      return EFFECT[name as EffectName]
    case 'item':
      return ITEM_CARD[name] ?? name.toLowerCase()
    case 'retainer':
      return 'faith'
    case 'vizier':
      throw new Error('Loyal Viziers are not notated.')
  }
}

/** A card that nobody may name. */
export const UNKNOWN_CARD = '#'

/** A card by its suit and name: `F#anvil`. */
export const cardOf = (id: CardId): string => `${SUIT[CARDS[id].suit]}#${nameOf(id)}`

/** What crafting a card is called: by its item, or by its name. */
export function craftOf(id: CardId): string {
  const { kind, item, suit } = CARDS[id]
  if (item) return ITEM[item]
  return kind === 'favor' ? `${SUIT[suit].toLowerCase()}favor` : nameOf(id)
}

/** A clearing by its number; what lies beside the map has none. */
export const clearingOf = (clearing: Clearing): string => (clearing === BURROW ? '0' : String(clearing))

/** A clearing by its number, a forest by those of all clearings it touches. */
export function regionOf(map: MapData, region: Region): string {
  return isForest(region) ? forestOf(map, region).clearings.join('_') : clearingOf(region)
}
