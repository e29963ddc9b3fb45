import type { Item } from '../../../data/items.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import type { CraftedItem, Party, Player, RootState } from '../../../state.ts'
import { BATTLE_TRACK, type BotCharacter } from '../data.ts'

/** The board of the Vagabot: an item lies in its satchel, on its battle track, or damaged. */
export interface VagabotBoard {
  character: BotCharacter
  satchel: CraftedItem[]
  /** From left to right. 7.2.4 */
  track: CraftedItem[]
  damaged: CraftedItem[]
  /** The items that it started with. */
  brought: Item[]
  /** Its quest, -1 without one. 7.3.3 */
  quest: number
  /** The quests that it completed. */
  completed: number[]
}

declare module '../../../state.ts' {
  interface Player {
    vagabot?: VagabotBoard
  }
}

/** The board before set-up. */
export function startBoard(player: Player): void {
  player.vagabot = {
    character: 'thief',
    satchel: [],
    track: [],
    damaged: [],
    brought: [],
    quest: -1,
    completed: [],
  }
}

/** The board of a player that is the Vagabot. */
export function vagabotOf({ vagabot, faction }: Player): VagabotBoard {
  if (!vagabot) throw new Error(`The ${faction} has no satchel.`)
  return vagabot
}

/** The board of the Vagabot. */
export const boardAt = (state: RootState, party: Party): VagabotBoard => vagabotOf(state.players[party])

/** The items that it can exhaust: face up in the satchel, of whatever kind. 7.2.3 */
export const ready = ({ satchel }: VagabotBoard): number =>
  satchel.filter(({ exhausted }) => !exhausted).length

/** The items that are not damaged. */
export const undamaged = ({ satchel, track }: VagabotBoard): number => satchel.length + track.length

/** All its items. */
export const allItems = ({ satchel, track, damaged }: VagabotBoard): CraftedItem[] => [
  ...satchel,
  ...track,
  ...damaged,
]

/** How many items its battle track takes now; with Questing damaged ones count too. 7.2.4, robot.trait.vagabot.questing */
export function trackSize(player: Player): number {
  const board = vagabotOf(player)
  const items = undamaged(board) + (hasTrait(player, 'questing') ? board.damaged.length : 0)
  return BATTLE_TRACK.items.filter(threshold => items >= threshold).length
}

/** What is wrong with the board: a track that is not as its items would have it. */
export function problems({ players }: RootState, party: Party): string[] {
  const { track } = vagabotOf(players[party])
  const size = trackSize(players[party])
  return track.length === size ? [] : [`the battle track holds ${track.length} items instead of ${size}`]
}
