import { take } from '@tablee/common/piles.ts'
import { INVENTIONS } from '../../data/inventions.ts'
import { SKILLS } from '../../data/skills.ts'
import type { CharacterId } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { Deed, PawnId, PlanAction, Robinson } from '../../state.ts'
import { characterOf } from '../characters.ts'
import { distances } from '../island.ts'
import { isInvention } from '../items.ts'
import { pieceAt } from '../pieces.ts'
import { addTo, nothing } from '../resources.ts'
import { paymentsFor, stake, woodOf } from './cost.ts'
import { basePawns, type Far, isExact, mustCarry } from './deeds.ts'
import { isCharacter, isPlayer } from './pawns.ts'

const CARRIED = ['slow', 'extraWood', 'danger'] as const

/** Begins an action with one pawn: resources are staked, and tokens of its space ride along. */
export function begin(state: Robinson, deed: Deed, pawn: PawnId, thrift: boolean, far: Far): PlanAction {
  const { plan } = state
  const action: PlanAction = {
    id: plan.nextId++,
    type: deed.type,
    what: deed.what,
    node: deed.node,
    source: deed.source,
    pay: deed.pay,
    pawns: [pawn],
    base: basePawns(state, deed, far),
    exact: isExact(deed),
    staked: nothing(),
    det: 0,
    carries: [],
    gear: [],
    yields: 0,
    safe: false,
  }
  const payment = paymentsFor(state, deed)[deed.pay]
  for (const token of CARRIED)
    if (mustCarry(state, deed.type, token) && (token !== 'extraWood' || payment.wood))
      action.carries.push(token)
  if (thrift) payWithDet(state, action)
  pay(state, action)
  plan.actions.push(action)
  return action
}

/** Stakes anew what an action costs, as it stands. */
export function pay(state: Robinson, action: PlanAction): void {
  const payment = paymentsFor(state, action)[action.pay]
  const extra = action.carries.includes('extraWood')
  action.staked = stake(state, woodOf(state, action.what, payment, extra, action.det > 0), payment)
}

/** What an action costs goes back to the available resources. */
export function unpay(state: Robinson, action: PlanAction): void {
  addTo(state.available, action.staked)
  action.staked = nothing()
}

const THRIFT = SKILLS.economicalConstruction.det

/** The carpenter stakes determination on an action. */
export function payWithDet(state: Robinson, action: PlanAction): void {
  characterOf(state, 'carpenter').det -= THRIFT
  action.det = THRIFT
}

/** The carpenter's staked determination comes back. L975 */
export function returnDet(state: Robinson, action: PlanAction): void {
  if (action.det > 0) characterOf(state, 'carpenter').det += action.det
  action.det = 0
}

/** A pawn joins; a player's leads rather than Friday's or none. L1652 */
export function join({ pawns }: Pick<PlanAction, 'pawns'>, pawn: PawnId): void {
  pawns.push(pawn)
  if (isPlayer(pawn) && !isPlayer(pawns[0])) pawns.unshift(...pawns.splice(-1))
  else if (isCharacter(pawn) && !isCharacter(pawns[0])) pawns.unshift(...pawns.splice(-1))
}

/** Another pawn leads. */
export function lead({ pawns }: PlanAction, pawn: PawnId): void {
  pawns.unshift(...pawns.splice(pawns.lastIndexOf(pawn), 1))
}

/** A pawn is taken back; with the last one the action is given up. */
export function takeBack(state: Robinson, action: PlanAction, pawn: PawnId): void {
  const { pawns } = action
  pawns.splice(pawns.lastIndexOf(pawn), 1)
  const leader = pawns.findIndex(isPlayer)
  if (pawns.length === 0) giveUp(state, action)
  else if (leader > 0 && !isPlayer(pawns[0])) pawns.unshift(...pawns.splice(leader, 1))
}

/** An action is given up: what was staked comes back, and its tokens ride on the next action of its type. */
export function giveUp(state: Robinson, action: PlanAction): void {
  const { actions } = state.plan
  take(actions, action)
  unpay(state, action)
  returnDet(state, action)
  for (const token of action.carries) passOn(state, action, token)
  remeasure(state)
}

/** Looks again how many pawns the actions of the plan take, after something changed. */
export function remeasure(state: Robinson): void {
  const far = distances(state)
  for (const action of state.plan.actions) action.base = basePawns(state, action, far)
}

function passOn(state: Robinson, from: PlanAction, token: (typeof CARRIED)[number]): void {
  const next = state.plan.actions.find(one => one.type === from.type && canCarry(state, one, token))
  if (next) carry(state, next, token)
}

/** Whether an action could carry a token of its action space: extra wood only where wood is paid, and there is some. */
export function canCarry(state: Robinson, action: PlanAction, token: (typeof CARRIED)[number]): boolean {
  if (!pieceAt(state, 'acting', token, action.type) || action.carries.includes(token)) return false
  if (token !== 'extraWood') return true
  return paymentsFor(state, action)[action.pay].wood !== undefined && state.available.wood > 0
}

/** An action takes a token over from whichever carries it. */
export function carry(state: Robinson, action: PlanAction, token: (typeof CARRIED)[number]): void {
  for (const one of state.plan.actions)
    if (one.type === action.type && one.carries.includes(token)) {
      take(one.carries, token)
      if (token === 'extraWood') repay(state, one)
    }
  action.carries.push(token)
  if (token === 'extraWood') repay(state, action)
}

function repay(state: Robinson, action: PlanAction): void {
  unpay(state, action)
  pay(state, action)
}

/** Whether one of an action's pawns may lead it. */
export function mayLead(state: Robinson, deed: Deed, pawns: readonly PawnId[], who: PawnId): boolean {
  if (!isCharacter(who)) return false
  if (who === 'friday' && pawns.some(isPlayer)) return false
  const { type, what } = deed
  if (type === 'build' && isInvention(what)) {
    const { owner } = INVENTIONS[what]
    if (owner && state.personal.includes(what) && owner !== who) return false
  }
  if (who !== 'carpenter' && pawns.includes('handyman')) return false
  return scenarioOf(state).mayLead?.(state, deed, who as CharacterId) ?? true
}
