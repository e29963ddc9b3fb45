import { CLEARINGS, type Clearing } from '../data/map.ts'
import type { Suit } from '../data/suits.ts'
import type { Party, RootState } from '../state.ts'
import { partyAt } from './faction.ts'
import { NOBODY } from './party.ts'
import { enemies, hasPiece } from './ruler.ts'
import { actsIn } from './suits.ts'

/** Whether a party can battle in a clearing: it has warriors there and an enemy is present. 4.3 */
export function canBattleIn(
  state: RootState,
  party: Party,
  clearing: Clearing,
  hired: Party = companyOf(state, party),
): boolean {
  const player = state.players[party]
  const alone = player.warriors[clearing] === 0 && player.pawn !== clearing
  // hired warriors may fight alone, but never their own people.
  if (alone && (hired === NOBODY || state.players[hired].warriors[clearing] === 0)) return false
  for (let other = 0; other < state.players.length; other++)
    if (!(alone && other === hired) && canAttack(state, party, other, clearing)) return true
  return false
}

/** Whether a party may be attacked by another in a clearing: an enemy with pieces there, and nobody forbids it. 4.3 */
function canAttack(state: RootState, attacker: Party, defender: Party, clearing: Clearing): boolean {
  if (!enemies(state, attacker, defender) || !hasPiece(state.players[defender], clearing)) return false
  // Only those that take no turns forbid battles: without any, this costs nothing.
  for (let other = state.order.length; other < state.players.length; other++)
    if (partyAt(state, other).barsBattle?.(state, other, attacker, defender, clearing)) return false
  return true
}

/** The party whose warriors a party may battle with as its own, or -1. 11.2.7.III */
function companyOf(state: RootState, party: Party): Party {
  for (let other = 0; other < state.players.length; other++)
    if (partyAt(state, other).fightsFor?.(state, other) === party) return other
  return NOBODY
}

/** The enemies that a party can battle in a clearing. 4.3 */
export function defendersIn(state: RootState, attacker: Party, clearing: Clearing): Party[] {
  const { warriors, pawn } = state.players[attacker]
  const alone = warriors[clearing] === 0 && pawn !== clearing
  const hired = alone ? companyOf(state, attacker) : NOBODY
  const found: Party[] = []
  for (let other = 0; other < state.players.length; other++)
    if (other !== hired && canAttack(state, attacker, other, clearing)) found.push(other)
  return found
}

/** The clearings where a party can battle, of one suit or of all. */
export function battlefields(state: RootState, party: Party, suit: Suit = 'bird'): Clearing[] {
  const found: Clearing[] = []
  const hired = companyOf(state, party)
  for (const clearing of CLEARINGS)
    if (actsIn(state, clearing, suit) && canBattleIn(state, party, clearing, hired)) found.push(clearing)
  return found
}

/** Whether a party can battle anywhere. */
export function canBattle(state: RootState, party: Party): boolean {
  const hired = companyOf(state, party)
  for (const clearing of CLEARINGS) if (canBattleIn(state, party, clearing, hired)) return true
  return false
}
