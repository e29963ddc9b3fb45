import { choose, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import type { Hex } from '../data/types.ts'
import type { Diluvium, DiluviumTable, Party, Place } from '../state.ts'
import { say } from '../text/say.ts'
import { discardResource } from './gold.ts'
import { neighbours } from './hex.ts'
import { islandsOf } from './map.ts'
import { NO } from './objections.ts'
import { isBarred, isOwnCity, placeAt, placesOf, spotOf } from './query.ts'
import { hooksOf, type Ship } from './scenario.ts'

/** How far a ship goes: so many tiles for nothing, and further for Food or not at all. */
export interface Sail {
  readonly ship: Ship
  readonly free: number
  /** Whether Food buys distance. */
  readonly paid: boolean
}

/** A place that a ship can go to: by which way, and for how much Food. */
export interface Way {
  readonly path: readonly Hex[]
  readonly food: number
}

/** Where a seat's ship is. */
export function shipAt({ players }: Diluvium, seat: Seat, ship: Ship): Hex {
  const { explorer, warships } = players[seat]
  return ship === 'explorer' ? explorer : warships[0].at
}

/** The Food that turning a tile over costs a seat (board.12). */
export function revealCost({ data, players }: Diluvium, seat: Seat, { up, level }: Place): number {
  return up ? 0 : Math.max(0, data.levels[level].cost - data.boards[players[seat].board].cheaper)
}

/** Whether a ship may come to a place on its way, which is not to say that it may stop there. */
function mayEnter(state: Diluvium, seat: Seat, ship: Ship, from: Place, to: Place): boolean {
  if (ship === 'explorer' && state.flags.warshipBlocksPassage && isBarred(state, seat, to.at)) return false
  return (hooksOf(state).stepObjection?.(state, ship, from, to) ?? null) === null
}

/** What speaks against stopping at a place. */
function stopObjection(state: Diluvium, seat: Seat, ship: Ship, place: Place): Objection | null {
  if (ship === 'explorer' && isBarred(state, seat, place.at)) return NO.barred
  if (place.city === null || isOwnCity(state, seat, place)) return null
  const may = hooksOf(state).mayStop?.(state, ship, place) ?? false
  if (may !== false) return may === true ? null : may
  return ship === 'explorer' ? NO.foreignCity : NO.warshipCity
}

/** The last step of a way: from where, and how many steps it has; none where a ship stays. */
interface Step {
  readonly from: Hex | null
  readonly steps: number
}

/** The shortest ways of a ship to all places in so many steps, Food left aside; a tile that is face down ends a way. */
function waysFrom(state: Diluvium, seat: Seat, ship: Ship, most: number): Map<Hex, Step> {
  const from = shipAt(state, seat, ship)
  const ways = new Map<Hex, Step>([[from, { from: null, steps: 0 }]])
  const queue = [from]
  for (const at of queue) {
    const place = placeAt(state, at)
    if (!place.up) continue
    const steps = 1 + (ways.get(at) as Step).steps
    if (steps > most) break
    for (const next of neighbours(at)) {
      const to = state.places[next]
      if (!to || ways.has(next) || !mayEnter(state, seat, ship, place, to)) continue
      ways.set(next, { from: at, steps })
      queue.push(next)
    }
  }
  return ways
}

/** The places of the way to one, itself the last; none where the ship stays. */
function pathTo(ways: ReadonlyMap<Hex, Step>, to: Hex): readonly Hex[] {
  const path: Hex[] = []
  let at = to
  for (let step = ways.get(at); step && step.from !== null; step = ways.get(at)) {
    path.push(at)
    at = step.from
  }
  return path.reverse()
}

/** The price of a way of so many steps to a place for a seat's ship. */
function priceOf(state: Diluvium, seat: Seat, { free }: Sail, to: Hex, steps: number): number {
  const cost = steps === 0 ? 0 : revealCost(state, seat, placeAt(state, to))
  return Math.max(0, steps - free) + cost
}

/** Where a seat's ship can go, and what speaks against the rest. */
export function destinations(state: Diluvium, seat: Seat, sail: Sail) {
  const { food } = state.players[seat].resources
  const ways = waysFrom(state, seat, sail.ship, sail.free + (sail.paid ? food : 0))
  const price = (at: Hex) => priceOf(state, seat, sail, at, ways.get(at)?.steps ?? 0)
  const tooFar = sail.paid === false ? NO.cardTooFar : sail.ship === 'explorer' ? NO.tooFar : NO.warshipTooFar
  // What a scenario has against the last step from a place that can be reached.
  const held = (at: Hex): Objection | null => {
    for (const from of neighbours(at)) {
      if (!ways.has(from) || !placeAt(state, from).up) continue
      const objection = hooksOf(state).stepObjection?.(
        state,
        sail.ship,
        placeAt(state, from),
        placeAt(state, at),
      )
      if (objection) return objection
    }
    return null
  }
  const places = sift(
    placesOf(state).map(({ at }) => at),
    at => {
      const reached = ways.get(at)
      const place = placeAt(state, at)
      const stop = stopObjection(state, seat, sail.ship, place)
      if (stop) return stop
      if (!reached) return held(at) ?? tooFar
      return price(at) <= food ? null : NO.food
    },
  )
  const way = (at: Hex): Way => ({ path: pathTo(ways, at), food: price(at) })
  return { places, way }
}

/** Asks where a ship goes and takes it there; tells whether it turned the tile over. */
export function* sailTo(t: DiluviumTable, seat: Seat, sail: Sail): Rule<{ place: Place; turned: boolean }> {
  const { state } = t
  const from = shipAt(state, seat, sail.ship)
  const { places, way } = destinations(state, seat, sail)
  const to = yield* choose(t, seat, 'sail', places.free, {
    say: at => {
      const place = placeAt(state, at)
      const weapons = hooksOf(state).toll?.(state, place) ?? 0
      return say('sail.to', { place: spotOf(place), food: way(at).food, weapons, stays: at === from })
    },
    at: at => `place:${at}`,
    values: () => ({ ship: sail.ship }),
    refused: places,
    rule: sail.ship === 'explorer' ? 'base.explore.1' : 'base.fight.1',
    waits: true,
    final: at => at !== null && !placeAt(state, at).up,
  })
  const { path, food } = way(to)
  const route = yield* chooseRoute(t, seat, sail, path)
  discardResource(t, seat, 'food', food)
  return yield* follow(t, seat, sail.ship, route)
}

/** Where entering a place does something, the way there is asked for if ways of the same price differ in it. */
function* chooseRoute(t: DiluviumTable, seat: Seat, sail: Sail, path: readonly Hex[]): Rule<readonly Hex[]> {
  const { state } = t
  const { passing } = hooksOf(state)
  const to = path.at(-1)
  if (!passing || to === undefined) return path
  const steps = Math.max(sail.free, path.length)
  const seen = new Map<string, readonly Hex[]>()
  for (const route of routesTo(state, seat, sail.ship, to, steps)) {
    const what = route.filter(at => at !== to && passing(state, placeAt(state, at))).join(' ')
    if (!seen.has(what)) seen.set(what, route)
  }
  return yield* choose(t, seat, 'sail.via', [...seen.values()], {
    key: route => route.join(' '),
    say: route => say('sail.way', { places: route.map(at => spotOf(placeAt(state, at))) }),
    at: route => route.map(at => `place:${at}`),
    rule: 'base.explore.1',
  })
}

/** All ways of a ship to a position in so many steps at most, the shortest first, no place twice. */
function* routesTo(
  state: Diluvium,
  seat: Seat,
  ship: Ship,
  to: Hex,
  steps: number,
): Iterable<readonly Hex[]> {
  const from = shipAt(state, seat, ship)
  let ways: (readonly Hex[])[] = [[]]
  for (let left = steps; left > 0; left--) {
    const longer: (readonly Hex[])[] = []
    for (const way of ways) {
      const place = placeAt(state, way.at(-1) ?? from)
      for (const at of neighbours(place.at)) {
        const next = state.places[at]
        if (!next || at === from || way.includes(at) || !mayEnter(state, seat, ship, place, next)) continue
        if (at === to) yield [...way, at]
        else if (next.up) longer.push([...way, at])
      }
    }
    ways = longer
  }
}

/** A ship of a seat goes along a path, which was paid for. */
function* follow(
  t: DiluviumTable,
  seat: Seat,
  ship: Ship,
  path: readonly Hex[],
): Rule<{ place: Place; turned: boolean }> {
  const { state } = t
  const player = state.players[seat]
  const hooks = hooksOf(state)
  let turned = false
  const last = path.at(-1)
  if (last !== undefined) t.say('sailed', { party: seat, ship, place: spotOf(placeAt(state, last)) })
  for (const at of path) {
    const place = placeAt(state, at)
    if (ship === 'explorer') player.explorer = at
    else player.warships[0].at = at
    if (!place.up) {
      turned = true
      yield* reveal(t, seat, place)
    }
    // What came to light may have sent the ship back (s11.10).
    if (shipAt(state, seat, ship) !== at) return { place, turned }
    if (hooks.enters) yield* hooks.enters(t, ship, place)
  }
  const place = placeAt(state, shipAt(state, seat, ship))
  if (hooks.stops) yield* hooks.stops(t, ship, place)
  return { place, turned }
}

/** A tile is turned over. */
export function* reveal(t: DiluviumTable, by: Party, place: Place): Rule {
  const { state } = t
  const { data } = state
  place.up = true
  place.known = true
  place.islands = islandsOf(data.tiles[place.tile].islands)
  place.markers = data.levels[place.level].spaces.map(() => null)
  t.reveal()
  t.say('tile.revealed', { party: by, place: spotOf(place), tile: place.tile })
  const hooks = hooksOf(state)
  if (hooks.revealed) yield* hooks.revealed(t, by, place)
}
