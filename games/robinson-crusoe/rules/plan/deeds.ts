import type { Objection } from '@tablee/kernel'
import type { Terrain } from '../../data/board.ts'
import { INVENTION_IDS, INVENTIONS, type InventionId } from '../../data/inventions.ts'
import type { Needs } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { Deed, Robinson } from '../../state.ts'
import { eventCard, isEvent } from '../cards/resolve-card.ts'
import { type distances, exploredTerrains, isSheltered } from '../island.ts'
import { hasItem, scenarioInventions } from '../items.ts'
import { NO } from '../objections.ts'
import { countActing, pieceAt } from '../pieces.ts'
import { canUseSkill } from '../powers/offers.ts'
import { temporaryWeapons } from '../powers/temporary.ts'
import { canPay, paymentsFor, woodOf } from './cost.ts'

/** Distances from the camp, looked up once for many deeds. */
export type Far = ReturnType<typeof distances>

/** Whether two deeds are the same but for the way to pay. */
export const isSameDeed = (a: Deed, b: Deed): boolean =>
  a.type === b.type && a.what === b.what && a.node === b.node && a.source === b.source

function isPlanned({ plan }: Robinson, deed: Deed): boolean {
  for (const one of plan.actions) if (isSameDeed(one, deed)) return true
  return false
}

/** What speaks against a deed, money aside; distances and terrains are found once for many deeds. */
export function deedObjection(
  state: Robinson,
  deed: Deed,
  far: Far,
  explored: readonly Terrain[] = exploredTerrains(state),
): Objection | null {
  return (
    againObjection(state, deed) ??
    lastingObjection(state, deed, far, explored) ??
    scenarioOf(state).objection?.(state, deed, far) ??
    null
  )
}

/** What speaks against a deed because of what is planned already. */
export function againObjection(state: Robinson, deed: Deed): Objection | null {
  const { type, what } = deed
  switch (type) {
    case 'threat':
      return isPlanned(state, deed) ? NO.threatTwice : null
    case 'hunt':
      return what === '' ? huntObjection(state) : null
    case 'build':
      return isBuiltOnce(state, what) && isPlanned(state, deed) ? NO.twice : null
    case 'gather':
      return isPlanned(state, deed) ? NO.sourceTwice : null
    case 'explore':
      return isPlanned(state, deed) ? NO.exploreTwice : null
    default:
      return null
  }
}

/** What speaks against a deed whatever is planned. */
export function lastingObjection(
  state: Robinson,
  deed: Deed,
  far: Far,
  explored: readonly Terrain[],
): Objection | null {
  switch (deed.type) {
    case 'threat':
      return threatObjection(state, deed.what, explored)
    case 'build':
      return buildObjection(state, deed.what, explored)
    case 'gather':
      return gatherObjection(state, deed, far)
    case 'explore':
      return deed.what !== '' && deed.node === '' ? null : exploreObjection(state, deed, far)
    default:
      return null
  }
}

function threatObjection(state: Robinson, card: string, explored: readonly Terrain[]): Objection | null {
  if (!isEvent(card)) return null
  const { needs } = eventCard(card).action
  return needs ? needsObjection(state, needs, explored) : null
}

/** The weapons that a deed needs; temporary ones are spent when it is planned. L1604 */
export const weaponsFor = ({ type, what }: Deed): number =>
  type === 'threat' && isEvent(what) ? (eventCard(what).action.needs?.weapons ?? 0) : 0

/** What is missing; temporary weapons may stand in for a level. */
function needsObjection(
  state: Robinson,
  { terrain, items, weapons }: Needs,
  explored: readonly Terrain[],
): Objection | null {
  if (terrain) for (const one of terrain) if (!explored.includes(one)) return NO.terrain
  if (items) for (const one of items) if (!hasItem(state, one)) return NO.item
  if (weapons === undefined || state.weapons >= weapons) return null
  return state.weapons + temporaryWeapons(state) >= weapons ? null : NO.weapons
}

/** One hunt for each beast of the deck. L936 */
function huntObjection({ plan, decks }: Robinson): Objection | null {
  let hunts = 0
  for (const { type, what } of plan.actions) if (type === 'hunt' && what === '') hunts++
  return hunts < decks.hunting.length ? null : NO.prey
}

/** Whether the needs of an invention are met. */
export function canInvent(state: Robinson, id: InventionId, explored: readonly Terrain[]): boolean {
  const needs = INVENTION_NEEDS.get(id)
  return needs === undefined || needsObjection(state, needs, explored) === null
}

const INVENTION_NEEDS: ReadonlyMap<string, Needs> = new Map(
  INVENTION_IDS.map(id => [id, INVENTIONS[id].needs]),
)

