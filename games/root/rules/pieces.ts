import type { ObjectionTo, Rule } from '@tablee/kernel'
import { type Clearing, clearingOf, MAPS } from '../data/map.ts'
import type { Party, RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { partyAt } from './faction.ts'
import { chooseFor, NOBODY } from './party.ts'

/** How asks name a clearing. */
export const clearingNaming = {
  say: (clearing: Clearing) => say('clearing', { clearing }),
  at: (clearing: Clearing) => `clearing:${clearing}`,
} as const

/** How asks name a party. */
export const partyNaming = {
  key: (party: Party) => `seat${party + 1}`,
  say: (party: Party) => say('seat', { seat: party }),
  at: (party: Party) => `seat:${party}`,
} as const

/** The building slots of a clearing that are free. 2.2.3, 2.2.4 */
export function freeSlots(state: RootState, clearing: Clearing): number {
  let free = clearingOf(MAPS[state.map], clearing).slots - (state.ruins[clearing] === null ? 0 : 1)
  if (state.extraSlot?.clearing === clearing) free++
  for (const { built } of state.players) free -= built[clearing]
  if (state.covered) for (const slot of state.covered) if (slot.clearing === clearing) free--
  return free
}

/** Whether the slot that a landmark adds to a clearing is free. */
const isExtraFree = ({ extraSlot }: RootState, clearing: Clearing): boolean =>
  extraSlot?.clearing === clearing && extraSlot.party === NOBODY

/** Whether a building of a kind stands in the slot that a landmark adds to a clearing. */
export const inExtraSlot = (
  { extraSlot }: RootState,
  party: Party,
  kind: string,
  clearing: Clearing,
): boolean => extraSlot?.clearing === clearing && extraSlot.party === party && extraSlot.kind === kind

/** Nothing is placed in a scorched clearing, and nothing moves in. D.6.2 */
export const SCORCHED: ObjectionTo<Clearing> = {
  why: clearing => say('why.scorched', { clearing }),
  rule: 'D.6.2.b',
}

/** The building leaves the slot that a landmark adds. */
export function emptyExtraSlot({ extraSlot }: RootState): true {
  if (extraSlot) extraSlot.party = NOBODY
  return true
}

/** What speaks against pieces of a party in a clearing. 6.2.2, D.6.2 */
export function whyNotPlace(
  state: RootState,
  party: Party,
  clearing: Clearing,
): ObjectionTo<Clearing> | null {
  if (state.scorched.length > 0 && state.scorched.includes(clearing)) return SCORCHED
  const placer = state.players[party].controller ?? party // who places counts, not whose piece it is
  for (let other = 0; other < state.players.length; other++) {
    const bar = other === placer ? null : partyAt(state, other).barsPlacing?.(state, other, placer, clearing)
    if (bar) return bar
  }
  return null
}

/** Whether a party may place pieces in a clearing. */
export const canPlace = (state: RootState, party: Party, clearing: Clearing): boolean =>
  whyNotPlace(state, party, clearing) === null

/** There is no slot left for a building. 2.2.3 */
const FULL: ObjectionTo<Clearing> = { why: clearing => say('why.noSlot', { clearing }), rule: '2.2.3.b' }

/** What speaks against a building of a party in a clearing. */
export const whyNotBuildIn = (
  state: RootState,
  party: Party,
  clearing: Clearing,
): ObjectionTo<Clearing> | null =>
  freeSlots(state, clearing) > 0 ? whyNotPlace(state, party, clearing) : FULL

/** Whether a party may place a building in a clearing. */
export const canBuildIn = (state: RootState, party: Party, clearing: Clearing): boolean =>
  whyNotBuildIn(state, party, clearing) === null

/** Places warriors from the supply, as many as there are; tells how many. 1.5.4 */
export function placeWarriors(t: RootTable, party: Party, clearing: Clearing, count: number): number {
  const { warriors } = t.state.players[party]
  const placed = canPlace(t.state, party, clearing) ? Math.min(count, warriors[0]) : 0
  warriors[0] -= placed
  warriors[clearing] += placed
  if (placed > 0) t.say('warriors.placed', { seat: party, clearing, count: placed })
  return placed
}

/**
 * Places one warrior in each of several clearings (a clearing may come twice); when the supply
 * is short the party chooses where they go. 1.5.4
 */
export function* placeInEach(t: RootTable, party: Party, clearings: readonly Clearing[]): Rule {
  const left = clearings.filter(clearing => canPlace(t.state, party, clearing))
  const supply = t.state.players[party].warriors[0]
  if (left.length <= supply) {
    for (const clearing of left) placeWarriors(t, party, clearing, 1)
    return
  }
  for (let placed = 0; placed < supply; placed++) {
    const clearing = yield* chooseFor(t, party, 'place.warrior', [...new Set(left)], {
      like: clearingNaming,
      rule: 'ruling.r-7',
    })
    left.splice(left.indexOf(clearing), 1)
    placeWarriors(t, party, clearing, 1)
  }
}

/** A party builds: where a printed slot and one that a landmark adds are both free, it says which. 2.2.3 */
export function* buildIn(t: RootTable, party: Party, kind: string, clearing: Clearing): Rule {
  const open = isExtraFree(t.state, clearing) && freeSlots(t.state, clearing) > 1
  const slot = open ? yield* chooseFor(t, party, 'build.slot', SLOTS, slotNaming(kind, clearing)) : undefined
  placeBuilding(t, party, kind, clearing, slot)
  if (slot) t.say('build.slot.taken', { slot })
}

/** A printed slot, or the one that a landmark adds. */
export type Slot = 'printed' | 'extra'

const SLOTS: readonly Slot[] = ['printed', 'extra']

const slotNaming = (kind: string, clearing: Clearing) => ({
  say: (slot: Slot) => say('build.slot.which', { slot }),
  values: () => ({ kind, clearing }),
  rule: 'landmark.elder-treetop.b',
})

/** Places a building from its track, in a printed slot while there is one; the caller has checked the slots. */
export function placeBuilding(
  t: RootTable,
  party: Party,
  kind: string,
  clearing: Clearing,
  slot: Slot = 'printed',
): void {
  const { buildings, built } = t.state.players[party]
  const { extraSlot } = t.state
  if (
    extraSlot &&
    isExtraFree(t.state, clearing) &&
    (slot === 'extra' || freeSlots(t.state, clearing) === 1)
  ) {
    extraSlot.party = party
    extraSlot.kind = kind
  }
  buildings[kind][0]--
  buildings[kind][clearing]++
  built[clearing]++
  t.say('building.placed', { seat: party, kind, clearing })
}

/** A party takes a building back to its track, which is no removal; its slot is free, be it one that a landmark adds. */
export function takeBuilding(state: RootState, party: Party, kind: string, clearing: Clearing): void {
  const { buildings, built } = state.players[party]
  buildings[kind][clearing]--
  buildings[kind][0]++
  built[clearing]--
  if (buildings[kind][clearing] === 0 && inExtraSlot(state, party, kind, clearing)) emptyExtraSlot(state)
}

/** Places a token from its track or supply. */
export function placeToken(t: RootTable, party: Party, kind: string, clearing: Clearing): void {
  const counts = t.state.players[party].tokens[kind]
  counts[0]--
  counts[clearing]++
  t.say('token.placed', { seat: party, kind, clearing })
}

/** How many of a kind stand on the map. */
export function onMap(counts: readonly number[]): number {
  let total = 0
  for (let clearing = 1; clearing <= 12; clearing++) total += counts[clearing]
  return total
}
