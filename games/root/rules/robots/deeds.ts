import type { Criterion } from '@tablee/common/prefer.ts'
import type { Rule } from '@tablee/kernel'
import type { Clearing } from '../../data/map.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { battle } from '../battle.ts'
import { defendersIn } from '../battlefields.ts'
import { partyAt } from '../faction.ts'
import { destinations } from '../may-move.ts'
import { moveWarriors } from '../move.ts'
import { canBuildIn, canPlace, placeBuilding, placeWarriors } from '../pieces.ts'
import { rules } from '../ruler.ts'
import type { ClearingKey, PartyKey } from './keys.ts'
import { areTeam } from './robot.ts'
import { hireBoats, hireForBattle, withBoats } from './services.ts'
import { byRank, type End, targetClearing, targetParty } from './target.ts'

/** The enemies that a robot can battle in a clearing. coop.5 */
export function foesIn(state: RootState, party: Party, clearing: Clearing): Party[] {
  const { warriors, pawn } = state.players[party]
  if (warriors[clearing] === 0 && pawn !== clearing) return []
  return defendersIn(state, party, clearing).filter(other => !areTeam(state, party, other))
}

/** How a robot chooses whom to battle in a clearing. */
export type DefenderKeys = (state: RootState, clearing: Clearing) => readonly Criterion<Party, PartyKey>[]

/** A robot battles in a clearing, if it can; tells whether it did. */
export function* battleAt(t: RootTable, party: Party, clearing: Clearing, keys: DefenderKeys): Rule<boolean> {
  const foe = targetParty(t, party, 'battle', foesIn(t.state, party, clearing), keys(t.state, clearing))
  if (foe === null) return false
  yield* hireForBattle(t, party, clearing, foe)
  yield* battle(t, party, foe, clearing)
  return true
}

/** A robot battles once in each of some clearings, as far as it can when their turn comes. 2.4 */
export function* battleEach(
  t: RootTable,
  party: Party,
  clearings: readonly Clearing[],
  keys: DefenderKeys,
): Rule<number> {
  let battles = 0
  for (const clearing of byRank(t.state, clearings)) if (yield* battleAt(t, party, clearing, keys)) battles++
  return battles
}

/** Spreads warriors one at a time over clearings, by priority, as far as the supply goes; tells for how many it had both. */
export function* spread(t: RootTable, party: Party, count: number, over: readonly Clearing[]): Rule<number> {
  const shares = new Map<Clearing, number>()
  const clearings = byRank(t.state, over)
  const supply = t.state.players[party].warriors[0]
  for (let one = 0; one < Math.min(count, supply) && clearings.length > 0; one++) {
    const clearing = clearings[one % clearings.length]
    shares.set(clearing, (shares.get(clearing) ?? 0) + 1)
  }
  let dealt = 0
  for (const [clearing, share] of shares) {
    yield* placeIn(t, party, clearing, share)
    dealt += share
  }
  return dealt
}

/** A robot places warriors in a clearing, unless something there stops it; tells how many. 1.5.4 */
export function* placeIn(t: RootTable, party: Party, clearing: Clearing, count: number): Rule<number> {
  return (yield* isStopped(t, party, clearing)) ? 0 : placeWarriors(t, party, clearing, count)
}

/** Whether something in a clearing stops a robot that would place pieces there or leave it. 11.8.2 */
export function* isStopped(t: RootTable, party: Party, clearing: Clearing): Rule<boolean> {
  for (let other = 0; other < t.state.players.length; other++) {
    const { springs } = partyAt(t.state, other)
    if (other !== party && springs && (yield* springs(t, other, party, clearing))) return true
  }
  return false
}

/** The clearings that a robot rules and where it can build. */
export const ruledSites = (state: RootState, party: Party, of: readonly Clearing[]): Clearing[] =>
  of.filter(one => rules(state, party, one) && canBuildIn(state, party, one))

/** A robot places a building in the best of some clearings; tells whether there was one. */
export function* buildAt(
  t: RootTable,
  party: Party,
  kind: string,
  sites: readonly Clearing[],
  keys: readonly Criterion<Clearing, ClearingKey>[],
): Rule<boolean> {
  if (t.state.players[party].buildings[kind][0] === 0) return false
  const site = targetClearing(t, party, 'build', sites, keys)
  if (site === null || (yield* isStopped(t, party, site))) return false
  placeBuilding(t, party, kind, site)
  return true
}

/** A robot moves warriors out of a clearing, to the best it can; tells where to, null where it could not. 4.2 */
export function* moveOut(
  t: RootTable,
  party: Party,
  from: Clearing,
  count: number,
  keys: readonly Criterion<Clearing, ClearingKey>[],
  end: End = 'highest',
): Rule<Clearing | null> {
  if (count <= 0) return null
  const seen = withBoats(t.state, party)
  const to = targetClearing(t, party, 'move', destinations(seen, party, from), keys, end)
  if (to === null || (yield* isStopped(t, party, from))) return null
  if (seen !== t.state && !destinations(t.state, party, from).includes(to)) yield* hireBoats(t, party)
  yield* moveWarriors(t, party, from, to, count)
  return to
}

/** The clearings where a robot may place pieces. */
export const placeable = (state: RootState, party: Party, of: readonly Clearing[]): Clearing[] =>
  of.filter(one => canPlace(state, party, one))
