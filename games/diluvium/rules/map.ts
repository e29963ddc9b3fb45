import { SETTLERS_IN_CITY } from '../data/boards.ts'
import type { IslandShape } from '../data/tiles.ts'
import type { Civ, Hex, Level } from '../data/types.ts'
import type { Diluvium, Island, Party, Place, Settler } from '../state.ts'
import { hasRoom, placeAt, powerOf } from './query.ts'

/** The islands of a tile or City, empty. */
export const islandsOf = (shapes: readonly IslandShape[]): Island[] =>
  shapes.map(({ type, slots }) => ({ type, slots, settlers: [], stock: 0, pillaged: false }))

/** An Ocean tile, face down and not dealt yet. */
export const newTile = (at: Hex, level: Level): Place => ({
  at,
  name: '',
  city: null,
  tile: 0,
  level,
  up: false,
  known: false,
  green: false,
  mix: -1,
  islands: [],
  markers: [],
  beaten: 0,
  token: null,
})

/** A City; or the Ocean tile that takes its place, with its own islands (setup.30). */
export function newCity({ data }: Diluvium, at: Hex, civ: Civ, home = 0): Place {
  const shapes = home === 0 ? data.cities[civ].islands : data.tiles[home].islands
  const level = home === 0 ? 0 : data.tiles[home].level
  const markers = home === 0 ? [] : data.levels[level].spaces.map(() => null)
  return { ...newTile(at, level), city: civ, tile: home, up: true, islands: islandsOf(shapes), markers }
}

/** setup.12, setup.16: so many settlers of a party leave its reserve for its City. */
export function settleCity(state: Diluvium, party: Party): void {
  const { reserve, city } = powerOf(state, party)
  let left = SETTLERS_IN_CITY
  for (const island of placeAt(state, city).islands)
    for (; left > 0 && hasRoom(island); left--) island.settlers.push(reserve.pop() as Settler)
}
