import type { Node } from '../../data/board.ts'
import { rounds, type ScenarioRecord } from '../sheet.ts'

/** Scenario 4. */
export const volcanoIsland = {
  src: 'public',
  rounds: 8,
  dice: [...rounds(3), ...rounds(5, 'rain')],
  inventions: {
    ropeLadder: { src: 'public', needs: { items: ['rope'] }, effects: [], pawn: 'totem' },
    jollyBoat: {
      src: 'public',
      needs: { items: ['rope'] },
      pay: [{ wood: 3 }],
      effects: [{ do: 'lasting', id: 'jollyBoat' }],
    },
  },
  tokens: {
    dashes: {
      src: 'rulebook',
      power: { windows: ['totem'], effects: [{ do: 'special', id: 'fewerMysteries' }] },
    },
    bowtie: {
      src: 'rulebook',
      power: { windows: ['mystery:trap'], effects: [{ do: 'special', id: 'ignoreMystery' }] },
    },
    saltire: {
      src: 'rulebook',
      power: { windows: ['mystery:creature'], effects: [{ do: 'special', id: 'ignoreMystery' }] },
    },
    bars: {
      src: 'rulebook',
      power: { windows: ['weather'], effects: [{ do: 'ignoreCloud', kind: 'rain' }] },
    },
  },
} as const satisfies ScenarioRecord

/** The spaces that lava takes at the start of a round. */
export const LAVA: { readonly [round: number]: readonly Node[] } = {
  4: ['M4'],
  5: ['T3', 'B3'],
  6: ['T2', 'B2'],
  7: ['M2'],
  8: ['T1', 'B1'],
}

/** How many mystery cards the first totem location explored has, the second, and so on. */
export const PLACE_CARDS: readonly number[] = [3, 4, 4, 5]

/** From this totem location on, one more pawn is needed. */
export const HARD_PLACE = 3

/** The tiles and totem locations to explore, by the number of players. L1815 */
export const VOLCANO_GOAL: readonly { readonly tiles: number; readonly places: number }[] = [
  { tiles: 6, places: 3 }, // never: it makes the number of players the place in the list
  { tiles: 6, places: 3 },
  { tiles: 6, places: 3 },
  { tiles: 7, places: 4 },
  { tiles: 8, places: 4 },
]
