import type { Clash } from '@tablee/kernel'
import { distances, neighbours } from '../rules/hex.ts'
import type { GameData } from './all.ts'
import { SETTLERS, SETTLERS_IN_CITY } from './boards.ts'
import { LAYOUT_IDS, type Levels, ofLevel } from './layouts.ts'
import { SCENARIO_IDS } from './scenarios.ts'
import { goldOf, type Tile } from './tiles.ts'
import { CIVS, type Hex, ISLAND_TYPES, type IslandType, LEVELS } from './types.ts'

const counted = (data: string, value: string | number, n: number, got: number): Clash => ({
  data,
  value: String(value),
  min: n,
  max: n,
  got,
})
const atLeast = (data: string, value: string | number, min: number, got: number): Clash => ({
  data,
  value: String(value),
  min,
  max: null,
  got,
})
const atMost = (data: string, value: string | number, max: number, got: number): Clash => ({
  data,
  value: String(value),
  min: 0,
  max,
  got,
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const slotsOf = ({ islands }: Pick<Tile, 'islands'>): number => sum(islands.map(({ slots }) => slots))
const ofType = ({ islands }: Pick<Tile, 'islands'>, type: IslandType): number =>
  islands.filter(one => one.type === type).length

/** Tiles of which the book tells something (L410-411, L432, L476, L589, L805, L854). */
const LARGE = [5, 6, 7]
const WITH_RUINS = [11, 12, 13, 17, 18, 19, 20]
const WITH_MONSTER = [16, 27, 28]
const BESIDE_RIVAL = [17, 18, 19, 20, 21, 22, 23, 24]

function* tileClashes({ tiles, levels, cities }: GameData): Iterable<Clash> {
  for (const [number, tile] of Object.entries(tiles))
    for (const type of ISLAND_TYPES) yield atMost(`tile:${number}.islands`, type, 1, ofType(tile, type))
  for (const number of LARGE) {
    const large = tiles[number].islands.filter(({ slots }) => slots === 3).length
    yield counted(`tile:${number}.islands`, 'slots 3', 1, large)
  }
  for (const number of WITH_RUINS)
    yield counted(`tile:${number}.islands`, 'ruins', 1, ofType(tiles[number], 'ruins'))
  yield counted('tile:19.islands', 'craft', 1, ofType(tiles[19], 'craft'))
  for (const number of WITH_MONSTER)
    yield counted(`tile:${number}.monster`, 'none', 0, tiles[number].monster === 'none' ? 1 : 0)
  for (const number of BESIDE_RIVAL)
    yield atMost(`tile:${number}.islands`, 'slots', SETTLERS, slotsOf(tiles[number]))
  for (const level of LEVELS) {
    const { spaces } = levels[level]
    const rich = spaces.filter(space => goldOf(space) >= 2).length
    yield atLeast(`level:${level}.spaces`, 'gold2', 1, rich)
    yield atLeast(`level:${level}.spaces`, 'settler', 1, spaces.filter(one => one === 'settler').length)
  }
  for (const civ of CIVS) {
    yield counted(`city:${civ}.islands`, 'slots', SETTLERS_IN_CITY, slotsOf(cities[civ]))
    yield counted(`city:${civ}.islands`, 'food', 1, ofType(cities[civ], 'food'))
  }
}

function* tokenClashes({ tokens, ring, tracks }: GameData): Iterable<Clash> {
  const of = (value: number) => Object.values(tokens).filter(one => one.value === value).length
  // L277: three alike can be 1 or 2 only, so the pile never runs out.
  yield counted('token:*.value', 0, 2, of(0))
  yield counted('token:*.value', 1, 3, of(1))
  for (const number of [1, 2, 3, 4, 5, 6])
    yield counted('token:astrolabe.ring', number, 1, ring.filter(one => one === number).length)
  yield { data: 'track:tracks.prizes[3]', value: null, min: 2, max: 2, got: tracks.prizes[3] } // L517
}

/** A map: no position twice, enough tiles of each level, all in one piece, each City beside two tiles. */
function* mapClashes(id: string, levels: Levels, cities: readonly Hex[], data: GameData): Iterable<Clash> {
  const places = LEVELS.flatMap(level => ofLevel(levels, level))
  const all = [...places, ...cities]
  for (const at of new Set(all)) yield counted(`${id}.*`, at, 1, all.filter(one => one === at).length)
  for (const level of LEVELS) {
    const there = Object.values(data.tiles).filter(one => one.level === level).length
    yield atMost(`${id}.level${level}`, 'positions', there, ofLevel(levels, level).length)
  }
  const open = new Set(all)
  yield counted(`${id}.*`, 'connected', all.length, distances([all[0]], at => open.has(at)).size)
  const water = new Set(places)
  for (const city of cities) {
    const beside = neighbours(city).filter(at => water.has(at)).length
    yield counted(`${id}.cities`, `beside ${city}`, 2, beside)
  }
}

function* layoutClashes(data: GameData): Iterable<Clash> {
  for (const id of LAYOUT_IDS)
    yield* mapClashes(`layout:${id}`, data.layouts[id], data.layouts[id].cities, data)
  for (const seats of [2, 3, 4]) {
    const { layout, start } = data.multi[seats]
    yield counted(`layout:${layout}.cities`, `players ${seats}`, seats, data.layouts[layout].cities.length)
    yield counted(`multi:${seats}.start`, 'players', seats, start.length)
  }
}

function* scenarioClashes(data: GameData): Iterable<Clash> {
  for (const id of SCENARIO_IDS) {
    const setup = data.scenarios[id]
    const name = `scenario:${id}`
    const cities = 1 + (setup.rival === 'none' ? 0 : 1) + (setup.third === 'none' ? 0 : 1)
    yield* mapClashes(name, setup, data.layouts[setup.layout].cities.slice(0, cities), data)
    const places = LEVELS.flatMap(level => ofLevel(setup, level))
    for (const at of setup.greens)
      yield counted(`${name}.greens`, at, 1, places.filter(one => one === at).length)
    for (const { at, tile } of [...setup.faceUp, ...setup.faceDown]) {
      const there = ofLevel(setup, data.tiles[tile].level).filter(one => one === at).length
      yield counted(`${name}.level${data.tiles[tile].level}`, at, 1, there)
    }
    if (setup.rival === 'none') continue
    for (const type of ISLAND_TYPES)
      yield counted(`${name}.column`, type, 1, setup.column.filter(one => one === type).length)
    if (id === 's07') yield counted(`${name}.column[0]`, 'ruins', 1, setup.column[0] === 'ruins' ? 1 : 0)
    for (const { tile, type } of setup.allies) {
      const island = data.tiles[tile].islands.find(one => one.type === type)
      const due = setup.allies.filter(one => one.tile === tile && one.type === type).length
      yield atMost(`${name}.allies`, `${tile} ${type}`, island?.slots ?? 0, due)
    }
  }
}

/** The first thing that does not fit together; null where all of it does. */
export function clash(data: GameData): Clash | null {
  for (const part of [tileClashes, tokenClashes, layoutClashes, scenarioClashes])
    for (const one of part(data)) if (one.got < one.min || (one.max !== null && one.got > one.max)) return one
  return null
}
