import type { Provenance } from '@tablee/kernel'
import type { Item } from '../../data/items.ts'
import type { ClearingSuit } from '../../data/suits.ts'

/** The tracks of the Hoard. 14.2.4 */
export const TRACKS = ['command', 'prowess'] as const
export type Track = (typeof TRACKS)[number]

/** The Hoard: what each track takes, its spaces, and what it is worth by the items on it. 14.2.4 */
export const HOARD = {
  command: ['boots', 'bag', 'coins'],
  prowess: ['hammer', 'tea', 'sword', 'crossbow'],
  spaces: 4,
  value: [1, 2, 2, 3, 4],
  from: 'rulebook',
} as const satisfies {
  readonly [T in Track]: readonly Item[]
} & { readonly spaces: number; readonly value: readonly number[]; readonly from: Provenance }

/** The moods of the warlord. 14.7 */
export type Mood =
  | 'bitter'
  | 'grandiose'
  | 'jubilant'
  | 'lavish'
  | 'relentless'
  | 'rowdy'
  | 'stubborn'
  | 'wrathful'

/** A mood, and the item that blocks it while it lies in the Hoard. */
interface MoodData {
  readonly id: Mood
  readonly blockedBy: Item | null
  readonly from: Provenance
}

/** The moods and what blocks each. 14.4.4, 14.7 */
export const MOODS: readonly MoodData[] = [
  { id: 'bitter', blockedBy: 'hammer', from: 'public' },
  { id: 'grandiose', blockedBy: 'tea', from: 'public' },
  { id: 'jubilant', blockedBy: 'boots', from: 'public' },
  { id: 'lavish', blockedBy: null, from: 'rulebook' },
  { id: 'relentless', blockedBy: 'bag', from: 'public' },
  { id: 'rowdy', blockedBy: 'coins', from: 'rulebook' },
  { id: 'stubborn', blockedBy: 'crossbow', from: 'public' },
  { id: 'wrathful', blockedBy: 'sword', from: 'public' },
]

/** The faces of the mob die. */
export const MOB_DIE = { faces: ['fox', 'rabbit', 'mouse'], from: 'public' } as const satisfies {
  faces: readonly ClearingSuit[]
  from: Provenance
}

/** Points by how many clearings are oppressed; the last for all beyond. 14.6.2 */
export const OPPRESSION = { points: [0, 1, 1, 2, 2, 3, 4], from: 'rulebook' } as const satisfies {
  points: readonly number[]
  from: Provenance
}

/** The numbers of the Law. 14.2.4.I, 14.3.1, 14.6.3, 14.7 */
export const HUNDREDS = {
  startingWarriors: 4,
  /** Points for an item that finds no room in the Hoard. */
  overflow: 1,
  draw: 1,
  /** Rolls of a Jubilant warlord after each mob that he incites. */
  jubilantRolls: 4,
  /** Warriors that a Lavish warlord gets for an item. */
  lavishWarriors: 2,
  /** Cards that a Rowdy warlord draws more, and among how many enemy pieces he draws as many again. */
  rowdyCards: 1,
  rowdyCrowd: 3,
  from: 'rulebook',
} as const satisfies { [name: string]: number | Provenance }
