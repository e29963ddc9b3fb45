import type { Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../data/map.ts'
import type { ClearingSuit } from '../data/suits.ts'
import type { Player, RootState } from '../state.ts'
import { has } from './cards.ts'
import { factionAt } from './faction.ts'

/** What a player has in a clearing that counts for rule: warriors and buildings. 2.5 */
export function presence(player: Player, clearing: Clearing): number {
  let count = player.warriors[clearing] + player.built[clearing]
  if (player.effects.length > 0 && has(player, 'soupKitchens'))
    for (const kind in player.tokens) count += 2 * player.tokens[kind][clearing]
  return count
}

/** The seat that rules a clearing, or -1. 2.5, 7.2.2 */
export function ruler(state: RootState, clearing: Clearing): Seat {
  const { players } = state
  let most = 0
  let who: Seat = -1
  for (let seat = 0; seat < players.length; seat++) {
    const count = presence(players[seat], clearing)
    if (count > most) {
      most = count
      who = seat
    } else if (count === most && count > 0) {
      if (factionAt(state, seat).winsTies) who = seat
      else if (who < 0 || !factionAt(state, who).winsTies) who = -1
    }
  }
  return who
}

/** Whether a seat rules a clearing. */
export const rules = (state: RootState, seat: Seat, clearing: Clearing): boolean =>
  ruler(state, clearing) === seat

/** The clearings a seat rules, of one suit or of all. */
export function ruled(state: RootState, seat: Seat, suit?: ClearingSuit): Clearing[] {
  return CLEARINGS.filter(
    clearing => (suit === undefined || state.suits[clearing] === suit) && rules(state, seat, clearing),
  )
}

/** Whether a seat has a piece of its faction in a clearing: warrior, building, token or pawn. */
export function hasPiece(player: Player, clearing: Clearing): boolean {
  if (player.warriors[clearing] > 0 || player.built[clearing] > 0 || player.pawn === clearing) return true
  for (const kind in player.tokens) if (player.tokens[kind][clearing] > 0) return true
  return false
}

/** Whether two seats are enemies: different, and not in coalition with each other. G.1.2 */
export function enemies(state: RootState, a: Seat, b: Seat): boolean {
  return a !== b && state.players[a].coalition !== b && state.players[b].coalition !== a
}

/** The enemies of a seat with pieces in a clearing. */
export function enemiesIn(state: RootState, seat: Seat, clearing: Clearing): Seat[] {
  const found: Seat[] = []
  for (let other = 0; other < state.players.length; other++)
    if (enemies(state, seat, other) && hasPiece(state.players[other], clearing)) found.push(other)
  return found
}
