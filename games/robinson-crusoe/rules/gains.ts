import { take } from '@tablee/common/piles.ts'
import type { DiscoveryId } from '../data/discoveries.ts'
import { type CharacterId, RESOURCES, type Resource } from '../data/types.ts'
import type { Gain, Resources, Robinson } from '../state.ts'

/** Which gains are asked for: those of use from a moment on, and of one character if they are somebody's. */
export interface Wanted {
  readonly from: Gain['from']
  readonly by?: CharacterId
}

/** What an action brings and leaves with an actor who sleeps outside; all else goes to the camp. L1260, L1795 */
const STAYS: readonly Gain['kind'][] = ['resource', 'discovery', 'treasure']

// Queries

/**
 * Whether what is gained now waits: with the action that brings it, or in future resources while actions are resolved
 * (L1487). What is used while planning could as well have been used just before it, as nothing happens in between: it
 * is at hand at once (L2001, L2431).
 */
export const isForLater = ({ act, phase }: Robinson): boolean => act !== null || phase === 'action'

/** The gains that wait for a moment. */
export const gainsOf = ({ gains }: Robinson, { from, by }: Wanted): Gain[] =>
  gains.filter(one => one.from === from && (by === undefined || one.by === by))

/** The ids of the gains of a kind that wait for a moment. */
export const gainedIds = (state: Robinson, kind: Gain['kind'], wanted: Wanted): string[] =>
  gainsOf(state, wanted).flatMap(one => (one.kind === kind ? [one.id] : []))

/** Whether something is on its way, whatever it waits for. */
export const isOnItsWay = ({ gains }: Robinson, kind: Gain['kind'], id: string): boolean =>
  gains.some(one => one.kind === kind && one.id === id)

/** How much of a resource waits for a moment. */
export function gained({ gains }: Robinson, what: Resource, { from, by }: Wanted): number {
  let n = 0
  for (const one of gains)
    if (
      one.kind === 'resource' &&
      one.id === what &&
      one.from === from &&
      (by === undefined || one.by === by)
    )
      n += one.n
  return n
}

/** Future resources: what the actions of this round have brought to the camp. */
export function futureResources(state: Robinson): Resources {
  const all: Resources = { wood: 0, food: 0, nonPerishable: 0, fur: 0 }
  for (const what of RESOURCES) all[what] = gained(state, what, AT_END) + gained(state, what, AFTER_ACTION)
  return all
}

const AT_END: Wanted = { from: 'actionEnd' }
const AFTER_ACTION: Wanted = { from: 'afterAction' }

// Changes

/** Something is gained that is of use later: from the end of the action on it is known where it waits. */
export function gainLater(state: Robinson, kind: Gain['kind'], id: string, n = 1): void {
  const { act } = state
  add(state, { kind, id, n, from: act ? 'afterAction' : 'actionEnd', by: act?.actor ?? '' })
}

/** One who sleeps outside gains a resource there. L1260 */
export function gainOutside(state: Robinson, by: CharacterId, what: Resource, n: number): void {
  add(state, { kind: 'resource', id: what, n, from: 'roundStart', by })
}

function add({ gains }: Robinson, gain: Gain): void {
  const { kind, id, from, by } = gain
  const same =
    kind === 'resource' &&
    gains.find(one => one.id === id && one.from === from && one.by === by && one.kind === kind)
  if (same) same.n += gain.n
  else gains.push(gain)
}

/** The gains of an action that is over wait in future resources, or with an actor whom it makes sleep outside. */
export function settle(state: Robinson, sleepsOutside: boolean): void {
  for (const gain of state.gains)
    if (gain.from === 'afterAction')
      gain.from = sleepsOutside && STAYS.includes(gain.kind) ? 'roundStart' : 'actionEnd'
}

/** Takes one gain of a kind out, if there is one. */
export function takeGain(
  { gains }: Robinson,
  kind: Gain['kind'],
  id: string,
  { from, by }: Wanted,
): Gain | undefined {
  const place = gains.findLastIndex(
    one => one.kind === kind && one.id === id && one.from === from && (by === undefined || one.by === by),
  )
  return place < 0 ? undefined : gains.splice(place, 1)[0]
}

/** Takes so much of a resource out; tells how much there was. */
export function takeGained(state: Robinson, what: Resource, n: number, wanted: Wanted): number {
  let left = n
  for (const gain of gainsOf(state, wanted)) {
    if (gain.kind !== 'resource' || gain.id !== what || left === 0) continue
    const taken = Math.min(left, gain.n)
    gain.n -= taken
    left -= taken
    if (gain.n === 0) take(state.gains, gain)
  }
  return n - left
}

/** Takes all gains of a kind out that wait for a moment. */
export function takeGains(state: Robinson, kind: Gain['kind'], wanted: Wanted): Gain[] {
  const taken = gainsOf(state, wanted).filter(one => one.kind === kind)
  for (const gain of taken) take(state.gains, gain)
  return taken
}

/** The discovery tokens that wait where those drawn now go. */
export const tokensHeld = (state: Robinson): DiscoveryId[] =>
  isForLater(state)
    ? (gainedIds(state, 'discovery', state.act ? AFTER_ACTION : AT_END) as DiscoveryId[])
    : state.discoveries
