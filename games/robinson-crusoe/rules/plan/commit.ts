import type { Next, Rule } from '@tablee/kernel'
import type { Node } from '../../data/board.ts'
import { EQUIPMENT } from '../../data/equipment.ts'
import { ACTION_TYPES, type CharacterId } from '../../data/types.ts'
import type { PlanAction, Robinson, RobinsonTable } from '../../state.ts'
import { wound } from '../characters.ts'
import { givenBy, sourceAt, TOKEN_SOURCE } from '../island.ts'
import { countActing, pieceAt } from '../pieces.ts'
import { isDiscovery } from '../powers/records.ts'
import { spendDiscovery, spendEquipment, spendTreasure } from '../powers/use.ts'
import { haveWeapons } from '../powers/window.ts'
import { because } from '../why.ts'
import { canBeThrifty } from './deeds.ts'
import { isDiced, queued } from './odds.ts'
import { least } from './pawns.ts'

/** The plan is fixed: its actions are resolved as they stand now. L890 */
export function* commit(t: RobinsonTable): Rule<Next> {
  const { state } = t
  state.plan.thriftLater = !canBeThrifty(state)
  for (const action of state.plan.actions) {
    action.safe = isDiced(action) && action.pawns.length > least(action)
    action.yields = action.type === 'gather' ? yieldOf(state, action) : 0
    spendPawns(state, action)
  }
  t.say('plan.committed', { actions: inOrder(state).map(action => queued(state, action)) })
  for (const action of state.plan.actions)
    if (action.node !== '' && isInDanger(state, action, action.node)) {
      const leader = action.pawns[0] as CharacterId
      if (!(yield* haveWeapons(t, 1, leader))) wound(t, leader, 1, because('danger'))
    }
  state.phase = 'action'
  return 'resolve'
}

/** The actions as they will be resolved, as far as it is known now: type by type. L882 */
const inOrder = ({ plan }: Robinson): PlanAction[] =>
  ACTION_TYPES.flatMap(type => plan.actions.filter(action => action.type === type))

const isInDanger = (state: Robinson, { type }: PlanAction, node: Node): boolean =>
  type !== 'threat' && type !== 'hunt' && pieceAt(state, 'acting', 'danger', node) !== undefined

/** What a gather brings: one, one more for a token of its kind, one for each of Basket and Sack. L816 */
export function yieldOf(state: Robinson, { node, source, gear }: PlanAction): number {
  if (node === '') return 0
  const token = givenBy(sourceAt(state, node, source)) === 'wood' ? 'extraWood' : 'extraFood'
  const extra = source === TOKEN_SOURCE ? 0 : countActing(state, token, node)
  return 1 + extra + gear.length
}

/** Pawns that serve once are used up. */
function spendPawns(state: Robinson, { pawns }: PlanAction): void {
  for (const pawn of pawns) {
    if (Object.hasOwn(EQUIPMENT, pawn)) spendEquipment(state, pawn)
    else if (isDiscovery(pawn) && state.discoveries.includes(pawn)) spendDiscovery(state, pawn)
    else if (state.treasures.some(({ id }) => id === pawn))
      spendTreasure(state, pawn, pawns[0] as CharacterId)
  }
}
