import { type Criterion, fewest } from '@tablee/common/prefer.ts'
import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing, forestOf, isForest, MAPS, type Region } from '../../../data/map.ts'
import { forestsNear } from '../../../factions/vagabond/rules/move.ts'
import { movesFrom } from '../../../rules/adjacent.ts'
import { partyAt } from '../../../rules/faction.ts'
import { closed } from '../../../rules/may-move.ts'
import { chooseRide, noteEntry } from '../../../rules/move.ts'
import { carry } from '../../../rules/ride.ts'
import { isStopped } from '../../../rules/robots/deeds.ts'
import type { ClearingKey } from '../../../rules/robots/keys.ts'
import { hireBoats, withBoats } from '../../../rules/robots/services.ts'
import { byRank, targetClearing } from '../../../rules/robots/target.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { canExhaust, exhaust } from './items.ts'

declare module '../../../rules/robots/keys.ts' {
  interface ClearingKeys {
    steps: true
  }
}

/** Where the pawn can go from a clearing or forest in one step. 7.2.2 */
export function stepsFrom(state: RootState, party: Party, from: Region): Clearing[] {
  const near = isForest(from)
    ? forestOf(MAPS[state.map], from).clearings
    : movesFrom(withBoats(state, party), party, from)
  return near.filter(to => !closed(state, to))
}

/** How many steps lead from a region to each clearing; infinitely many where none do. */
export function distances(state: RootState, party: Party, from: Region): number[] {
  const steps = Array<number>(CLEARINGS.length + 1).fill(Number.POSITIVE_INFINITY)
  if (!isForest(from)) steps[from] = 0
  let ends: Region[] = [from]
  for (let n = 1; ends.length > 0; n++) {
    const next: Clearing[] = []
    for (const end of ends)
      for (const to of stepsFrom(state, party, end))
        if (steps[to] > n) {
          steps[to] = n
          next.push(to)
        }
    ends = next
  }
  return steps
}

/** The fewest steps from where the pawn stands. 7.5 */
export function nearest(state: RootState, party: Party): Criterion<Clearing, ClearingKey> {
  const steps = distances(state, party, state.players[party].pawn)
  return fewest('steps', clearing => steps[clearing])
}

/** Those of some clearings that it can reach at all. */
export function reachable(state: RootState, party: Party, clearings: readonly Clearing[]): Clearing[] {
  const steps = distances(state, party, state.players[party].pawn)
  return clearings.filter(one => Number.isFinite(steps[one]))
}

/**
 * It goes to the nearest clearing where it can do something, or by other criteria, as far as its items allow: one for
 * each step. Tells whether it stands there. 7.5
 */
export function* travel(
  t: RootTable,
  party: Party,
  deed: string,
  allowed: readonly Clearing[],
  keys: readonly Criterion<Clearing, ClearingKey>[],
): Rule<boolean> {
  const target = targetClearing(t, party, deed, reachable(t.state, party, allowed), keys)
  if (target === null) return false
  const player = t.state.players[party]
  while (player.pawn !== target && canExhaust(t, party, 1)) yield* step(t, party, target)
  return player.pawn === target
}

/** One step on a shortest way, by the clearing of the highest priority; a snare costs the step. 7.5, 11.8.2 */
function* step(t: RootTable, party: Party, target: Clearing): Rule {
  const { state } = t
  const { pawn } = state.players[party]
  const left = distances(state, party, pawn)[target]
  const ways = stepsFrom(state, party, pawn).filter(to => distances(state, party, to)[target] === left - 1)
  const [to] = byRank(state, ways)
  // The boats cost an item, the move in them then none. robot.service.advanced.vagabot
  if (isForest(pawn) || movesFrom(state, party, pawn).includes(to)) exhaust(t, party, 1)
  else yield* hireBoats(t, party)
  if (isForest(pawn) || !(yield* isStopped(t, party, pawn))) yield* goTo(t, party, to)
}

/** The pawn goes somewhere. */
function* goTo(t: RootTable, party: Party, to: Region): Rule {
  const player = t.state.players[party]
  const from = player.pawn
  const walks = !isForest(from) && !isForest(to)
  const rides = walks && (yield* chooseRide(t, party, from, to))
  player.pawn = to
  if (!isForest(to)) noteEntry(t.state, party, to)
  t.say('vagabot.moved', { seat: party, from, to })
  if (!walks) return
  for (let other = 0; other < t.state.players.length; other++)
    yield* partyAt(t.state, other).pawnPasses?.(t, other, party, from, to) ?? []
  if (rides) carry(t, [party], from, to)
}

/** It slips into an adjacent forest that chance names, for no item; a snare is only in its way. 7.4.3, 7.7.3 */
export function* slipAway(t: RootTable, party: Party): Rule {
  const { pawn } = t.state.players[party]
  const forests = forestsNear(t.state, pawn)
  if (!isForest(pawn)) yield* isStopped(t, party, pawn)
  yield* goTo(t, party, forests[forests.length === 1 ? 0 : t.random(forests.length)])
}
