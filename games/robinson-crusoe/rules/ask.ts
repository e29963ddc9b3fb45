import { anyOf, choose, type MessageId, maybe, type NamingOf, type Rule, type Seat } from '@tablee/kernel'
import type { CharacterId } from '../data/types.ts'
import type { RobinsonTable } from '../state.ts'
import type { RobinsonText } from '../text/en.ts'
import { seatOf } from './characters.ts'

// One list per number of seats, made once.
const SEATS: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]

/** All seats. */
export const allSeats = (t: RobinsonTable): readonly Seat[] => SEATS[t.seats]

/** What the rules leave to the group, any of its seats answers for all. L1532 */
export function* askGroup<V, K extends MessageId<RobinsonText>>(
  t: RobinsonTable,
  id: K,
  candidates: readonly V[],
  naming: NamingOf<V, RobinsonText, K>,
): Rule<V> {
  if (t.seats === 1) return yield* choose(t, 0, id, candidates, naming)
  return (yield* anyOf(t, allSeats(t), id, candidates, naming)).value
}

/** What a character decides, its seat does; the group for Friday and Jenny. */
export function* askOwner<V, K extends MessageId<RobinsonText>>(
  t: RobinsonTable,
  who: CharacterId,
  id: K,
  candidates: readonly V[],
  naming: NamingOf<V, RobinsonText, K>,
): Rule<V> {
  const seat = seatOf(t.state, who)
  if (seat < 0) return yield* askGroup(t, id, candidates, naming)
  return yield* choose(t, seat, id, candidates, naming)
}

/** The same for something that may be declined; the chair of the group is the first player. */
export function* askOwnerMaybe<V, K extends MessageId<RobinsonText>>(
  t: RobinsonTable,
  who: CharacterId,
  id: K,
  candidates: readonly V[],
  naming: NamingOf<V, RobinsonText, K>,
): Rule<V | null> {
  const seat = seatOf(t.state, who)
  return yield* maybe(t, seat < 0 ? t.state.firstPlayer : seat, id, candidates, naming)
}
