import type { Clearing } from '../data/map.ts'
import type { Player } from '../state.ts'

/** The warriors of a player in a clearing without its chief: those that anything may remove, replace or force. 14.2.2 */
export const rankAndFile = ({ warriors, chief }: Player, clearing: Clearing): number =>
  chief === clearing ? warriors[clearing] - 1 : warriors[clearing]
