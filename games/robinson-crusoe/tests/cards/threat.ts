import { expect } from 'vitest'
import type { EventId } from '../../data/events.ts'
import type { InventionId } from '../../data/inventions.ts'
import type { CharacterId, Payment } from '../../data/types.ts'
import { distances } from '../../rules/island.ts'
import { deedObjection, wayToPay } from '../../rules/plan/deeds.ts'
import { actionObjection } from '../../rules/plan/legal.ts'
import { begin, join } from '../../rules/plan/stacks.ts'
import { resolve } from '../../rules/resolve/resolve.ts'
import type { Deed, Robinson, ThreatId } from '../../state.ts'
import type { Action, Scene } from './scene.ts'

const deedOn = (what: ThreatId, pay = 0): Deed => ({ type: 'threat', what, node: '', source: -1, pay })

/** A threat action on a card of the row, planned with one pawn or two and resolved. */
export const act =
  (id: ThreatId, pawns: 1 | 2, pay = 0, leader: CharacterId = 'cook'): Action =>
  t => {
    const { state } = t
    plan(state, id, pawns, pay, leader)
    state.phase = 'action'
    return resolve(t) as unknown as ReturnType<Action>
  }

function plan(state: Robinson, id: ThreatId, pawns: 1 | 2, pay: number, leader: CharacterId) {
  const action = begin(state, deedOn(id, pay), leader, false, distances(state))
  if (pawns === 2) join(action, leader === 'cook' ? 'carpenter' : 'cook')
  return action
}

/** What a threat action takes. */
export interface Takes {
  readonly pawns?: 2
  readonly needs?: InventionId | number
  readonly pay?: readonly Payment[]
}

/** Whether the action on a card can be planned. */
const isPossible = (state: Robinson, id: EventId, pay = 0): boolean =>
  deedObjection(state, deedOn(id, pay), distances(state)) === null &&
  wayToPay(state, deedOn(id, pay)) !== null

/** The action on a card can be planned with what it takes, and not without. */
export function expectToTake(scene: () => Scene, id: EventId, { pawns, needs, pay = [] }: Takes): void {
  const ready = () => scene().with(state => (state.threats.right = id)).state
  expect(isPossible(ready(), id), `${id} can be planned`).toBe(true)
  if (typeof needs === 'number') {
    const weaker = ready()
    weaker.weapons = needs - 1
    expect(isPossible(weaker, id), `${id} needs weapons ${needs}`).toBe(false)
    weaker.weapons = needs
    expect(isPossible(weaker, id), `${id} needs weapons ${needs} only`).toBe(true)
  } else if (needs) {
    const lacking = scene()
      .without(needs)
      .with(state => (state.threats.right = id)).state
    expect(isPossible(lacking, id), `${id} needs ${needs}`).toBe(false)
  }
  for (const [place, payment] of pay.entries()) expectToCost(ready(), id, place, payment)
  if (pay.length === 0) {
    const poor = ready()
    Object.assign(poor.available, { wood: 0, food: 0, fur: 0 })
    expect(isPossible(poor, id), `${id} costs nothing`).toBe(true)
  }
  const alone = plan(ready(), id, 1, 0, 'cook')
  expect(actionObjection(ready(), alone) === null, `${id} with one pawn`).toBe(pawns === undefined)
  const together = plan(ready(), id, 2, 0, 'cook')
  expect(actionObjection(ready(), together) === null, `${id} with two pawns`).toBe(pawns === 2)
}

/** It can be paid with exactly so much, and not with less. */
function expectToCost(
  state: Robinson,
  id: EventId,
  place: number,
  { wood = 0, food = 0, fur = 0, item }: Payment,
): void {
  Object.assign(state.available, { wood, food, fur })
  expect(isPossible(state, id, place), `${id} costs ${wood} wood, ${food} food, ${fur} fur, ${item}`).toBe(
    true,
  )
  for (const character of state.characters) character.det = 0 // The carpenter saves no wood.
  if (item) state.items.splice(state.items.indexOf(item), 1)
  Object.assign(state.available, { wood: Math.max(0, wood - 1), food: 0, fur: 0 })
  expect(isPossible(state, id, place), `${id} costs no less`).toBe(false)
}
