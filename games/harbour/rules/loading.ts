import { take } from '@tablee/common/piles.ts'
import { anyOf, type Next, type Objection, type Rule, type Seat, sift, together } from '@tablee/kernel'
import { GOODS, type Good } from '../data/goods.ts'
import { say } from '../text/en.ts'
import { NO } from './objections.ts'
import { capacity, everybody, type Harbour, type HarbourTable } from './state.ts'
import { setSail } from './voyage.ts'

/** So many changes to the plan, and the bell rings. */
const CHANGES_BEFORE_THE_BELL = 8

/** A change of the plan, or that it is ready. */
type CrateChange = { readonly verb: 'load' | 'unload'; readonly good: Good }
type Change = CrateChange | { readonly verb: 'ready' }

// Every change there is, made once: the plan is the ask that comes most often.
const READY: Change = { verb: 'ready' }
const ONLY_READY: readonly Change[] = [READY]
const LOAD = GOODS.map((good): Change => ({ verb: 'load', good }))
const UNLOAD = GOODS.map((good): Change => ({ verb: 'unload', good }))

const planNaming = {
  key: (change: Change) => (change.verb === 'ready' ? 'ready' : `${change.verb}:${change.good}`),
  say: (change: Change) =>
    change.verb === 'ready' ? say('plan.ready') : say(`plan.${change.verb}`, { good: change.good }),
}

/** load.1: everybody plans the cargo together, a crate at a time. */
export function* plan(t: HarbourTable): Rule<Next> {
  const { state } = t
  const { ship } = state
  const { seat, value } = yield* anyOf(t, everybody(state), 'plan', seat => changes(state, seat), {
    like: planNaming,
    values: () => ({ left: CHANGES_BEFORE_THE_BELL - ship.changes }),
    refused: () => sift(LOAD, () => loadObjection(state)).refusals(planNaming),
    rule: 'load.1',
    waits: ship.reopened, // Nothing is asked any more before the ship sails.
  })
  if (value.verb === 'ready') {
    t.say('plan.called', { seat })
    return ship.reopened ? setSail(t) : 'confirm' // load.4
  }
  change(state, seat, value)
  t.say(value.verb === 'load' ? 'plan.loaded' : 'plan.unloaded', { seat, good: value.good })
  if (ship.changes < CHANGES_BEFORE_THE_BELL) return 'plan'
  t.say('plan.bell')
  return setSail(t) // load.5
}

const YES_OR_NO = ['agree', 'reopen'] as const
const confirmNaming = {
  say: (answer: (typeof YES_OR_NO)[number]) => say(`confirm.${answer}`),
  rule: 'load.3',
  commits: true,
}

/** load.3: each says in secret whether the ship may sail; one who does not agree reopens the plan. */
export function* confirm(t: HarbourTable): Rule<Next> {
  const { ship } = t.state
  const answers = yield* together(t, everybody(t.state), 'confirm', () => YES_OR_NO, confirmNaming)
  if (!answers.includes('reopen')) return setSail(t)
  ship.reopened = true
  t.say('plan.reopened', { seats: everybody(t.state).filter(seat => answers[seat] === 'reopen') })
  return 'plan'
}

/** load.2 */
const loadObjection = (state: Harbour): Objection | null =>
  state.ship.cargo.length < capacity(state) ? null : NO.roomAboard

function changes(state: Harbour, seat: Seat): readonly Change[] {
  const { warehouse } = state.merchants[seat]
  const room = loadObjection(state) === null
  const possible = [READY]
  for (let i = 0; i < GOODS.length; i++) {
    if (room && warehouse.includes(GOODS[i])) possible.push(LOAD[i])
    if (placeAboard(state, seat, GOODS[i]) >= 0) possible.push(UNLOAD[i])
  }
  return possible.length > 1 ? possible : ONLY_READY
}

function change(state: Harbour, seat: Seat, { verb, good }: CrateChange): void {
  const { warehouse } = state.merchants[seat]
  const { cargo } = state.ship
  if (verb === 'load') {
    take(warehouse, good)
    cargo.push({ owner: seat, good })
  } else {
    cargo.splice(placeAboard(state, seat, good), 1)
    warehouse.push(good)
  }
  state.ship.changes++
}

/** Where a merchant's last crate of a good lies aboard; -1 when there is none. */
function placeAboard({ ship }: Harbour, seat: Seat, good: Good): number {
  for (let place = ship.cargo.length - 1; place >= 0; place--)
    if (ship.cargo[place].owner === seat && ship.cargo[place].good === good) return place
  return -1
}
