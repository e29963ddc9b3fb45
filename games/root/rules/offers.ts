import type { Refusal, Rule, Seat } from '@tablee/kernel'
import type { Party, RootState, RootTable } from '../state.ts'
import type { Act } from './acts.ts'
import { partyAt } from './faction.ts'
import { NOBODY } from './party.ts'

/** Acts that are offered now, and why others of their kind are not. */
export interface Offers {
  readonly acts: readonly Act[]
  readonly refusals: readonly Refusal[]
}

/**
 * What somebody or something on the table lets whoever's turn it is do, at every top-level choice of the turn
 * until the draw in Evening. It is told the party that it belongs to; what is no party's is told -1.
 */
export interface Offering {
  /** The names of its acts: each is a message `act.` and its name. */
  readonly acts: readonly string[]
  /** In how many places it may offer something, by what everybody knows: to ask then tells nothing of a hand. */
  may(state: RootState, party: Party, seat: Seat): number
  /** What it offers; asked only where it may. */
  offers(state: RootState, party: Party, seat: Seat): Offers
  /** The seat does what was offered. */
  take(t: RootTable, party: Party, seat: Seat, act: Act): Rule
}

const unowned: Offering[] = []

/** Opens what is offered by no party: by the map and by landmarks. Each looks itself whether it is in play. */
export function openOfferings(offerings: readonly Offering[]): void {
  unowned.splice(0, unowned.length, ...offerings)
}

/** In how many places something may be offered to a seat, by what everybody knows. */
export function mayBeOffered(state: RootState, seat: Seat): number {
  let places = 0
  for (let party = 0; party < state.players.length; party++) {
    const { offering } = partyAt(state, party)
    if (offering && party !== seat) places += offering.may(state, party, seat)
  }
  for (const offering of unowned) places += offering.may(state, NOBODY, seat)
  return places
}

/** Adds what is offered to a seat. */
export function addOffers(state: RootState, seat: Seat, found: Offers[]): void {
  for (let party = 0; party < state.players.length; party++) {
    const { offering } = partyAt(state, party)
    if (offering && party !== seat && offering.may(state, party, seat) > 0)
      found.push(offering.offers(state, party, seat))
  }
  for (const offering of unowned) {
    const offers = offering.offers(state, NOBODY, seat)
    if (offers.acts.length + offers.refusals.length > 0) found.push(offers)
  }
}

/** A seat does what was offered to it, by whoever offers acts of this name. */
export function* takeOffer(t: RootTable, seat: Seat, act: Act): Rule {
  for (let party = 0; party < t.state.players.length; party++) {
    const { offering } = partyAt(t.state, party)
    if (offering?.acts.includes(act.do)) yield* offering.take(t, party, seat, act)
  }
  for (const offering of unowned)
    if (offering.acts.includes(act.do)) yield* offering.take(t, NOBODY, seat, act)
}
