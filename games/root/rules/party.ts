import { choose, type MessageId, maybe, type NamingOf, type Rule, type Seat } from '@tablee/kernel'
import type { Party, Player, RootState, RootTable } from '../state.ts'
import type { RootText } from '../text/en.ts'
import { partyAt } from './faction.ts'

/** Nobody: neither a seat nor a party. */
export const NOBODY = -1

/** The seat that is asked for a party: its own, or the one that controls it; -1 where nobody does. */
export function seatOf({ players }: RootState, party: Party): Seat {
  const { controller } = players[party]
  return controller === undefined ? party : (controller ?? NOBODY)
}

/** The player, a seat or a robot, that answers for what a party does: itself, or who controls it; -1 where nobody does. */
export const playerFor = (state: RootState, party: Party): Party =>
  takesTurns(state, party) ? party : seatOf(state, party)

/** Whether a seat plays the party as its own. */
export const isSeated = ({ controller }: Player): boolean => controller === undefined

const NONE: readonly Party[] = []

/** The parties that a seat controls besides its own. */
export function controlledBy({ players, order }: RootState, seat: Seat): readonly Party[] {
  if (players.length === order.length) return NONE
  const found: Party[] = []
  for (let party = order.length; party < players.length; party++)
    if (players[party].controller === seat) found.push(party)
  return found
}

/** Whether a party takes turns, and is a player for all that speaks of players. */
export const takesTurns = ({ order }: RootState, party: Party): boolean => order.includes(party)

/** How many parties seats play: they come first. */
export function seatsIn({ players }: RootState): number {
  let seats = players.length
  while (seats > 0 && !isSeated(players[seats - 1])) seats--
  return seats
}

/** The parties that people play, in turn order. */
export const peopleIn = ({ players, order }: RootState): readonly Seat[] =>
  order.filter(party => isSeated(players[party]))

/** Whether the dominance cards are in the deck. 5.1.3, robot.3.4, robot.coop.1 */
export const hasDominances = (state: RootState): boolean => seatsIn(state) > 2 && !state.coop

/** The seat that decides for a party: for one that lets it, whoever's turn it is while nobody controls it. 1.1.3 */
function deciderOf(state: RootState, party: Party): Seat {
  const seat = seatOf(state, party)
  return seat === NOBODY && partyAt(state, party).activeDecides ? state.turn.seat : seat
}

/** Asks whoever decides for a party to choose; where nobody does, its own rules decide. */
export function chooseFor<V, K extends MessageId<RootText>>(
  t: RootTable,
  party: Party,
  prompt: K,
  candidates: readonly V[],
  naming: NamingOf<V, RootText, K>,
): Rule<V> {
  const seat = deciderOf(t.state, party)
  return seat === NOBODY
    ? decided(t.state, party, prompt, candidates)
    : choose(t, seat, prompt, candidates, naming)
}

/** Asks whoever decides for a party to choose or to decline (null); where nobody does, it declines. */
export function maybeFor<V, K extends MessageId<RootText>>(
  t: RootTable,
  party: Party,
  prompt: K,
  candidates: readonly V[],
  naming: NamingOf<V, RootText, K>,
): Rule<V | null> {
  const seat = seatOf(t.state, party)
  return seat === NOBODY ? declined() : maybe(t, seat, prompt, candidates, naming)
}

function* decided<V>(state: RootState, party: Party, prompt: string, candidates: readonly V[]): Rule<V> {
  return candidates[partyAt(state, party).decides?.(state, party, prompt, candidates) ?? 0]
}

function* declined(): Rule<null> {
  return null
}
