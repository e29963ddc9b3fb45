import {
  type Against,
  anyFree,
  choose,
  type Objection,
  type ObjectionTo,
  type Rule,
  type Seat,
  sift,
} from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { buildIn, clearingNaming, onMap, whyNotBuildIn } from '../../../rules/pieces.ts'
import { rules } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { INDUSTRIES, type Industry, MARQUISE_TRACKS } from '../data.ts'

/** What the next building of a kind costs and scores: it grows with those that stand on the map. 6.5.4.II, III */
function offer(
  state: RootState,
  seat: Seat,
  kind: Industry,
): { kind: Industry; wood: number; points: number } {
  const standing = onMap(state.players[seat].buildings[kind])
  return { kind, wood: MARQUISE_TRACKS.wood[standing], points: MARQUISE_TRACKS.points[kind][standing] }
}

const woodCost = (state: RootState, seat: Seat, kind: Industry): number =>
  MARQUISE_TRACKS.wood[onMap(state.players[seat].buildings[kind])]

const left = (state: RootState, seat: Seat, kind: Industry): number => state.players[seat].buildings[kind][0]

/** Clearings as bits of a number: this is asked before every action. */
type Clearings = number

const has = (clearings: Clearings, clearing: Clearing): boolean => (clearings & (1 << clearing)) !== 0

/** Whether the Marquise can build anything. 6.5.4.I */
export function canBuild(state: RootState, seat: Seat): boolean {
  let cheapest = Number.POSITIVE_INFINITY
  for (const kind of INDUSTRIES)
    if (left(state, seat, kind) > 0) cheapest = Math.min(cheapest, woodCost(state, seat, kind))
  if (cheapest > onMap(state.players[seat].tokens.wood)) return false
  const ruled = ruledBy(state, seat)
  return anyFree(CLEARINGS, clearing => againstSite(state, seat, clearing, cheapest, ruled))
}

const NOT_RULED: ObjectionTo<Clearing> = {
  why: clearing => say('marquise.why.notRuled', { clearing }),
  rule: '6.5.4.I.a',
}
const NO_WOOD: Objection = { why: say('marquise.why.wood'), rule: '6.5.4.II.b' }

/** What speaks against a building for so much wood in a clearing. 6.5.4.I, 6.5.4.II */
function againstSite(
  state: RootState,
  seat: Seat,
  clearing: Clearing,
  cost: number,
  ruled: Clearings,
): Objection | ObjectionTo<Clearing> | null {
  if (!has(ruled, clearing)) return NOT_RULED
  const objection = whyNotBuildIn(state, seat, clearing)
  if (objection !== null || cost === 0) return objection
  return woodIn(state, seat, connected(state, seat, clearing, ruled, 0)) >= cost ? null : NO_WOOD
}

/** What speaks against a building of a kind in a clearing. */
function againstSiteOf(state: RootState, seat: Seat, kind: Industry, ruled: Clearings): Against<Clearing> {
  const wood = woodCost(state, seat, kind)
  return clearing => againstSite(state, seat, clearing, wood, ruled)
}

const NONE_LEFT: ObjectionTo<Industry> = {
  why: kind => say('marquise.why.noneLeft', { kind }),
  rule: '6.5.4.I.a',
}
const NOWHERE: Objection = { why: say('marquise.why.wood'), rule: '6.5.4.I.b' }

/** What speaks against a kind of building. */
function againstKind(
  state: RootState,
  seat: Seat,
  kind: Industry,
  ruled: Clearings,
): Objection | ObjectionTo<Industry> | null {
  if (left(state, seat, kind) === 0) return NONE_LEFT
  return anyFree(CLEARINGS, againstSiteOf(state, seat, kind, ruled)) ? null : NOWHERE
}

function ruledBy(state: RootState, seat: Seat): Clearings {
  let found: Clearings = 0
  for (const clearing of CLEARINGS) if (rules(state, seat, clearing)) found |= 1 << clearing
  return found
}

/** The clearings whose wood can pay for a building: ruled, and connected to it through ruled ones. 6.5.4.II */
function connected(
  state: RootState,
  seat: Seat,
  clearing: Clearing,
  ruled: Clearings,
  found: Clearings,
): Clearings {
  let all = found | (1 << clearing)
  for (const next of adjacent(state, seat, clearing))
    if (has(ruled, next) && !has(all, next)) all = connected(state, seat, next, ruled, all)
  return all
}

function woodIn(state: RootState, seat: Seat, clearings: Clearings): number {
  const { wood } = state.players[seat].tokens
  let total = 0
  for (const clearing of CLEARINGS) if (has(clearings, clearing)) total += wood[clearing]
  return total
}

/** 6.5.4 */
export function* build(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const ruled = ruledBy(state, seat)
  const kinds = sift(INDUSTRIES, one => againstKind(state, seat, one, ruled))
  const kind = yield* choose(t, seat, 'marquise.build.kind', kinds.free, {
    say: one =>
      left(state, seat, one) === 0
        ? say('piece', { seat, kind: one })
        : say('marquise.build.offer', offer(state, seat, one)),
    at: one => `track:${one}`,
    leads: 'marquise.build.where',
    rule: '6.5.4.I.a',
    refused: kinds,
  })
  const where = sift(CLEARINGS, againstSiteOf(state, seat, kind, ruled))
  const clearing = yield* choose(t, seat, 'marquise.build.where', where.free, {
    like: clearingNaming,
    values: () => ({ kind }),
    rule: '6.5.4.I.a',
    waits: true,
    refused: where,
  })
  const { wood, points } = offer(state, seat, kind)
  yield* payWood(t, seat, connected(state, seat, clearing, ruled, 0), wood)
  yield* buildIn(t, seat, kind, clearing)
  score(t, seat, points, 'buildings')
}

function* payWood(t: RootTable, seat: Seat, reach: Clearings, cost: number): Rule {
  const { wood } = t.state.players[seat].tokens
  for (let owed = cost; owed > 0; owed--) {
    const from = yield* choose(
      t,
      seat,
      'marquise.build.wood',
      CLEARINGS.filter(one => has(reach, one) && wood[one] > 0),
      { like: clearingNaming, values: () => ({ left: owed }), rule: '6.5.4.II.b' },
    )
    wood[from]--
    wood[0]++
    t.say('marquise.woodSpent', { clearing: from })
  }
}
