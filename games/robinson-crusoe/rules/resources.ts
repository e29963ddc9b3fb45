import { type CharacterId, RESOURCES, type Resource } from '../data/types.ts'
import type { Resources, Robinson, RobinsonTable } from '../state.ts'
import { futureResources, gainLater, gainOutside, isForLater } from './gains.ts'
import type { Why } from './why.ts'

/** No resources. */
export const nothing = (): Resources => ({ wood: 0, food: 0, nonPerishable: 0, fur: 0 })

/** Adds resources to others. */
export function addTo(all: Resources, more: Resources): void {
  for (const what of RESOURCES) all[what] += more[what]
}

/** The group gains a resource: at hand at once, in a demand that it may pay, or later. */
export function gain(t: RobinsonTable, what: Resource, n: number, { why, card }: Why, atOnce = false): void {
  if (n <= 0) return
  const { state } = t
  const { purse, available } = state
  const later = !purse && !atOnce && isForLater(state)
  if (later) gainLater(state, 'resource', what, n)
  else (purse ?? available)[what] += n
  const to = later ? futureResources(state)[what] : (purse ?? available)[what]
  t.say(later || purse ? 'gained.later' : 'gained', { what, n, why, card, from: to - n, to })
}

/** One who sleeps outside gains a resource, and keeps it. L1260 */
export function keepOutside(t: RobinsonTable, who: CharacterId, what: Resource, n: number): void {
  gainOutside(t.state, who, what, n)
  t.say('gained.outside', { who, what, n })
}

/** How much of something is at hand; either kind of food is food, and the Barrel's too. L1398 */
export function inStock({ available, purse, barrel }: Robinson, what: 'wood' | 'food' | 'fur'): number {
  const pursed = purse ? purse[what] + (what === 'food' ? purse.nonPerishable : 0) : 0
  if (what !== 'food') return available[what] + pursed
  return available.food + available.nonPerishable + barrel + pursed
}

/** What food is eaten or paid first: that which rots, then the Barrel's, then the other kind. */
export function takeFood(state: Robinson, n: number): Resources {
  const taken = nothing()
  const { available } = state
  taken.food = Math.min(n, available.food)
  available.food -= taken.food
  const fromBarrel = Math.min(n - taken.food, state.barrel)
  state.barrel -= fromBarrel
  taken.food += fromBarrel
  taken.nonPerishable = Math.min(n - taken.food, available.nonPerishable)
  available.nonPerishable -= taken.nonPerishable
  return taken
}

/** Takes up to so much of something from what is at hand; tells how much was taken. */
export function take(state: Robinson, what: 'wood' | 'food' | 'fur', n: number): number {
  let left = n
  const { purse, available } = state
  if (purse) {
    left -= drain(purse, what, left)
    if (what === 'food') left -= drain(purse, 'nonPerishable', left)
  }
  if (what !== 'food') return n - left + drain(available, what, left)
  const { food, nonPerishable } = takeFood(state, left)
  return n - left + food + nonPerishable
}

function drain(from: Resources, what: Resource, n: number): number {
  const taken = Math.min(n, from[what])
  from[what] -= taken
  return taken
}
