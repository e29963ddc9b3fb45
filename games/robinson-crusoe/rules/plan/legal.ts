import type { Objection } from '@tablee/kernel'
import { ACTION_TYPES, type ActionType } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { PieceKind, Place, PlanAction, Robinson } from '../../state.ts'
import { eventCard, isEvent } from '../cards/resolve-card.ts'
import { distances, exploredTerrains } from '../island.ts'
import { NO } from '../objections.ts'
import { countActing } from '../pieces.ts'
import { paymentsFor } from './cost.ts'
import { basePawns, deedObjection, mustCarry, wayToPay } from './deeds.ts'
import {
  isCharacter,
  isComplete,
  isPlayer,
  joinObjection,
  pawnObjection,
  type Supply,
  unplaced,
} from './pawns.ts'
import { mayLead } from './stacks.ts'
import { REST, thinkable } from './thinkable.ts'

/** What is wrong with an action of the plan. */
export function actionObjection(state: Robinson, action: PlanAction): Objection | null {
  const { pawns, type, what } = action
  if (!isComplete(action)) return NO.pawns
  if (!mayLead(state, action, pawns, pawns[0])) return isCharacter(pawns[0]) ? NO.owner : NO.leader
  if (type === 'threat' && isEvent(what) && eventCard(what).action.together)
    if (new Set(pawns.filter(isCharacter)).size < 2) return NO.together
  return null
}

/** A token of an action space that no planned action carries, though one of its type must. */
function strayToken(state: Robinson): boolean {
  for (const { kind, at } of state.pieces)
    if (isCarried(kind) && isActionType(at) && mustCarry(state, at, kind))
      for (const one of state.plan.actions)
        if (one.type === at && (kind !== 'extraWood' || paymentsFor(state, one)[one.pay].wood)) return true
  return false
}

const isCarried = (kind: PieceKind): kind is 'slow' | 'danger' | 'extraWood' =>
  kind === 'slow' || kind === 'danger' || kind === 'extraWood'
const isActionType = (at: Place): at is ActionType => (ACTION_TYPES as readonly string[]).includes(at)

/** What keeps the plan from being carried out, with these pawns left; null when it is legal. V1 to V12 */
export function planObjection(state: Robinson, left: readonly Supply[] = unplaced(state)): Objection | null {
  if (hasToPlace(state, left)) return NO.pawnsLeft
  for (const action of state.plan.actions) {
    const wrong = actionObjection(state, action)
    if (wrong) return wrong
  }
  return strayToken(state) ? NO.carrier : null
}

/** Whether a player's pawn is left that has a place somewhere. L604 */
function hasToPlace(state: Robinson, left: readonly Supply[]): boolean {
  let some = false
  for (const pawn of left)
    if (isPlayer(pawn.id)) {
      if (canRest(state, pawn)) return true
      some = true
    }
  return (
    some &&
    hasPlace(
      state,
      left.filter(({ id }) => isPlayer(id)),
    )
  )
}

/** The usual case, looked at first: a pawn can rest alone. */
export function canRest(state: Robinson, pawn: Supply): boolean {
  const rest = REST[state.camp]
  return (
    !mustCarry(state, 'rest', 'slow') &&
    countActing(state, 'slow', state.camp) === 0 &&
    !scenarioOf(state).extraPawns?.(state, rest) &&
    isCharacter(pawn.id) &&
    pawnObjection(state, pawn, rest) === null
  )
}

/** Whether the pawns that are left have a place together: in an action that takes one more, or in a new one. */
function hasPlace(state: Robinson, left: readonly Supply[]): boolean {
  if (left.some(pawn => state.plan.actions.some(one => joinObjection(state, pawn, one) === null))) return true
  const far = distances(state)
  const explored = exploredTerrains(state)
  const { argument } = state.thisRound
  return thinkable(state).some(deed => {
    if (deedObjection(state, deed, far, explored) !== null || wayToPay(state, deed) === null) return false
    const needed = basePawns(state, deed, far) + (mustCarry(state, deed.type, 'slow') ? 1 : 0)
    const able = left.filter(pawn => pawnObjection(state, pawn, deed) === null)
    const counts = able.map(({ count }) => count)
    const together = argument ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0)
    return together >= needed
  })
}
