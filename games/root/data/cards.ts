import type { Provenance } from '@tablee/kernel'
import type { Item } from './items.ts'
import type { Suit } from './suits.ts'

/** A card by its number: its place in `CARDS`. */
export type CardId = number

/** A hidden card, face down. */
export const FACE_DOWN: CardId = -1

/** The persistent effects, by the name of their card. */
export type EffectName =
  | 'armorers'
  | 'sappers'
  | 'brutalTactics'
  | 'royalClaim'
  | 'standAndDeliver'
  | 'taxCollector'
  | 'commandWarren'
  | 'betterBurrowBank'
  | 'cobbler'
  | 'scoutingParty'
  | 'codebreakers'
  | 'saboteurs'
  | 'soupKitchens'
  | 'boatBuilders'
  | 'corvidPlanners'
  | 'eyrieEmigre'
  | 'foxPartisans'
  | 'rabbitPartisans'
  | 'mousePartisans'
  | 'propagandaBureau'
  | 'falseOrders'
  | 'informants'
  | 'tunnels'
  | 'charmOffensive'
  | 'swapMeet'
  | 'coffinMakers'
  | 'leagueOfAdventurousMice'
  | 'murineBroker'
  | 'masterEngravers'

/** The cards that remove all enemy pieces from the clearings of a suit. */
export type FavorName = 'favorFoxes' | 'favorRabbits' | 'favorMice'

/** A card of the shared deck, a Loyal Vizier or a Faithful Retainer. */
export interface Card {
  /** The stable name of this very card: the second copy of a card ends in `.2`. */
  readonly key: string
  /** The name of the card, shared by its copies. */
  readonly name: string
  readonly suit: Suit
  /** The crafting pieces to activate, `any` for one of any suit. */
  readonly cost: readonly (Suit | 'any')[]
  readonly kind: 'ambush' | 'dominance' | 'item' | 'favor' | 'effect' | 'vizier' | 'retainer'
  readonly item?: Item
  readonly vp?: number
  readonly from: Provenance
}

const LETTERS = { F: 'fox', R: 'rabbit', M: 'mouse', '?': 'any' } as const

function costOf(letters: string): Card['cost'] {
  return [...letters].map(letter => LETTERS[letter as keyof typeof LETTERS])
}

function item(name: string, suit: Suit, cost: string, what: Item, vp: number): Card {
  return { key: name, name, suit, cost: costOf(cost), kind: 'item', item: what, vp, from: 'public' }
}

function copies(n: number, name: EffectName | FavorName, suit: Suit, cost: string): Card[] {
  const kind = name.startsWith('favor') ? 'favor' : 'effect'
  return Array.from({ length: n }, (_, copy) => ({
    key: copy === 0 ? name : `${name}.${copy + 1}`,
    name,
    suit,
    cost: costOf(cost),
    kind,
    from: 'public',
  }))
}

function plainCard(kind: 'ambush' | 'dominance' | 'vizier' | 'retainer', suit: Suit, key: string): Card {
  return { key, name: kind, suit, cost: [], kind, from: 'rulebook' }
}

/** In both decks: ambushes, dominance cards and items. */
const SHARED: readonly Card[] = [
  plainCard('ambush', 'fox', 'ambushFox'),
  plainCard('ambush', 'rabbit', 'ambushRabbit'),
  plainCard('ambush', 'mouse', 'ambushMouse'),
  plainCard('ambush', 'bird', 'ambushBird'),
  plainCard('ambush', 'bird', 'ambushBird.2'),
  plainCard('dominance', 'fox', 'dominanceFox'),
  plainCard('dominance', 'rabbit', 'dominanceRabbit'),
  plainCard('dominance', 'mouse', 'dominanceMouse'),
  plainCard('dominance', 'bird', 'dominanceBird'),
  item('birdyBindle', 'bird', 'M', 'bag', 1),
  item('woodlandRunners', 'bird', 'R', 'boots', 1),
  item('armsTrader', 'bird', 'FF', 'sword', 2),
  item('crossbowBird', 'bird', 'F', 'crossbow', 1),
  item('gentlyUsedKnapsack', 'fox', 'M', 'bag', 1),
  item('rootTeaFox', 'fox', 'M', 'tea', 2),
  item('travelGearFox', 'fox', 'R', 'boots', 1),
  item('protectionRacket', 'fox', 'RR', 'coins', 3),
  item('foxfolkSteel', 'fox', 'FF', 'sword', 2),
  item('anvil', 'fox', 'F', 'hammer', 2),
  item('smugglersTrail', 'rabbit', 'M', 'bag', 1),
  item('rootTeaRabbit', 'rabbit', 'M', 'tea', 2),
  item('aVisitToFriends', 'rabbit', 'R', 'boots', 1),
  item('bakeSale', 'rabbit', 'RR', 'coins', 3),
  item('mouseInASack', 'mouse', 'M', 'bag', 1),
  item('rootTeaMouse', 'mouse', 'M', 'tea', 2),
  item('travelGearMouse', 'mouse', 'R', 'boots', 1),
  item('investments', 'mouse', 'RR', 'coins', 3),
  item('sword', 'mouse', 'FF', 'sword', 2),
  item('crossbowMouse', 'mouse', 'F', 'crossbow', 1),
]

