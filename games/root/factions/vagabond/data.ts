import type { Provenance } from '@tablee/kernel'
import type { Item } from '../../data/items.ts'
import type { ClearingSuit } from '../../data/suits.ts'

/** The characters that a Vagabond can be. */
export type Character =
  | 'thief'
  | 'tinker'
  | 'ranger'
  | 'vagrant'
  | 'arbiter'
  | 'scoundrel'
  | 'adventurer'
  | 'ronin'
  | 'harrier'

/** A character card: the items it starts with. */
export interface CharacterData {
  readonly items: readonly Item[]
  readonly from: Provenance
}

/** The character cards. Appendix D names them; the icons of their items are public knowledge. */
export const CHARACTERS: { readonly [C in Character]: CharacterData } = {
  thief: { items: ['boots', 'torch', 'tea', 'sword'], from: 'public' },
  tinker: { items: ['boots', 'torch', 'bag', 'hammer'], from: 'public' },
  ranger: { items: ['boots', 'torch', 'crossbow', 'sword'], from: 'public' },
  vagrant: { items: ['coins', 'torch', 'boots'], from: 'public' },
  arbiter: { items: ['boots', 'torch', 'sword', 'sword'], from: 'public' },
  scoundrel: { items: ['boots', 'boots', 'torch', 'crossbow'], from: 'public' },
  adventurer: { items: ['boots', 'torch', 'hammer'], from: 'public' },
  ronin: { items: ['boots', 'boots', 'torch', 'sword'], from: 'public' },
  harrier: { items: ['coins', 'torch', 'sword', 'crossbow'], from: 'public' },
}

/** The characters, in the order of Appendix D. */
export const CHARACTER_NAMES = Object.keys(CHARACTERS) as readonly Character[]

/** How a faction stands with a Vagabond. */
export type Relationship = 'indifferent' | 'amiable' | 'friendly' | 'allied' | 'hostile'

/** The relationship track: the aids in one turn that lead to each space, and the points it scores. 9.2.9.I */
export const RELATIONSHIP_TRACK: {
  readonly spaces: readonly { readonly name: Relationship; readonly aids: number; readonly points: number }[]
  /** The points for each aid to an ally. */
  readonly allyPoints: number
  readonly from: Provenance
} = {
  spaces: [
    { name: 'indifferent', aids: 0, points: 0 },
    { name: 'amiable', aids: 1, points: 1 },
    { name: 'friendly', aids: 2, points: 2 },
    { name: 'allied', aids: 3, points: 2 },
  ],
  allyPoints: 2,
  from: 'public',
}

/** The numbers of the Vagabond's board: without items, and for each item on its track. */
export const VAGABOND_BOARD = {
  refresh: { base: 3, perTea: 2 },
  draw: { base: 1, perCoins: 1 },
  limit: { base: 6, perBag: 2 },
  /** The most items that a track holds. */
  track: 3,
  from: 'rulebook',
} as const satisfies { from: Provenance } & Record<string, unknown>

/** The items that have a track of their own. 9.2.5.I */
export const TRACK_ITEMS: readonly Item[] = ['tea', 'coins', 'bag']

/** A quest by its number: its place in `QUESTS`. */
export type QuestId = number

/** A quest card. */
export interface Quest {
  readonly key: string
  /** Its name, shared by quests of other suits. */
  readonly name: string
  readonly suit: ClearingSuit
  /** The two items to exhaust. */
  readonly items: readonly [Item, Item]
  readonly from: Provenance
}

function quest(suit: ClearingSuit, name: string, one: Item, other: Item): Quest {
  return { key: `${suit}.${name}`, name, suit, items: [one, other], from: 'public' }
}

/** The quests. */
export const QUESTS: readonly Quest[] = [
  quest('fox', 'fundraising', 'tea', 'coins'),
  quest('fox', 'errand', 'tea', 'boots'),
  quest('fox', 'logisticsHelp', 'boots', 'bag'),
  quest('fox', 'repairAShed', 'torch', 'hammer'),
  quest('fox', 'giveASpeech', 'torch', 'tea'),
  quest('rabbit', 'guardDuty', 'torch', 'sword'),
  quest('rabbit', 'errand', 'tea', 'boots'),
  quest('rabbit', 'giveASpeech', 'torch', 'tea'),
  quest('rabbit', 'fendOffABear', 'torch', 'crossbow'),
  quest('rabbit', 'expelBandits', 'sword', 'sword'),
  quest('mouse', 'expelBandits', 'sword', 'sword'),
  quest('mouse', 'guardDuty', 'torch', 'sword'),
  quest('mouse', 'fendOffABear', 'torch', 'crossbow'),
  quest('mouse', 'escort', 'boots', 'boots'),
  quest('mouse', 'logisticsHelp', 'boots', 'bag'),
]

/** The quests that lie face up. 9.3.3 */
export const QUESTS_FACE_UP = 3
