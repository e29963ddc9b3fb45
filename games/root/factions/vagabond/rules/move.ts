import { choose, maybe, type Refusal, type Rule, type Seat } from '@tablee/kernel'
import {
  CLEARINGS,
  type Clearing,
  clearingOf,
  forestOf,
  isForest,
  MAPS,
  type Region,
} from '../../../data/map.ts'
import { adjacent, chooseCount, closed, destinations, moveWarriors } from '../../../rules/move.ts'
import { partyNaming } from '../../../rules/pieces.ts'
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
  return isForest(pawn) ? forestOf(MAPS[state.map], pawn).clearings : adjacent(state, seat, pawn)
}

/** The boots to exhaust for a move: one more into a clearing with Hostile warriors. 9.5.1, 9.2.9.III.b */
function cost(state: RootState, seat: Seat, to: Clearing, boots: number): number {
  return hostileIn(state, seat, to) ? boots + 1 : boots
}

/** Whether he can move, for so many boots into a clearing that is not Hostile. */
export function canMovePawn(state: RootState, seat: Seat, boots: number): boolean {
  const ready = readyCount(vagabondAt(state, seat), 'boots')
  if (ready < boots) return false
  for (const to of near(state, seat))
    if (!closed(state, to) && (ready > boots || !hostileIn(state, seat, to))) return true
  return false
}

/** He moves to an adjacent clearing, for so many boots if it is not Hostile; whoever rules. 9.5.1, 9.2.3 */
export function* movePawn(t: RootTable, seat: Seat, boots: number): Rule<Clearing> {
  const { state } = t
  const ready = readyCount(vagabondAt(state, seat), 'boots')
  const open = near(state, seat).filter(to => !closed(state, to) && cost(state, seat, to, boots) <= ready)
  const to = yield* choose(t, seat, 'vagabond.move.to', open, {
    like: regionNaming,
    rule: '9.5.1.a',
    waits: true,
    refused: () => refusedMoves(state, seat, open),
  })
  for (let left = cost(state, seat, to, boots); left > 0; left--) exhaustOne(t, seat, 'boots')
  yield* walk(t, seat, to)
  return to
}

function refusedMoves(state: RootState, seat: Seat, open: readonly Clearing[]): Refusal[] {
  const { pawn } = state.players[seat]
  const reach = near(state, seat)
  const clearings = CLEARINGS.filter(to => to !== pawn && !open.includes(to)).map(to => ({
    ...refusedRegion(to),
    ...(!reach.includes(to)
      ? { why: say('why.notAdjacent', { from: pawn, to }), rule: '2.2.1' }
      : closed(state, to)
        ? { why: say('why.scorched', { clearing: to }), rule: 'D.6.2.b' }
        : { why: say('vagabond.why.hostile', { clearing: to }), rule: '9.2.9.III.b' }),
  }))
  const forests = forestsNear(state, pawn).map(forest => ({
    ...refusedRegion(forest),
    why: say('vagabond.why.forest'),
    rule: '9.5.1.b',
  }))
  return [...clearings, ...forests]
}

const refusedRegion = (region: Region): Pick<Refusal, 'key' | 'say' | 'at'> => ({
  key: String(region),
  say: regionNaming.say(region),
  at: regionNaming.at(region),
})

/** The forests next to a clearing or forest. 2.4.1 */
function forestsNear({ map }: RootState, region: Region): readonly Region[] {
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
  t.say('vagabond.moved', { seat, from, to })
}

function* walk(t: RootTable, seat: Seat, to: Region): Rule {
  const from = t.state.players[seat].pawn
  goTo(t, seat, to)
  if (!isForest(from) && !isForest(to)) yield* bringAlly(t, seat, from, to)
}

/** He may force warriors of one ally along; they move by their own faction's rules. 9.2.9.II.b, 1.5.5 */
function* bringAlly(t: RootTable, seat: Seat, from: Clearing, to: Clearing): Rule {
  const { state } = t
  const allies = alliesIn(state, seat, from).filter(ally => destinations(state, ally, from).includes(to))
  const ally = yield* maybe(t, seat, 'vagabond.ally.move', allies, {
    like: partyNaming,
    values: () => ({ from, to }),
    pass: say('vagabond.alone'),
    rule: '9.2.9.II.b',
  })
  if (ally === null) return
  const count = yield* chooseCount(t, seat, state.players[ally].warriors[from], from, to, true)
  yield* moveWarriors(t, ally, from, to, count)
}
