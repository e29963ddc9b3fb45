import type { Seat } from '@tablee/kernel'
import { loseFollowers, payGoods } from '@tablee/perseverance/assets.ts'
import { DISSENTER_DIE } from '@tablee/perseverance/data/dissenters.ts'
import type { Specialist } from '@tablee/perseverance/ids.ts'
import { type Die, NEUTRAL } from '@tablee/perseverance/owners.ts'
import { type Price, priced, type Surcharge } from '@tablee/perseverance/price.ts'
import { ZONES, type Zone } from '../data/types.ts'
import type { P4Table, Perseverance4 } from '../state.ts'
import { hasAbility, hasArtefact } from './query.ts'

/** A die space of a zone. */
export interface DieSpace {
  readonly zone: Zone
  readonly space: number
}

export const DIE_SPACES: readonly DieSpace[] = ZONES.flatMap(zone =>
  [0, 1, 2, 3].map(space => ({ zone, space })),
)

/** Dice of one owner and face are alike. */
export function poolDice({ pool }: Perseverance4): Die[] {
  const dice: Die[] = []
  for (const die of pool)
    if (!dice.some(({ owner, face }) => owner === die.owner && face === die.face)) dice.push(die)
  return dice
}

/** Multiplayer prices of Episode 3: each in glowberries, or in followers. */
const BERRIES = 2
const FOLLOWERS = 3

const isOwn = ({ owner }: Die, seat: Seat): boolean => owner === seat || owner === NEUTRAL

/** solo.turn.2: alone, berries never pay for a die of a Dissenter; with wind another’s die is free (e4.artefact.4). */
function foreignCharge(state: Perseverance4, seat: Seat): Surcharge | null {
  if (hasArtefact(state.players[seat], 'wind')) return null
  return state.solo === null
    ? { glowberries: BERRIES, followers: FOLLOWERS }
    : { glowberries: null, followers: DISSENTER_DIE }
}

/** e4.turn.6, e4.leader.5, e4.artefact.4: what changing a face costs. */
function turnCharge(state: Perseverance4, seat: Seat): Surcharge {
  const player = state.players[seat]
  const plain = hasAbility(state, player, 'persuader') ? BERRIES - 1 : BERRIES
  const less = hasArtefact(player, 'wind') ? state.data.artefacts.wind.n : 0
  return { glowberries: Math.max(0, plain - less), followers: FOLLOWERS }
}

const FREE: Price = { glowberries: 0, followers: 0 }

/** What a die costs on a space of a face; null when it cannot be paid. */
export function priceOf(state: Perseverance4, seat: Seat, die: Die, face: Specialist): Price | null {
  if (die.face === face && isOwn(die, seat)) return FREE
  const foreign = isOwn(die, seat) ? null : foreignCharge(state, seat)
  const turned = die.face === face ? null : turnCharge(state, seat)
  const { resources, followers } = state.players[seat]
  const purse = { glowberries: resources.glowberry, followers }
  const { price, short } = priced(
    purse,
    [foreign, turned].filter(one => one !== null),
  )
  if (!short) return price
  // e4.turn.7, solo.turn.4: who cannot pay loses all followers; another’s die only where there is no other.
  if (!isOwn(die, seat) && state.pool.some(one => isOwn(one, seat))) return null
  return { glowberries: price.glowberries, followers }
}

export function payPrice(t: P4Table, seat: Seat, { glowberries, followers }: Price): void {
  payGoods(t, seat, { glowberry: glowberries })
  loseFollowers(t, seat, followers)
}
