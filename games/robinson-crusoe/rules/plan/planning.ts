import {
  anyOf,
  choose,
  type Message,
  maybe,
  type Next,
  type Refusal,
  type Rule,
  type Seat,
} from '@tablee/kernel'
import type { Deed, PawnId, PlanAction, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { allSeats } from '../ask.ts'
import { chooseKind } from '../food.ts'
import { isInvention } from '../items.ts'
import { type Moment, type Offer, ownOffers, sharedOffers } from '../powers/offers.ts'
import { haveWeapons, useOffer } from '../powers/window.ts'
import { deedValues } from './deed-values.ts'
import { wayToPay, weaponsFor } from './deeds.ts'
import { EDITS, type Edit, editNames, editWords, isLate, sharedEdits, weightOf } from './edits.ts'
import { isArmedFor, tidy } from './late.ts'
import { canRest, planObjection } from './legal.ts'
import { ownPawns, type Supply, unplaced } from './pawns.ts'
import { forgetProspects, prospectsOf, type Spot } from './prospects.ts'
import { everySpotFor, spotNames, spotsFor, spotWords } from './spots.ts'
import {
  begin,
  carry,
  giveUp,
  join,
  lead,
  pay,
  payWithDet,
  remeasure,
  returnDet,
  takeBack,
  unpay,
} from './stacks.ts'

/** One change of the plan, by any seat for all; the plan is carried out when each has confirmed it. §6.4 */
export function* planning(t: RobinsonTable): Rule<Next> {
  const { state } = t
  const { plan } = state
  const shared = sharedEdits(state, isLate(state) ? hasSpot : hasAny)
  if (shared.length === 0) return 'commit' // Nobody can do anything at all.
  const usual = withUses(state, shared, sharedOffers(state, QUIET), ASK_MORE)
  const more = state.asking.includes('always')
    ? withUses(state, shared, sharedOffers(state, ANYTHING), ASK_LESS)
    : usual
  const seats = allSeats(t).filter(seat => !plan.confirmed.includes(seat))
  const { seat, value } = yield* anyOf(t, seats, 'plan', one => editsOf(state, one, usual, more), {
    key: editNames.key,
    say: edit => editWords(state, edit),
    at: editNames.at,
    values: () => ({ left: Math.max(0, EDITS - plan.edits) }),
    refused: () => refusedConfirm(state),
    agrees: edit => edit?.do === 'confirm',
    leads: edit => (edit.do === 'place' ? 'plan.where' : null),
    rule: 'plan.13',
    always: true,
  })
  if (value.do === 'confirm') {
    plan.confirmed.push(seat)
    t.say('plan.confirmed', { who: state.characters[seat].id })
    return plan.confirmed.length === t.seats ? 'commit' : 'planning'
  }
  const late = isLate(state)
  plan.confirmed.length = 0
  plan.edits += weightOf(value)
  if (value.do === 'place') yield* placePawn(t, seat, value.pawn)
  else if (value.do === 'use') yield* useWhilePlanning(t, seat, value.offer)
  else {
    if (value.do === 'take') tellPlan(t, 'plan.taken', seat, value.pawn, value.action)
    change(state, seat, value)
  }
  if (isLate(state)) {
    if (!late) t.say('plan.late')
    tidy(state)
  }
  return 'planning'
}

const hasAny = (): boolean => true
const hasSpot = (state: Robinson, pawn: Supply): boolean =>
  canRest(state, pawn) || spotsFor(state, pawn).length > 0

const ASK_MORE: Edit = { do: 'asking', mode: 'always' }
const ASK_LESS: Edit = { do: 'asking', mode: 'matters' }
// What the group has may be used by anybody while planning: who asks makes no difference.
const QUIET: Moment = { kind: 'planning', actor: 'cook', anything: false }
const ANYTHING: Moment = { kind: 'planning', actor: 'cook', anything: true }

/** What one seat may do: the plan is everybody's and so is what the group has; skills are a seat's own. */
function editsOf(
  state: Robinson,
  seat: Seat,
  usual: readonly Edit[],
  more: readonly Edit[],
): readonly Edit[] {
  const actor = state.characters[seat].id
  const anything = state.asking[seat] === 'always'
  const shared = anything ? more : usual
  const own = ownOffers(state, actor, anything ? ANYTHING : QUIET)
  return own.length === 0 ? shared : [...shared, ...usesOf(state, own)]
}

const usesOf = (state: Robinson, offers: readonly Offer[]): Edit[] =>
  (isLate(state) ? offers.filter(offer => isArmedFor(state, offer)) : offers).map(offer => ({
    do: 'use',
    offer,
  }))

function withUses(state: Robinson, shared: readonly Edit[], offers: readonly Offer[], asking: Edit): Edit[] {
  const edits = shared.slice()
  if (offers.length > 0) edits.push(...usesOf(state, offers))
  if (!isLate(state)) edits.push(asking)
  return edits
}

function refusedConfirm(state: Robinson): Refusal[] {
  const wrong = planObjection(state)
  return wrong
    ? [{ key: 'confirm', say: say('plan.confirm'), why: wrong.why, rule: wrong.rule, agrees: true }]
    : []
}

function change(state: Robinson, seat: Seat, edit: Exclude<Edit, { do: 'confirm' | 'place' | 'use' }>): void {
  switch (edit.do) {
    case 'take':
      takeBack(state, edit.action, edit.pawn)
      break
    case 'lead':
      lead(edit.action, edit.pawn)
      break
    case 'carry':
      carry(state, edit.action, edit.token)
      break
    case 'gear':
      toggleGear(state, edit.action, edit.gear)
      break
    case 'thrift':
      toggleThrift(state, edit.action)
      break
    case 'asking':
      state.asking[seat] = edit.mode
  }
}

function* useWhilePlanning(t: RobinsonTable, seat: Seat, offer: Offer): Rule {
  const { state } = t
  yield* useOffer(t, offer, state.characters[seat].id)
  forgetProspects(state)
  dropBuilt(state)
  remeasure(state)
}

/** What has just come for nothing need not be built. */
function dropBuilt(state: Robinson): void {
  for (const action of state.plan.actions.slice())
    if (action.type === 'build' && isInvention(action.what) && state.items.includes(action.what))
      giveUp(state, action)
}

/** Basket and Sack each help one gather. L2317 */
function toggleGear({ plan }: Robinson, action: PlanAction, gear: 'basket' | 'sack'): void {
  const had = action.gear.includes(gear)
  for (const one of plan.actions) one.gear = one.gear.filter(other => other !== gear)
  if (!had) action.gear.push(gear)
}

function toggleThrift(state: Robinson, action: PlanAction): void {
  unpay(state, action)
  if (action.det > 0) returnDet(state, action)
  else payWithDet(state, action)
  pay(state, action)
  if (state.available.wood >= 0) return
  unpay(state, action) // Without the skill there is too little wood.
  payWithDet(state, action)
  pay(state, action)
}

/** How many of its own pawns a seat has still to propose. */
const unproposed = (state: Robinson, seat: Seat): number =>
  ownPawns(state, state.characters[seat]) - state.plan.proposed.filter(one => one === seat).length

/** The key with which a seat takes up its next pawn that it has not yet proposed a place for; null when there is none. */
export function proposal(state: Robinson, seat: Seat): string | null {
  if (state.phase !== 'planning' || isLate(state) || unproposed(state, seat) <= 0) return null
  const { id } = state.characters[seat]
  return unplaced(state).some(one => one.id === id) ? `place:${id}` : null
}

function* placePawn(t: RobinsonTable, seat: Seat, pawn: Supply): Rule {
  const { state } = t
  const who = state.characters[seat].id
  if (pawn.id === who && unproposed(state, seat) > 0) state.plan.proposed.push(seat)
  const spots = spotsFor(state, pawn)
  const names = {
    key: spotNames.key,
    say: (where: Spot): Message => spotWords(state, where),
    at: spotNames.at,
  }
  const naming = {
    like: names,
    values: () => ({ pawn: pawn.id }),
    refused: () => everySpotFor(state, pawn).refusals(names),
    pass: BACK,
    rule: 'plan.14',
    always: true, // A pawn that can go nowhere shall be told why.
  }
  // Late in the planning a pawn that is taken up is placed, so that the planning ends.
  const spot =
    isLate(state) && spots.length > 0
      ? yield* choose(t, seat, 'plan.where', spots, naming)
      : yield* maybe(t, seat, 'plan.where', spots, naming)
  if (spot === null) return
  if ('join' in spot) {
    join(spot.join, pawn.id)
    return tellPlan(t, 'plan.placed', seat, pawn.id, spot.join)
  }
  const thrift = wayToPay(state, spot.deed)?.thrift === true
  const weapons = weaponsFor(spot.deed)
  if (weapons > 0) {
    const armed = yield* haveWeapons(t, weapons, who)
    forgetProspects(state)
    if (!armed) return
  }
  const action = begin(state, spot.deed, pawn.id, thrift, prospectsOf(state).far)
  tellPlan(t, 'plan.placed', seat, pawn.id, action)
  yield* chooseKind(t, action.staked)
}

/** Where several play, the journal tells who planned what. */
function tellPlan(
  t: RobinsonTable,
  id: 'plan.placed' | 'plan.taken',
  seat: Seat,
  pawn: PawnId,
  deed: Deed,
): void {
  if (t.seats > 1) t.say(id, { who: t.state.characters[seat].id, pawn, deed: deedValues(t.state, deed) })
}

const BACK = say('plan.back')
