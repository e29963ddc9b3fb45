import { type Chance, hang, type Options, type Seat, type Setup } from '@tablee/kernel'
import type { GameData } from '../data/all.ts'
import { BOARDS, type BoardId } from '../data/boards.ts'
import type { Difficulty } from '../data/campaign.ts'
import { CARDS } from '../data/cards.ts'
import { FLAG_IDS, type Flags } from '../data/flags.ts'
import { type Levels, ofLevel } from '../data/layouts.ts'
import type { Mix, ScenarioId, ScenarioSetup } from '../data/scenarios.ts'
import { TILE_NUMBERS } from '../data/tiles.ts'
import { OBJECTIVES } from '../data/tokens.ts'
import { type Civ, type Hex, LEVELS, type Resources } from '../data/types.ts'
import type { Diluvium, Player } from '../state.ts'
import { RIVAL } from '../state.ts'
import { hardened, rewarded } from './bonuses.ts'
import { dealTiles } from './deal.ts'
import { islandsOf, newCity, newTile, settleCity } from './map.ts'
import { newPower } from './power.ts'
import { newRival } from './rival/setup.ts'
import { scenarioCalled } from './scenario.ts'

/** The state before the first step: of a scenario for one, of a free game for several. */
export function startState({ seats, options }: Setup, chance: Chance, data: GameData): Diluvium {
  const flags = Object.fromEntries(FLAG_IDS.map(flag => [flag, options[flag]])) as Flags
  return seats === 1 ? solo(options, flags, chance, data) : several(seats, options, flags, chance, data)
}

/** setup.1 to setup.35: one scenario. */
function solo(options: Options, flags: Flags, chance: Chance, data: GameData): Diluvium {
  const id = options.scenario as ScenarioId
  const setup = data.scenarios[id]
  const [yours, rivals, third] = data.layouts[setup.layout].cities
  const home = options.home as number
  const player = newPlayer(0, 'greek', yours, options.board as BoardId, data)
  const scenario = scenarioCalled(id)
  const state = emptyTable(options, flags, data, {
    scenario: id,
    players: [player],
    rival: setup.rival === 'none' ? null : newRival(setup, rivals, chance, data),
    start: setup.piles,
    gold: {
      supply: setup.gold,
      aside: setup.aside < 0 ? null : setup.aside,
      taken: 0,
      spent: 0,
      start: setup.gold + Math.max(0, setup.aside),
    },
    allies: options.allies as Civ,
    story: scenario.story(),
  })
  layOut(state, setup, setup, chance, home)
  layCity(state, yours, 'greek', home)
  if (setup.rival !== 'none') layCity(state, rivals, setup.rival)
  if (setup.third !== 'none') layCity(state, third, setup.third)
  if (home === 0) settleCity(state, 0) // With a home tile the slots are chosen (setup.31).
  if (state.rival) settleCity(state, RIVAL)
  for (const { tile, type } of setup.allies)
    Object.values(state.places)
      .find(place => place.tile === tile)
      ?.islands.find(island => island.type === type)
      ?.settlers.push('ally')
  shuffleRuins(state, chance)
  scenario.setup?.(state, chance) // setup.29
  rewarded(state, options)
  hardened(state)
  return state
}

/** base.setup.1 to base.setup.16: several players. */
function several(seats: number, options: Options, flags: Flags, chance: Chance, data: GameData): Diluvium {
  const { layout, pile, start } = data.multi[seats]
  const { cities } = data.layouts[layout]
  const first = chance.below(seats)
  const boards = chance.shuffle(BOARDS.filter(one => one !== 'standard'))
  const order = (seat: Seat) => (seat - first + seats) % seats
  const civs = options.civs as readonly Civ[]
  const players = civs.map((civ, seat) =>
    newPlayer(seat, civ, cities[order(seat)], options.boards === 'dealt' ? boards[seat] : 'standard', data),
  )
  const state = emptyTable(options, flags, data, {
    players,
    first,
    turn: first,
    draft: options.boards === 'draft',
    start: { food: pile, craft: pile, weapons: pile },
  })
  layOut(state, data.layouts[layout], null, chance)
  for (const [seat, { city, civ, resources }] of players.entries()) {
    layCity(state, city, civ)
    settleCity(state, seat)
    const bonus = start[order(seat)]
    resources.food += bonus.food
    state.supply.food -= bonus.food // base.setup.7
    players[seat].gold += bonus.gold
  }
  shuffleRuins(state, chance)
  return state
}