const STANDARD_ONLY: readonly Card[] = [
  ...copies(2, 'armorers', 'bird', 'F'),
  ...copies(2, 'sappers', 'bird', 'M'),
  ...copies(2, 'brutalTactics', 'bird', 'FF'),
  ...copies(1, 'royalClaim', 'bird', '????'),
  ...copies(2, 'standAndDeliver', 'fox', 'MMM'),
  ...copies(3, 'taxCollector', 'fox', 'FRM'),
  ...copies(1, 'favorFoxes', 'fox', 'FFF'),
  ...copies(1, 'favorRabbits', 'rabbit', 'RRR'),
  ...copies(1, 'favorMice', 'mouse', 'MMM'),
  ...copies(2, 'commandWarren', 'rabbit', 'RR'),
  ...copies(2, 'betterBurrowBank', 'rabbit', 'RR'),
  ...copies(2, 'cobbler', 'rabbit', 'RR'),
  ...copies(2, 'scoutingParty', 'mouse', 'MM'),
  ...copies(2, 'codebreakers', 'mouse', 'M'),
]

const EXILES_ONLY: readonly Card[] = [
  ...copies(3, 'saboteurs', 'bird', '?'),
  ...copies(1, 'soupKitchens', 'bird', 'FRM'),
  ...copies(1, 'boatBuilders', 'bird', '??'),
  ...copies(1, 'corvidPlanners', 'bird', '??'),
  ...copies(1, 'eyrieEmigre', 'bird', 'FF'),
  ...copies(1, 'foxPartisans', 'fox', 'F'),
  ...copies(1, 'rabbitPartisans', 'rabbit', 'R'),
  ...copies(1, 'mousePartisans', 'mouse', 'M'),
  ...copies(1, 'propagandaBureau', 'fox', '???'),
  ...copies(2, 'falseOrders', 'fox', 'F'),
  ...copies(2, 'informants', 'fox', 'FF'),
  ...copies(2, 'tunnels', 'rabbit', 'R'),
  ...copies(1, 'charmOffensive', 'rabbit', 'R'),
  ...copies(2, 'swapMeet', 'rabbit', 'R'),
  ...copies(1, 'coffinMakers', 'rabbit', 'RR'),
  ...copies(2, 'leagueOfAdventurousMice', 'mouse', 'M'),
  ...copies(1, 'murineBroker', 'mouse', 'MM'),
  ...copies(1, 'masterEngravers', 'mouse', 'MM'),
]

const VIZIERS: readonly Card[] = [
  plainCard('vizier', 'bird', 'loyalVizier'),
  plainCard('vizier', 'bird', 'loyalVizier.2'),
]

const RETAINERS: readonly Card[] = [
  plainCard('retainer', 'bird', 'faithfulRetainer'),
  plainCard('retainer', 'bird', 'faithfulRetainer.2'),
  plainCard('retainer', 'bird', 'faithfulRetainer.3'),
]

/** Every card there is; a card's number is its place here. */
export const CARDS: readonly Card[] = [...SHARED, ...STANDARD_ONLY, ...EXILES_ONLY, ...VIZIERS, ...RETAINERS]

/** The shared decks, as card numbers. */
export const DECKS = {
  standard: numbers(SHARED).concat(numbers(STANDARD_ONLY)),
  exiles: numbers(SHARED).concat(numbers(EXILES_ONLY)),
} as const

/** The name of a deck. */
export type DeckName = keyof typeof DECKS

/** The two Loyal Viziers. */
export const LOYAL_VIZIERS: readonly CardId[] = numbers(VIZIERS)

/** The three Faithful Retainers. */
export const FAITHFUL_RETAINERS: readonly CardId[] = numbers(RETAINERS)

function numbers(cards: readonly Card[]): CardId[] {
  return cards.map(card => CARDS.indexOf(card))
}

/** The cards of each persistent effect, by its name. */
export const COPIES: { readonly [effect: string]: readonly CardId[] } = Object.fromEntries(
  CARDS.filter(card => card.kind === 'effect').map(({ name }) => [
    name,
    CARDS.flatMap((card, id) => (card.name === name ? [id] : [])),
  ]),
)

const BY_KEY = new Map(CARDS.map((card, id) => [card.key, id]))

/** The number of a card by its key. */
export function cardNumber(key: string): CardId {
  const id = BY_KEY.get(key)
  if (id === undefined) throw new Error(`There is no card “${key}”.`)
  return id
}
