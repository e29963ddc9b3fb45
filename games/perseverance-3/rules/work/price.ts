import type { Seat } from '@tablee/kernel'
import { loseFollowers, payGoods } from '@tablee/perseverance/assets.ts'
import { DISSENTER_DIE } from '@tablee/perseverance/data/dissenters.ts'
import type { Specialist } from '@tablee/perseverance/ids.ts'
import { type Die, NEUTRAL } from '@tablee/perseverance/owners.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { owns } from '../query.ts'

/** What taking a die to a space costs. */
export interface Price {
  readonly glowberries: number
  readonly followers: number
}

/** die.2, die.3: each surcharge in glowberries, or in followers. */
const BERRIES = 2
const FOLLOWERS = 3

const FREE: Price = { glowberries: 0, followers: 0 }

const isOwn = ({ owner }: Die, seat: Seat): boolean => owner === seat || owner === NEUTRAL

/** die.7: whether the pool holds a die that is the seat's own, or neutral. */
const hasOwn = ({ pool }: Perseverance3, seat: Seat): boolean => pool.some(die => isOwn(die, seat))

/**
 * What a die costs to be placed on a space of a face; null when it cannot be paid. Surcharges are paid one after the
 * other (die.5), in berries as long as there are enough (die.4); alone, a dissenter's die is paid in followers.
 */
export function priceOf(state: Perseverance3, seat: Seat, die: Die, face: Specialist): Price | null {
  const foreign = !isOwn(die, seat)
  const turned = die.face !== face && !owns(state, seat, '1B') // structure-1b.1
  if (!foreign && !turned) return FREE
  const { resources, followers } = state.players[seat]
  const paid = { glowberries: 0, followers: 0 }
  let short = false
  const [berries, lost] = state.solo === null ? [resources.glowberry, FOLLOWERS] : [0, DISSENTER_DIE]
  if (foreign && !surcharge(paid, berries, followers, lost)) short = true
  if (turned && !surcharge(paid, resources.glowberry, followers, FOLLOWERS)) short = true
  if (!short) return paid
  // die.6, die.7: who can pay neither loses all followers; an opponent's die only where there is no other.
  if (foreign ? hasOwn(state, seat) : !turned) return null
  return { glowberries: paid.glowberries, followers }
}

/** Adds a surcharge to what is paid; tells whether that can be paid. */
function surcharge(
  paid: { glowberries: number; followers: number },
  glowberries: number,
  followers: number,
  lost: number,
): boolean {
  if (glowberries - paid.glowberries >= BERRIES) paid.glowberries += BERRIES
  else if (followers - paid.followers >= lost) paid.followers += lost
  else return false
  return true
}

export function payPrice(t: Perseverance3Table, seat: Seat, { glowberries, followers }: Price): void {
  if (glowberries > 0) payGoods(t, seat, { glowberry: glowberries })
  loseFollowers(t, seat, followers)
}

/** Whether something holds once a price is paid. */
export function oncePaid(
  { players }: Perseverance3,
  seat: Seat,
  { glowberries, followers }: Price,
  holds: () => boolean,
): boolean {
  const player = players[seat]
  player.resources.glowberry -= glowberries
  player.followers -= followers
  const held = holds()
  player.resources.glowberry += glowberries
  player.followers += followers
  return held
}
