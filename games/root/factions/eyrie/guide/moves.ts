import { keys, promptValue } from '@tablee/board/guide-now.ts'
import { type Clearing, clearingOf, MAPS } from '../../../data/map.ts'
import { clearingsOffered, me, mySeat, type Now } from '../../../guide/now.ts'
import { foesIn, isSympathetic, prizesIn } from '../../../guide/places.ts'
import { farFromSites, serves } from './plan.ts'

/** A move of the Eyrie: how many go, and how well it serves the rest of the Decree. */
interface Flight {
  readonly from: Clearing
  readonly to: Clearing
  readonly count: number
  readonly worth: number
}

/** The best move out of some clearings. */
export function bestFlight(now: Now, from: readonly Clearing[]): Flight | undefined {
  return from
    .flatMap(one =>
      clearingOf(MAPS[now.view.map], one)
        .paths.filter(to => mayGo(now, one, to))
        .map(to => flight(now, one, to)),
    )
    .toSorted((a, b) => b.worth - a.worth)[0]
}

const mayGo = (now: Now, from: Clearing, to: Clearing): boolean =>
  [from, to].some(one => now.view.rulers[one] === mySeat(now))

function flight(now: Now, from: Clearing, to: Clearing): Flight {
  const { warriors, buildings } = me(now)
  // Enough stay with a roost to hold it; a clearing without one may be left.
  const stay = Math.min(warriors[from] - 1, buildings.roost[from] > 0 ? 2 + foesIn(now, from) : 0)
  const count = warriors[from] - stay
  const there = warriors[to] + count
  const holds = there > foesIn(now, to) ? 1 : 0
  const far = Math.min(farFromSites(now)[to], 4)
  const worth =
    -far +
    holds * (serves(now, to) + 2 * prizesIn(now, to)) +
    Math.min(there - foesIn(now, to), 3) -
    (isSympathetic(now, to) ? 4 : 0) -
    serves(now, from) / 2 -
    (buildings.roost[from] > 0 && stay < 1 ? 3 : 0)
  return { from, to, count, worth }
}

/** Where warriors leave from, go to, and how many, among what is offered. */
export const departure = (now: Now): Clearing | undefined => bestFlight(now, clearingsOffered(now))?.from

export function arrival(now: Now): Clearing | undefined {
  return bestFlight(now, [Number(promptValue(now, 'from'))])?.to
}

export function travellers(now: Now): number {
  const from = Number(promptValue(now, 'from'))
  const wanted = flight(now, from, Number(promptValue(now, 'to'))).count
  const most = Math.max(...keys(now).map(Number).filter(Number.isFinite))
  return Math.min(Math.max(wanted, 1), most)
}

/** How gladly the Eyrie fight in a clearing: better odds, spoils, and a site for a roost. */
export function fightIn(now: Now, clearing: Clearing): number {
  const foes = foesIn(now, clearing)
  const worth = me(now).warriors[clearing] - foes + 2 * prizesIn(now, clearing)
  return worth + serves(now, clearing) / 3 - (isSympathetic(now, clearing) ? 3 : 0)
}
