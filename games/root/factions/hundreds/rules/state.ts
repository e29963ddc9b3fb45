import type { Item } from '../../../data/items.ts'
import type { Clearing } from '../../../data/map.ts'
import type { Party, Player, RootState } from '../../../state.ts'
import type { Mood } from '../data.ts'

/** An item of the Hoard; marked R if it lay under a ruin. */
export interface HoardItem {
  item: Item
  ruin: boolean
}

/** What only the Hundreds have. */
export interface HundredsState {
  /** The mood of the warlord; null before setup. */
  mood: Mood | null
  /** The items in the order they came; each lies on the track of its kind. 14.2.4 */
  hoard: HoardItem[]
  /** Items that left the game for good. */
  removed: Item[]
  /** The ruins under which they have looked, and whose items they know. 9.7.3 */
  looked: Clearing[]
}

declare module '../../../state.ts' {
  interface Player {
    hundreds?: HundredsState
  }
}

/** The Hundreds' part before setup. */
export function startHundreds(player: Player): void {
  player.chief = 0
  player.hundreds = { mood: null, hoard: [], removed: [], looked: [] }
}

/** The Hundreds' part of a player. */
export function hundredsOf({ hundreds, faction }: Player): HundredsState {
  if (!hundreds) throw new Error(`${faction} has no Hoard.`)
  return hundreds
}

/** The clearing of the warlord, 0 while he is off the map. */
export const warlordOf = ({ players }: RootState, party: Party): Clearing => players[party].chief ?? 0

/** Whether the warlord is in a mood. */
export const isInMood = ({ players }: RootState, party: Party, mood: Mood): boolean =>
  players[party].hundreds?.mood === mood
