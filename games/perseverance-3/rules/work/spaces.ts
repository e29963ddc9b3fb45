import type { Objection, Seat } from '@tablee/kernel'
import type { Die } from '@tablee/perseverance/owners.ts'
import { CITY_ZONES, type CityZone } from '../../data/types.ts'
import type { Perseverance3 } from '../../state.ts'
import { say } from '../../text/say.ts'
import type { Resolver } from '../effects/verb.ts'
import { anyResolvable } from './options.ts'
import { oncePaid, type Price, priceOf } from './price.ts'

/** A die space of a city zone. */
export interface DieSpace {
  readonly zone: CityZone
  readonly space: number
}

/** All die spaces, zone by zone from the left. */
export const DIE_SPACES: readonly DieSpace[] = CITY_ZONES.flatMap(zone =>
  [0, 1, 2, 3].map(space => ({ zone, space })),
)

/** Dice of one owner and face are alike. */
const isLike = (a: Die, b: Die): boolean => a.owner === b.owner && a.face === b.face

/** The different dice of the pool. */
export function poolDice({ pool }: Perseverance3): Die[] {
  const dice: Die[] = []
  for (const die of pool) if (!dice.some(one => isLike(one, die))) dice.push(die)
  return dice
}

/** What a die costs on a space; null when it cannot be paid, or nothing could be resolved then (work.10). */
export function priceAt(
  state: Perseverance3,
  seat: Seat,
  die: Die,
  { zone, space }: DieSpace,
  resolver: Resolver,
): Price | null {
  const price = priceOf(state, seat, die, state.data.zones[zone].dice[space])
  if (price === null || price.glowberries + price.followers === 0) return price
  return oncePaid(state, seat, price, () => anyResolvable(state, seat, zone, resolver)) ? price : null
}

const NO = {
  taken: { why: say('no.dieSpace'), rule: 'work.1' },
  blocked: { why: say('no.blocked'), rule: 'setup-two.8' },
  nothing: { why: say('no.effect'), rule: 'work.10' },
  die: { why: say('no.die'), rule: 'die.8' },
} satisfies { [id: string]: Objection }

/** What speaks against working on a die space. */
export function spaceObjection(
  state: Perseverance3,
  seat: Seat,
  at: DieSpace,
  resolver: Resolver,
): Objection | null {
  const { dice, blocked } = state.city[at.zone]
  if (dice[at.space] !== null) return NO.taken
  if (blocked === at.space) return NO.blocked
  if (!anyResolvable(state, seat, at.zone, resolver)) return NO.nothing
  for (const die of poolDice(state)) if (priceAt(state, seat, die, at, resolver) !== null) return null
  return NO.die
}