function buildObjection(state: Robinson, what: string, explored: readonly Terrain[]): Objection | null {
  const needs = INVENTION_NEEDS.get(what)
  if (needs) return needsObjection(state, needs, explored)
  if (what === 'weapons') return null
  if (what === 'roof' || what === 'palisade') return isSheltered(state) ? null : NO.shelter
  if (what === 'shelter') return state.shelter ? NO.built : null
  const invention = scenarioInventions(state)[what]
  if (!invention) return null
  if (!invention.repeatable && state.built.includes(what)) return NO.built
  return needsObjection(state, invention.needs, explored)
}

/** Whether something is built once only: roof, palisade, weapons and some inventions of scenarios are built again. */
function isBuiltOnce(state: Robinson, what: string): boolean {
  if (INVENTION_NEEDS.has(what) || what === 'shelter') return true
  const invention = scenarioInventions(state)[what]
  return invention !== undefined && !invention.repeatable
}

function gatherObjection(state: Robinson, { node, source }: Deed, far: Far): Objection | null {
  if (node === '' || far[node] < 0) return NO.path
  if (pieceAt(state, 'acting', 'exhausted', node, source)) return NO.exhausted
  const { shortcut } = state.thisRound
  return shortcut !== '' && shortcut === `${node}:${source}` ? NO.shortcut : null
}

function exploreObjection(state: Robinson, { node, what }: Deed, far: Far): Objection | null {
  if (node === '' || far[node] < 0) return NO.path
  if (what !== '') return null
  const { tile, faceDown } = state.island[node]
  if (tile !== 0 && faceDown) return NO.inaccessible
  return state.decks.tiles.length > 0 ? null : NO.tiles
}

/** The pawns that a deed takes before carried tokens. */
export function basePawns(state: Robinson, deed: Deed, far: Far): number {
  const { type, node, what } = deed
  const more = scenarioOf(state).extraPawns?.(state, deed) ?? 0
  return usualPawns(deed, far) + morePawns(state, type, what, node) + more
}

function usualPawns({ type, what, node }: Deed, far: Far): number {
  if (type === 'threat') return isEvent(what) ? eventCard(what).action.pawns : 1
  if (type === 'hunt' || type === 'reclaim' || what === 'treasureMap') return 2
  return node === '' ? 1 : Math.max(1, far[node])
}

/** Slow tokens on the tile, where the action has one. L790 */
function morePawns(state: Robinson, type: Deed['type'], what: string, node: Deed['node']): number {
  if (type === 'threat' || type === 'hunt' || what === 'treasureMap' || node === '') return 0
  return countActing(state, 'slow', node)
}

/** Whether a deed takes exactly so many pawns. Build, gather and explore succeed for sure with one more. */
export function isExact({ type, what }: Deed): boolean {
  if (type === 'threat') return isEvent(what) // a wreck takes one pawn or two
  return (type !== 'build' && type !== 'gather' && type !== 'explore') || what === 'treasureMap'
}

/** Whether a new action of this kind must carry a token of its action space, as none of the plan does yet. */
export function mustCarry(
  state: Robinson,
  type: Deed['type'],
  token: 'slow' | 'extraWood' | 'danger',
): boolean {
  if (type === 'threat' || type === 'hunt' || !pieceAt(state, 'acting', token, type)) return false
  for (const one of state.plan.actions) if (one.type === type && one.carries.includes(token)) return false
  return true
}

/** How a new action would be paid: null when it cannot be; `thrift` by the carpenter's skill alone. L2075 */
export function wayToPay(state: Robinson, deed: Deed): { readonly thrift: boolean } | null {
  const { type, what, pay } = deed
  const payment = paymentsFor(state, deed)[pay]
  if (!payment.wood) return canPay(state, 0, payment) ? PAID : null
  if (payment.wood > state.available.wood + 1) return null // The skill saves one.
  const extra = type === 'build' && mustCarry(state, 'build', 'extraWood')
  if (canPay(state, woodOf(state, what, payment, extra, false), payment)) return PAID
  if (!canBeThrifty(state)) return null
  return canPay(state, woodOf(state, what, payment, extra, true), payment) ? THRIFTY : null
}

const PAID = { thrift: false }
const THRIFTY = { thrift: true }

/** Whether the carpenter could stake determination for a wood, once a round. */
export function canBeThrifty(state: Robinson): boolean {
  for (const { det } of state.plan.actions) if (det > 0) return false
  for (const one of state.characters)
    if (one.id === 'carpenter') return canUseSkill(state, one, 'economicalConstruction')
  return false
}
