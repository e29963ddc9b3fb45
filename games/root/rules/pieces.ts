import { choose, type Rule, type Seat } from '@tablee/kernel'
import { type Clearing, clearingOf, MAPS } from '../data/map.ts'
import type { RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { factionAt } from './faction.ts'

/** How asks name a clearing. */
export const clearingNaming = {
  say: (clearing: Clearing) => say('clearing', { clearing }),
  at: (clearing: Clearing) => `clearing:${clearing}`,
} as const

/** How asks name a seat. */
export const seatNaming = {
  key: (seat: Seat) => `seat${seat + 1}`,
  say: (seat: Seat) => say('seat', { seat }),
  at: (seat: Seat) => `seat:${seat}`,
} as const

/** The building slots of a clearing that are free. 2.2.3, 2.2.4 */
export function freeSlots(state: RootState, clearing: Clearing): number {
  let free = clearingOf(MAPS[state.map], clearing).slots - (state.ruins[clearing] === null ? 0 : 1)
  for (const { built } of state.players) free -= built[clearing]
  return free
}

/** Whether a seat may place pieces of its faction in a clearing. 6.2.2, D.6.2 */
export function canPlace(state: RootState, seat: Seat, clearing: Clearing): boolean {
  if (state.scorched.length > 0 && state.scorched.includes(clearing)) return false
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && factionAt(state, other).barsPlacing?.(state, other, clearing)) return false
  return true
}

/** Whether a seat may place a building in a clearing. */
export function canBuildIn(state: RootState, seat: Seat, clearing: Clearing): boolean {
  return freeSlots(state, clearing) > 0 && canPlace(state, seat, clearing)
}

/** Places warriors from the supply, as many as there are; tells how many. 1.5.4 */
export function placeWarriors(t: RootTable, seat: Seat, clearing: Clearing, count: number): number {
  const { warriors } = t.state.players[seat]
  const placed = canPlace(t.state, seat, clearing) ? Math.min(count, warriors[0]) : 0
  warriors[0] -= placed
  warriors[clearing] += placed
  if (placed > 0) t.say('warriors.placed', { seat, clearing, count: placed })
  return placed
}

/**
 * Places one warrior in each of several clearings (a clearing may come twice); when the supply
 * is short the seat chooses where they go. 1.5.4
 */
export function* placeInEach(t: RootTable, seat: Seat, clearings: readonly Clearing[]): Rule {
  const left = clearings.filter(clearing => canPlace(t.state, seat, clearing))
  const supply = t.state.players[seat].warriors[0]
  if (left.length <= supply) {
    for (const clearing of left) placeWarriors(t, seat, clearing, 1)
    return
  }
  for (let placed = 0; placed < supply; placed++) {
    const clearing = yield* choose(t, seat, 'place.warrior', [...new Set(left)], {
      like: clearingNaming,
      rule: 'ruling.r-7',
    })
    left.splice(left.indexOf(clearing), 1)
    placeWarriors(t, seat, clearing, 1)
  }
}

/** Places a building from its track; the caller has checked the slot. */
export function placeBuilding(t: RootTable, seat: Seat, kind: string, clearing: Clearing): void {
  const { buildings, built } = t.state.players[seat]
  buildings[kind][0]--
  buildings[kind][clearing]++
  built[clearing]++
  t.say('building.placed', { seat, kind, clearing })
}

/** Places a token from its track or supply. */
export function placeToken(t: RootTable, seat: Seat, kind: string, clearing: Clearing): void {
  const counts = t.state.players[seat].tokens[kind]
  counts[0]--
  counts[clearing]++
  t.say('token.placed', { seat, kind, clearing })
}

/** How many of a kind stand on the map. */
export function onMap(counts: readonly number[]): number {
  let total = 0
  for (let clearing = 1; clearing <= 12; clearing++) total += counts[clearing]
  return total
}
