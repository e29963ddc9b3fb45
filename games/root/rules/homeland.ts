import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing, clearingOf, MAPS } from '../data/map.ts'
import type { RootState, RootTable } from '../state.ts'
import { pathsFrom } from './paths.ts'
import { canPlace, clearingNaming, placeWarriors } from './pieces.ts'

/** Whether a clearing lies on the edge of the map. */
export const isOnEdge = ({ map }: RootState, clearing: Clearing): boolean =>
  clearingOf(MAPS[map], clearing).kind !== 'inner'

/** How many steps by open paths lead from a clearing to each of the others; [0] is not used. */
function stepsFrom(state: RootState, from: Clearing): number[] {
  const steps = Array<number>(CLEARINGS.length + 1).fill(Number.POSITIVE_INFINITY)
  steps[from] = 0
  const reached = [from]
  for (const here of reached)
    for (const next of pathsFrom(state, here))
      if (steps[next] > steps[here] + 1) {
        steps[next] = steps[here] + 1
        reached.push(next)
      }
  return steps
}

/** How many steps a clearing lies from the nearest homeland of an enemy. */
export function stepsToEnemies(state: RootState, seat: Seat, clearing: Clearing): number {
  const steps = stepsFrom(state, clearing)
  const homes = state.players.flatMap(({ homelands = [] }, party) => (party === seat ? [] : homelands))
  return Math.min(...homes.map(home => steps[home]))
}

/** Two clearings between them; not adjacent; anything but the same clearing. */
const FAR = 3
const APART = 2
const ELSEWHERE = 1

/** How far from enemy homelands a faction settles, if it can. */
export type Distance = 'far' | 'apart' | 'anywhere'

const STEPS = { far: FAR, apart: APART, anywhere: ELSEWHERE } as const

/**
 * What can be a homeland: as far from those of enemies as is asked, else not adjacent to them, else adjacent; never
 * where an enemy has his own. `sites` are those that can hold all its pieces. A.8.2.I, A.8.2.II
 */
export function settling<Site>(
  state: RootState,
  seat: Seat,
  sites: readonly Site[],
  distance: Distance,
  clearingsOf: (site: Site) => readonly Clearing[],
): Site[] {
  for (let steps: number = STEPS[distance]; steps >= ELSEWHERE; steps--) {
    const far = sites.filter(site =>
      clearingsOf(site).every(clearing => stepsToEnemies(state, seat, clearing) >= steps),
    )
    if (far.length > 0) return far
  }
  return []
}

/** What a faction asks of its homeland. */
export interface Homeland {
  readonly distance: Distance
  readonly edge?: true
  /** Whether all its pieces can be placed there; by placing if left out. */
  readonly holds?: (state: RootState, seat: Seat, clearing: Clearing) => boolean
  readonly rule: string
}

/** A seat chooses its homeland. A.8.2 */
export function* chooseHomeland(
  t: RootTable,
  seat: Seat,
  { distance, edge, holds = canPlace, rule }: Homeland,
): Rule<Clearing> {
  const { state } = t
  const sites = CLEARINGS.filter(one => (!edge || isOnEdge(state, one)) && holds(state, seat, one))
  const free = settling(state, seat, sites, distance, one => [one])
  const home = yield* choose(t, seat, 'setup.homeland', free, { like: clearingNaming, rule })
  settle(state, seat, home)
  return home
}

/** A clearing is a homeland of a seat from now on. */
export function settle(state: RootState, seat: Seat, home: Clearing): void {
  const player = state.players[seat]
  player.homelands = [...(player.homelands ?? []), home]
}

/** Places warriors in several clearings as evenly as possible; the seat says which of them get one more. */
export function* placeEvenly(
  t: RootTable,
  seat: Seat,
  count: number,
  clearings: readonly Clearing[],
  rule: string,
): Rule {
  const left = clearings.filter(one => canPlace(t.state, seat, one))
  if (left.length === 0) return
  const each = Math.floor(count / left.length)
  for (const clearing of left) placeWarriors(t, seat, clearing, each)
  for (let more = count % left.length; more > 0; more--) {
    const clearing = yield* choose(t, seat, 'place.warrior', left, { like: clearingNaming, rule })
    left.splice(left.indexOf(clearing), 1)
    placeWarriors(t, seat, clearing, 1)
  }
}
