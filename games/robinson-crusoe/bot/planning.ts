import { INVENTIONS } from '../data/inventions.ts'
import type { CharacterId } from '../data/types.ts'
import { eventCard, isEvent } from '../rules/cards/resolve-card.ts'
import { isInvention } from '../rules/items.ts'
import { basePawns, isExact, mustCarry } from '../rules/plan/deeds.ts'
import type { Edit } from '../rules/plan/edits.ts'
import {
  isCharacter,
  isComplete,
  joinObjection,
  least,
  most,
  type Supply,
  unplaced,
} from '../rules/plan/pawns.ts'
import type { Spot } from '../rules/plan/prospects.ts'
import { scenarioOf } from '../scenarios/scenario.ts'
import type { Deed, PlanAction, Robinson } from '../state.ts'
import { deedWorth, leaderOf, plannedWorth, risk } from './deeds.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import { offerWorth } from './powers.ts'
import { isSafe, type Survey } from './survey.ts'
import { TUNING } from './tuning.ts'

/** Points of what is to be done before anything else, and of what is never to be done. */
const FIRST = 20
const NEVER = -9

/** How many pawns of the characters are left, less those that begun actions still wait for. */
function free(state: Robinson): number {
  let n = 0
  for (const { id, count } of unplaced(state)) if (isCharacter(id)) n += count
  for (const action of state.plan.actions) n -= Math.max(0, least(action) - action.pawns.length)
  return n
}

/** Whether an action that takes two characters would have this pawn's alone. */
const isAlone = ({ type, what, pawns }: PlanAction, pawn: string): boolean =>
  type === 'threat' &&
  isEvent(what) &&
  eventCard(what).action.together === true &&
  pawns.every(one => one === pawn)

/** What it is worth that a pawn joins an action. */
function joinWorth(seen: Survey, action: PlanAction, pawn: string): number {
  if (isAlone(action, pawn)) return NEVER
  const worth = plannedWorth(seen, action)
  if (!isComplete(action)) return FIRST + worth
  const { success, harm } = risk(seen, action.type, leaderOf(seen.state, action))
  if (action.type === 'threat') return worth * 0.8 // A wreck gives more to two.
  return TUNING.sure * ((1 - success) * worth + harm)
}

/** Whether a pawn may lead a deed that it begins. */
function isLedBy(state: Robinson, deed: Deed, pawn: string): boolean {
  const { type, what } = deed
  if (type === 'build' && isInvention(what) && state.personal.includes(what))
    return INVENTIONS[what].owner === pawn
  return scenarioOf(state).mayLead?.(state, deed, pawn as CharacterId) ?? true
}

/** What it is worth that a pawn begins an action, for each pawn that it will take. */
function beginWorth(seen: Survey, deed: Deed, pawn: string, pawns: number): number {
  const { state } = seen
  const actor = pawn as CharacterId
  if (!isLedBy(state, deed, pawn)) return NEVER
  const needed = basePawns(state, deed, seen.far) + (mustCarry(state, deed.type, 'slow') ? 1 : 0)
  if (needed > pawns) return NEVER
  const worth = deedWorth(seen, deed, actor)
  const { success, harm } = risk(seen, deed.type, actor)
  const diced = (success * worth - harm) / needed
  if (isExact(deed) || needed + 1 > pawns) return diced
  return Math.max(diced, worth / (needed + 1))
}

function weighSpot(scene: Scene, spot: Spot): number {
  const { seen, state } = scene
  const { pawn } = context<{ pawn: string }>(scene)
  if ('join' in spot) return joinWorth(seen, spot.join, pawn)
  return beginWorth(seen, spot.deed, pawn, free(state))
}

/** How many are healthier, or as healthy and seated before. */
function rank({ state, hurt }: Survey, id: CharacterId): number {
  const cost = hurt[id] ?? 1
  let n = 0
  for (const other of state.characters) {
    if (other.id === id) break
    if ((hurt[other.id] ?? 9) <= cost) n++
  }
  for (let i = state.characters.length - 1; state.characters[i].id !== id; i--)
    if ((hurt[state.characters[i].id] ?? 9) < cost) n++
  return n
}

/** The healthy come first, as they take the risks; pawns that only help go wherever they can. */
function placeWorth({ state, seen }: Scene, pawn: Supply): number {
  const { plan } = state
  if (isCharacter(pawn.id)) {
    if (pawn.id === 'jenny') return 3
    // Whom an incomplete action waits for goes there first.
    const waits = plan.actions.some(
      one => !isComplete(one) && !isAlone(one, pawn.id) && joinObjection(state, pawn, one) === null,
    )
    return (waits ? 10 : 5) - 2 * rank(seen, pawn.id)
  }
  const helps = plan.actions.some(
    one => one.pawns.length < most(one) && !isSafe(one) && joinObjection(state, pawn, one) === null,
  )
  return helps ? 15 : NEVER
}

function weighEdit(scene: Scene, edit: Edit): number {
  const { state, seen } = scene
  switch (edit.do) {
    case 'place':
      return placeWorth(scene, edit.pawn)
    case 'take':
      return isComplete(edit.action) || free(state) >= 0 ? NEVER : 1
    case 'gear':
      return edit.action.gear.includes(edit.gear) ||
        state.plan.actions.some(one => one.gear.includes(edit.gear))
        ? NEVER
        : 12
    case 'use':
      return offerWorth(seen, edit.offer, 'planning') > 0 ? 30 : NEVER
    case 'thrift':
      return edit.action.det > 0 || seen.wood < 0.5 ? NEVER : 4
    case 'confirm':
      return 2
    default:
      return NEVER
  }
}

export const planOpinions: Opinions = {
  plan: { weigh: weighEdit },
  'plan.where': { weigh: weighSpot, open: true, pass: () => NEVER },
}
