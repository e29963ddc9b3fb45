import { CAMP_COST, WEAPONS_COST } from '../../data/board.ts'
import { INVENTION_IDS, INVENTIONS } from '../../data/inventions.ts'
import type { CostSpot, Payment } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { Deed, Resources, Robinson } from '../../state.ts'
import { eventCard, isEvent } from '../cards/resolve-card.ts'
import { hasItem, scenarioInventions } from '../items.ts'
import { pieceAt } from '../pieces.ts'
import { nothing, takeFood } from '../resources.ts'

/** Nothing to pay. */
const FREE: readonly Payment[] = [{}]
const WEAPONS: readonly Payment[] = [{ wood: WEAPONS_COST }]

// By the number of players; not mixed, except where the scenario allows fur for wood one for one. L1042, L1835
const CAMP: readonly (readonly Payment[])[] = CAMP_COST.map(({ wood, fur }) => [{ wood }, { fur }])
const MIXED: readonly (readonly Payment[])[] = CAMP_COST.map(({ wood, fur }) => [
  { wood },
  ...Array.from({ length: fur - 1 }, (_, i) => ({ wood: wood - 1 - i, fur: 1 + i })),
  { fur },
])

/** The parts of the camp, with the spot where an extra-wood token makes them dearer. */
export const COST_SPOT: { readonly [what: string]: CostSpot | undefined } = {
  shelter: 'shelterCost',
  roof: 'roofCost',
  palisade: 'palisadeCost',
  weapons: 'weaponsCost',
}

const INVENTION_PAY: ReadonlyMap<string, readonly Payment[]> = new Map(
  INVENTION_IDS.map(id => [id, INVENTIONS[id].pay ?? FREE]),
)

/** The ways to pay for a deed. */
export function paymentsFor(state: Robinson, { type, what }: Omit<Deed, 'pay'>): readonly Payment[] {
  if (type === 'threat') return (isEvent(what) && eventCard(what).action.pay) || FREE
  if (type !== 'build') return FREE
  if (what === 'weapons') return WEAPONS
  const payments = INVENTION_PAY.get(what)
  if (payments) return payments
  if (COST_SPOT[what]) return (scenarioOf(state).mixedPay ? MIXED : CAMP)[state.players]
  return scenarioInventions(state)[what]?.pay ?? FREE
}

/** How much wood a way to pay takes: more on a dear spot or with an extra-wood token, less by the carpenter's skill. */
export function woodOf(
  state: Robinson,
  what: string,
  { wood = 0 }: Payment,
  extra: boolean,
  thrift: boolean,
): number {
  if (wood === 0) return 0
  const spot = COST_SPOT[what]
  const dear = spot !== undefined && pieceAt(state, 'acting', 'extraWood', spot) ? 1 : 0
  return wood + dear + (extra ? 1 : 0) - (thrift ? 1 : 0)
}

/** Whether a way to pay can be paid from what is available. */
export function canPay(state: Robinson, wood: number, { food = 0, fur = 0, item }: Payment): boolean {
  const { available, barrel } = state
  if (item !== undefined && !hasItem(state, item)) return false
  if (available.wood < wood || available.fur < fur) return false
  return food === 0 || available.food + available.nonPerishable + barrel >= food
}

/** Takes what is paid out of the available resources. */
export function stake(state: Robinson, wood: number, { food = 0, fur = 0 }: Payment): Resources {
  const staked = food > 0 ? takeFood(state, food) : nothing()
  state.available.wood -= wood
  state.available.fur -= fur
  staked.wood = wood
  staked.fur = fur
  return staked
}
