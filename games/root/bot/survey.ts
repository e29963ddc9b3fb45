import { type Clearing, MAPS } from '../data/map.ts'
import type { ClearingSuit } from '../data/suits.ts'
import { partyAt } from '../rules/faction.ts'
import { suitsOf } from '../rules/suits.ts'
import type { Party, RootState } from '../state.ts'

/** A set of clearings: bit n stands for clearing n. */
export type Mask = number

const LAST = 12
const MOST_PARTIES = 12

/** What the whole judgement asks for over and over, read off the map once. */
export interface Survey {
  /** Warriors and buildings, by party and clearing. */
  readonly presence: readonly number[][]
  /** The clearings that each party rules. */
  readonly ruled: Mask[]
  /** Building slots that are free, by clearing. */
  readonly free: number[]
  /** Clearings of each suit. */
  readonly suit: { [S in ClearingSuit]: Mask }
}

const blank = (): number[] => Array<number>(LAST + 1).fill(0)

// One survey for all: it is read before the next is made, and a playout has nothing to throw away.
const shared: Survey = {
  presence: Array.from({ length: MOST_PARTIES }, blank),
  ruled: Array<number>(MOST_PARTIES).fill(0),
  free: blank(),
  suit: { fox: 0, rabbit: 0, mouse: 0 },
}

/** Surveys a state; the survey of the state before is gone then. */
export function survey(state: RootState): Survey {
  const { players } = state
  const { presence, ruled, free, suit } = shared
  const { clearings } = MAPS[state.map]
  suit.fox = suit.rabbit = suit.mouse = 0
  for (let clearing = 1; clearing <= LAST; clearing++) {
    free[clearing] = clearings[clearing - 1].slots - (state.ruins[clearing] === null ? 0 : 1)
    for (const one of suitsOf(state, clearing)) suit[one] |= 1 << clearing
  }
  for (let party = 0; party < players.length; party++) {
    const { warriors, buildings } = players[party]
    const own = presence[party]
    ruled[party] = 0
    for (let clearing = 1; clearing <= LAST; clearing++) own[clearing] = warriors[clearing]
    for (const kind in buildings) {
      const counts = buildings[kind]
      for (let clearing = 1; clearing <= LAST; clearing++) {
        own[clearing] += counts[clearing]
        free[clearing] -= counts[clearing]
      }
    }
  }
  for (let party = state.order.length; party < players.length; party++) {
    const controller = players[party].controller ?? -1
    if (controller >= 0) lend(presence[party], presence[controller])
  }
  for (let clearing = 1; clearing <= LAST; clearing++) {
    const who = rulerBy(state, clearing)
    if (who >= 0) ruled[who] |= 1 << clearing
  }
  return shared
}

/** What counts for one party counts for another instead. */
function lend(from: number[], to: number[]): void {
  for (let clearing = 1; clearing <= LAST; clearing++) {
    to[clearing] += from[clearing]
    from[clearing] = 0
  }
}

/** The ruler of a clearing by the presences at hand. */
function rulerBy(state: RootState, clearing: Clearing): Party {
  const { presence } = shared
  let most = 0
  let who: Party = -1
  for (let party = 0; party < state.players.length; party++) {
    const count = presence[party][clearing]
    if (count === 0) continue
    if (partyAt(state, party).rulesOutright?.(state, party, clearing)) return party
    if (count < most) continue
    if (count > most) {
      most = count
      who = party
    } else if (partyAt(state, party).winsTies) who = party
    else if (who < 0 || !partyAt(state, who).winsTies) who = -1
  }
  return who
}

/** A set of some clearings. */
export const maskOf = (clearings: readonly Clearing[]): Mask =>
  clearings.reduce((mask, one) => mask | (1 << one), 0)

const NEAR: { readonly [map: string]: readonly Mask[] } = Object.fromEntries(
  Object.values(MAPS).map(({ id, clearings }) => [id, [0, ...clearings.map(({ paths }) => maskOf(paths))]]),
)

/** The clearings next to each clearing of a map, by its paths. */
export const nearOf = ({ map }: RootState): readonly Mask[] => NEAR[map]

/** The clearings that touch some clearings. */
export function around(near: readonly Mask[], mask: Mask): Mask {
  let found = 0
  for (let left = mask; left !== 0; left &= left - 1) found |= near[lowest(left)]
  return found
}

/** The clearings of a set that hang together with some of it. */
export function flood(near: readonly Mask[], from: Mask, within: Mask): Mask {
  let found = from & within
  for (let edge = found; edge !== 0; ) {
    edge = around(near, edge) & within & ~found
    found |= edge
  }
  return found
}

/** The first clearing of a set. */
export const lowest = (mask: Mask): Clearing => 31 - Math.clz32(mask & -mask)

/** How many clearings a set has. */
export function size(mask: Mask): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

/** Whether a set has a clearing. */
export const holds = (mask: Mask, clearing: Clearing): boolean => (mask & (1 << clearing)) !== 0
