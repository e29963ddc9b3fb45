import {
  type Against,
  anyFree,
  choose,
  maybe,
  type Objection,
  type ObjectionTo,
  type Rule,
  type Seat,
  sift,
} from '@tablee/kernel'
import {
  CLEARINGS,
  type Clearing,
  clearingOf,
  forestOf,
  isForest,
  MAPS,
  type Region,
} from '../../../data/map.ts'
import { adjacent, movesFrom } from '../../../rules/adjacent.ts'
import { rankAndFile } from '../../../rules/chief.ts'
import { partyAt } from '../../../rules/faction.ts'
import { closed, destinations, notAdjacent, whyHeld } from '../../../rules/may-move.ts'
import { chooseCount, chooseRide, moveWarriors, noteEntry } from '../../../rules/move.ts'
import { partyNaming, SCORCHED } from '../../../rules/pieces.ts'
import { carry } from '../../../rules/ride.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { exhaustOne, readyCount } from './items.ts'
import { alliesIn, hostileIn } from './relationships.ts'
import { vagabondAt } from './state.ts'

/** How asks name a clearing or forest. */
export const regionNaming = {
  say: (region: Region) => say('clearing', { clearing: region }),
  at: (region: Region) => `${isForest(region) ? 'forest' : 'clearing'}:${region}`,
} as const

/** The clearings next to the pawn. 2.2.1, 2.4.1 */
function near(state: RootState, seat: Seat): readonly Clearing[] {
  const { pawn } = state.players[seat]
  return isForest(pawn) ? forestOf(MAPS[state.map], pawn).clearings : movesFrom(state, seat, pawn)
}

/** The boots to exhaust for a move: one more into a clearing with Hostile warriors. 9.5.1, 9.2.9.III.b */
function cost(state: RootState, seat: Seat, to: Clearing, boots: number): number {
  return hostileIn(state, seat, to) ? boots + 1 : boots
}

const HOSTILE: ObjectionTo<Region> = {
  why: clearing => say('vagabond.why.hostile', { clearing }),
  rule: '9.2.9.III.b',
}
const FOREST: Objection = { why: say('vagabond.why.forest'), rule: '9.5.1.b' }

/** What speaks against his moving to an adjacent clearing, for so many boots if it is not Hostile. 9.5.1 */
function againstStep(state: RootState, seat: Seat, to: Clearing, boots: number): ObjectionTo<Region> | null {
  const { pawn } = state.players[seat]
  const held = isForest(pawn) ? null : whyHeld(state, seat, pawn)
  if (held !== null) return held
  if (closed(state, to)) return SCORCHED
  return cost(state, seat, to, boots) <= readyCount(vagabondAt(state, seat), 'boots') ? null : HOSTILE
}

/** Whether he can move, for so many boots into a clearing that is not Hostile. */
export function canMovePawn(state: RootState, seat: Seat, boots: number): boolean {
  if (readyCount(vagabondAt(state, seat), 'boots') < boots) return false
  return anyFree(near(state, seat), to => againstStep(state, seat, to, boots))
}

/** He moves to an adjacent clearing, for so many boots if it is not Hostile; whoever rules. 9.5.1, 9.2.3 */
export function* movePawn(t: RootTable, seat: Seat, boots: number): Rule<Clearing> {
  const { state } = t
  const against = againstMoving(state, seat, boots)
  const to = yield* choose(t, seat, 'vagabond.move.to', sift(near(state, seat), against).free, {
    like: regionNaming,
    rule: '9.5.1.a',
    waits: true,
    refused: () => sift(farther(state, seat), against).refusals(regionNaming),
  })
  for (let left = cost(state, seat, to, boots); left > 0; left--) exhaustOne(t, seat, 'boots')
  yield* walk(t, seat, to)
  return to
}

/** Wherever he might wish to go: the clearings, and the forests next to him. */
function farther(state: RootState, seat: Seat): Region[] {
  const { pawn } = state.players[seat]
  return [...CLEARINGS.filter(to => to !== pawn), ...forestsNear(state, pawn)]
}

function againstMoving(state: RootState, seat: Seat, boots: number): Against<Region> {
  const { pawn: from } = state.players[seat]
  const reach = near(state, seat)
  return to => {
    if (isForest(to)) return FOREST
    return reach.includes(to) ? againstStep(state, seat, to, boots) : notAdjacent(state, from, to)
  }
}

/** The forests next to a clearing or forest. 2.4.1 */
export function forestsNear({ map }: RootState, region: Region): readonly Region[] {
  if (isForest(region)) return forestOf(MAPS[map], region).forests
  const { id } = clearingOf(MAPS[map], region)
  return MAPS[map].forests.filter(forest => forest.clearings.includes(id)).map(forest => forest.id)
}

/** Slip: he may move to an adjacent clearing or forest, without boots, whatever holds him there. 9.4.2 */
export function* slip(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const open = near(state, seat).filter(to => !closed(state, to))
  const to = yield* maybe(
    t,
    seat,
    'vagabond.slip',
    [...open, ...forestsNear(state, state.players[seat].pawn)],
    {
      like: regionNaming,
      pass: say('vagabond.stay'),
      rule: '9.4.2.a',
    },
  )
  if (to !== null) yield* walk(t, seat, to)
  return false
}

/** The pawn alone goes somewhere. */
export function goTo(t: RootTable, seat: Seat, to: Region): void {
  const player = t.state.players[seat]
  const from = player.pawn
  player.pawn = to
  if (!isForest(to)) noteEntry(t.state, seat, to)
  t.say('vagabond.moved', { seat, from, to })
}

function* walk(t: RootTable, seat: Seat, to: Region): Rule {
  const from = t.state.players[seat].pawn
  if (isForest(from) || isForest(to)) {
    goTo(t, seat, to)
    return
  }
  const rides = yield* chooseRide(t, seat, from, to)
  goTo(t, seat, to)
  for (let other = 0; other < t.state.players.length; other++)
    yield* partyAt(t.state, other).pawnPasses?.(t, other, seat, from, to) ?? []
  const alone = yield* bringAlly(t, seat, from, to, rides)
  if (rides && alone) carry(t, [seat], from, to)
}

/** He may force warriors of one ally along; they move by their own faction's rules. Tells whether he went alone. 9.2.9.II.b, 1.5.5 */
function* bringAlly(t: RootTable, seat: Seat, from: Clearing, to: Clearing, rides: boolean): Rule<boolean> {
  const { state } = t
  const allies = alliesIn(state, seat, from).filter(
    ally =>
      rankAndFile(state.players[ally], from) > 0 &&
      destinations(state, ally, from).includes(to) &&
      (rides || adjacent(state, ally, from).includes(to)),
  )
  const ally = yield* maybe(t, seat, 'vagabond.ally.move', allies, {
    like: partyNaming,
    values: () => ({ from, to }),
    pass: say('vagabond.alone'),
    rule: '9.2.9.II.b',
  })
  if (ally === null) return true
  const count = yield* chooseCount(t, seat, rankAndFile(state.players[ally], from), from, to, true)
  yield* moveWarriors(t, ally, from, to, count, [], false, { rides, others: [seat] })
  return false
}