function emptyTable(
  options: Options,
  flags: Flags,
  data: GameData,
  parts: Partial<Diluvium> & { readonly players: Player[]; readonly start: Readonly<Resources> },
): Diluvium {
  const state: Omit<Diluvium, 'data'> = {
    scenario: null,
    difficulty: options.difficulty as Difficulty,
    flags,
    round: 0,
    final: false,
    first: 0,
    turn: 0,
    phase: 'opening',
    draft: false,
    zeros: false,
    places: {},
    rival: null,
    discarded: { food: 0, craft: 0, weapons: 0 },
    gold: null,
    ruins: { deck: [], discard: [], aside: null },
    box: [],
    objectives: [...OBJECTIVES],
    gone: [],
    allies: 'egyptian',
    astrolabe: null,
    combat: null,
    story: null,
    ...parts,
    start: { ...parts.start },
    supply: { ...parts.start },
  }
  return hang<Diluvium>(state, data)
}

const newPlayer = (seat: Seat, civ: Civ, city: Hex, board: BoardId, data: GameData): Player => ({
  ...newPower(seat, civ, city, data),
  board,
  racks: 1,
  resources: { food: 0, craft: 0, weapons: 0 },
  hand: [],
  lying: 0,
  beside: 0,
})

function shuffleRuins({ ruins, data }: Diluvium, chance: Chance): void {
  ruins.deck = chance.shuffle(CARDS.flatMap(id => Array(data.cards[id].copies).fill(id)))
}

/** The City of a civilisation, or the tile that replaces it (setup.30). */
function layCity(state: Diluvium, at: Hex, civ: Civ, home = 0): void {
  state.places[at] = newCity(state, at, civ, home)
}

/** Positions, tiles and their names (setup.4 to setup.7). */
function layOut(
  state: Diluvium,
  levels: Levels,
  setup: ScenarioSetup | null,
  chance: Chance,
  home = 0,
): void {
  const { places, data } = state
  for (const level of LEVELS)
    for (const at of ofLevel(levels, level)) {
      places[at] = newTile(at, level)
      places[at].green = setup?.greens.includes(at) ?? false
    }
  named(state)
  const fixed = setup ? [...setup.faceUp, ...setup.faceDown] : []
  for (const { at, tile } of fixed) Object.assign(places[at], { tile, known: true })
  const mixes: readonly Mix[] = setup?.mixes ?? []
  for (const [number, { onto }] of mixes.entries())
    for (const place of Object.values(places))
      if (onto === 'greens' ? place.green : place.level === Number(onto.slice(-1))) place.mix = number
  const laid = [home, ...fixed.map(({ tile }) => tile)]
  const open = Object.values(places).filter(({ known }) => !known)
  const left = TILE_NUMBERS.filter(tile => !laid.includes(tile))
  dealTiles(open, state.box, left, mixes, data, chance)
  const up = setup?.faceUp.map(({ at }) => at) ?? []
  for (const place of Object.values(places)) {
    place.up = place.level === 0 || up.includes(place.at)
    if (!place.up) continue
    place.islands = islandsOf(data.tiles[place.tile].islands)
    place.markers = data.levels[place.level].spaces.map(() => null)
  }
}

/** Names of tiles: a letter for the column, a rank from the north. */
function named({ places }: Diluvium): void {
  const columns = new Map<number, { readonly r: number; readonly at: Hex }[]>()
  for (const at of Object.keys(places) as Hex[]) {
    const [q, r] = at.split(',').map(Number)
    columns.set(q, [...(columns.get(q) ?? []), { r, at }])
  }
  const letters = [...columns.keys()].sort((a, b) => a - b)
  for (const [place, q] of letters.entries())
    for (const [rank, { at }] of (columns.get(q) ?? []).sort((a, b) => a.r - b.r).entries())
      places[at].name = `${String.fromCharCode(65 + place)}${rank + 1}`
}
