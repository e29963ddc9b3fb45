import type { Seat } from '@tablee/kernel'
import type { Item } from '../../../data/items.ts'
import type { Clearing } from '../../../data/map.ts'
import { rulesOf } from '../../../rules/faction.ts'
import type { Player, RootState } from '../../../state.ts'
import type { Character, QuestId, Relationship } from '../data.ts'

/**
 * An item on the Vagabond's board. Where it lies follows from it: the Damaged box; the track of its kind
 * if it is face up tea, coins or bag and the track has room; else the satchel. 9.2.5
 */
export interface VagabondItem {
  item: Item
  /** Face down. */
  exhausted: boolean
  damaged: boolean
  /** Marked R: it lay under a ruin. */
  ruin: boolean
}

/** The Vagabond's own part of a player. */
export interface VagabondState {
  /** Null until it is chosen in setup. */
  character: Character | null
  items: VagabondItem[]
  /** How each party stands with him; null for himself, another Vagabond and whoever takes no turns. */
  relations: (Relationship | null)[]
  /** Quests completed. */
  completed: QuestId[]
  /** The ruins under which he has looked, and whose items he knows. 9.7.3 */
  looked: Clearing[]
  /** Items that left the game over the item limit. */
  removed: Item[]
}

declare module '../../../state.ts' {
  interface Player {
    vagabond?: VagabondState
  }
}

/** The Vagabond's part before setup. */
export function startVagabond(player: Player): void {
  player.vagabond = { character: null, items: [], relations: [], completed: [], looked: [], removed: [] }
}

/** The part of a seat that plays a Vagabond. */
export function vagabondAt(state: RootState, seat: Seat): VagabondState {
  const { vagabond } = state.players[seat]
  if (!vagabond) throw new Error(`Seat ${seat} is no Vagabond.`)
  return vagabond
}

/** Whether a party takes on quests and explores ruins: a Vagabond, whoever plays him. */
export const isVagabond = ({ faction }: Player): boolean => rulesOf(faction).quests !== undefined

/** How many Vagabonds are at the table. 9.7, robot.7.3.4 */
export const vagabondsIn = ({ players }: RootState): number => players.filter(isVagabond).length

/** Whether two of them are. 9.7 */
export const areTwo = (state: RootState): boolean => vagabondsIn(state) > 1
