import { keys } from '@tablee/board/guide-now.ts'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { CLEARINGS, type Clearing, clearingOf, MAPS } from '../../../data/map.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import { me, type Now } from '../../../guide/now.ts'
import { foesIn, prizesIn } from '../../../guide/places.ts'
import { ALLIANCE, BASE_OF, BASES } from '../data.ts'
import { allianceOf } from '../rules/supporters.ts'

/** The clearings named in the keys of acts: `spread:5`. */
export const sitesOf = (now: Now, act: string): readonly Clearing[] =>
  keys(now)
    .filter(key => key.startsWith(`${act}:`))
    .map(key => Number(key.slice(act.length + 1)))

/** Whether a base of the Alliance stands on the map, of a suit or of any. */
export const hasBase = (now: Now, suit?: ClearingSuit): boolean =>
  (suit ? [BASE_OF[suit]] : BASES).some(base => me(now).buildings[base][0] === 0)

/** The warriors that a revolt in a clearing would bring: one for each sympathetic clearing of its suit. 8.4.1.III */
const rebels = (now: Now, clearing: Clearing): number =>
  CLEARINGS.filter(
    one => me(now).tokens.sympathy[one] > 0 && now.view.suits[one] === now.view.suits[clearing],
  ).length

/** Warriors next door that could strike a base back. */
const threats = (now: Now, clearing: Clearing): number =>
  Math.max(...clearingOf(MAPS[now.view.map], clearing).paths.map(one => foesIn(now, one)))

/** How well a revolt in a clearing would go: what it removes, whom it raises, and who stands beside. */
export const revoltIn = (now: Now, clearing: Clearing): number =>
  3 * prizesIn(now, clearing) +
  foesIn(now, clearing) +
  2 * rebels(now, clearing) -
  threats(now, clearing) / 2 +
  (hasBase(now) ? 0 : 4)

/** From here on a revolt is worth two supporters. */
export const WORTH_A_REVOLT = 4

/** The supporters of a suit, birds left out. */
const ofSuit = (now: Now, suit: ClearingSuit): readonly CardId[] =>
  allianceOf(me(now)).supporters.filter(card => CARDS[card].suit === suit)

/** How well sympathy would stand in a clearing: something to revolt against, a suit one has supporters of, ways on. */
export function sympathyIn(now: Now, clearing: Clearing): number {
  const suit = now.view.suits[clearing]
  const martial = now.view.players.some(
    ({ warriors }, seat) => seat !== now.seat && warriors[clearing] >= ALLIANCE.martialLaw,
  )
  return (
    prizesIn(now, clearing) +
    Math.min(foesIn(now, clearing), 1) +
    (hasBase(now, suit) ? 0 : ofSuit(now, suit).length) +
    clearingOf(MAPS[now.view.map], clearing).paths.length / 4 -
    (martial ? 6 : 0)
  )
}

/** Whether two supporters are kept for a revolt that waits for the next turn. */
export function savesForRevolt(now: Now): boolean {
  const { supporters } = allianceOf(me(now))
  const spread = CLEARINGS.filter(one => me(now).tokens.sympathy[one] > 0).length
  return !hasBase(now) && spread >= 2 && supporters.length <= ALLIANCE.revoltCost
}
