/** The spaces of the island, row by row; E1 exists only in scenario 5. */
export const NODES = ['T1', 'T2', 'T3', 'M1', 'M2', 'M3', 'M4', 'B1', 'B2', 'B3', 'E1'] as const

/** A space of the island. */
export type Node = (typeof NODES)[number]

/** Which spaces share an edge. */
export const ADJACENT: { readonly [N in Node]: readonly Node[] } = {
  T1: ['T2', 'M1', 'M2'],
  T2: ['T1', 'T3', 'M2', 'M3'],
  T3: ['T2', 'M3', 'M4', 'E1'],
  M1: ['M2', 'T1', 'B1'],
  M2: ['M1', 'M3', 'T1', 'T2', 'B1', 'B2'],
  M3: ['M2', 'M4', 'T2', 'T3', 'B2', 'B3'],
  M4: ['M3', 'T3', 'B3', 'E1'],
  B1: ['M1', 'M2', 'B2'],
  B2: ['B1', 'B3', 'M2', 'M3'],
  B3: ['B2', 'M3', 'M4'],
  E1: ['T3', 'M4'],
}

/** Where the spaces lie on a drawing of 100 by 100, hexes 20 wide and 23 high. */
export const CENTRES: { readonly [N in Node]: readonly [x: number, y: number] } = {
  T1: [28, 31],
  T2: [48, 31],
  T3: [68, 31],
  M1: [18, 50],
  M2: [38, 50],
  M3: [58, 50],
  M4: [78, 50],
  B1: [28, 69],
  B2: [48, 69],
  B3: [68, 69],
  E1: [88, 31],
}

/** The types of terrain. */
export type Terrain = 'beach' | 'hills' | 'mountains' | 'river' | 'plains'

/** A source on a tile; parrots and fish are food. */
export type TileSource = 'wood' | 'parrot' | 'fish'

/** What a step of shelter, roof or palisade costs, by the number of players. L700, L1835 */
export const CAMP_COST: readonly { readonly wood: number; readonly fur: number }[] = [
  { wood: 2, fur: 1 }, // never: it makes the number of players the place in the list
  { wood: 2, fur: 1 },
  { wood: 2, fur: 1 },
  { wood: 3, fur: 2 },
  { wood: 4, fur: 3 },
]

/** The neutral pawns of the box; Friday and the Dog come with theirs. L106, L188 */
export const NEUTRAL_PAWNS = 10

/** What a step of weapons costs, in wood. L1064 */
export const WEAPONS_COST = 1

/** What the first player gains or discards in the morale phase, from -3 to +3. L562 */
export const MORALE_DET: readonly number[] = [-3, -2, -1, 0, 1, 2, 2]
