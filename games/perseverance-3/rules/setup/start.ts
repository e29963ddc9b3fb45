import { type Chance, hang, type Setup } from '@tablee/kernel'
import {
  COLOURS,
  type Colour,
  type LeaderId,
  OFFICERS,
  type OfficerId,
  SPECIES,
} from '@tablee/perseverance/ids.ts'
import { type Die, NEUTRAL } from '@tablee/perseverance/owners.ts'
import type { GameData } from '../../data/shape.ts'
import type { Adjustment, Level } from '../../data/solo/levels.ts'
import {
  CITY_ZONES,
  type CityZone,
  PROVISIONS,
  type ProvisionsId,
  STRUCTURES,
  ZONES,
  type Zone,
} from '../../data/types.ts'
import type { City, Perseverance3, Player } from '../../state.ts'
import { nobody } from '../assets.ts'
import { meetDissenters } from '../solo/setup.ts'
import { dealAdventures, dealRanch, dealStacks } from './decks.ts'
import { newLocations, newOutposts } from './map.ts'
import { dealObjectives } from './objectives.ts'
import { rolled } from './pieces.ts'
import { meetDissenter } from './two.ts'

/** setup.2: how many sit at the table as far as the board goes; alone it is set up as for three (solo). */
export const boardSeats = (seats: number): 2 | 3 | 4 => (seats === 4 ? 4 : seats === 2 ? 2 : 3)

/** setup.1 to setup.47; start zones and provisions are chosen in the first steps. */
export function startState({ seats, options }: Setup, chance: Chance, data: GameData): Perseverance3 {
  const n = boardSeats(seats)
  const side = n === 4 ? 'many' : 'few'
  const preset = options.firstGame as boolean
  const leaders = options.leaders as readonly LeaderId[]
  const colours = options.colours as readonly Colour[]
  const first = chance.below(seats) // start.1
  const adventures = dealAdventures(data, chance, side)
  const stacks = dealStacks(data, chance, n)
  const ranch = dealRanch(data, chance)
  const city = newCity(data, chance, side)
  const players = leaders.map((leader, seat) => newPlayer(data, leader, colours[seat]))
  const pool = newPool(data, chance, seats, n)
  const officers = placeOfficers(data, chance, preset, options.randomOfficers as boolean)
  const state: Omit<Perseverance3, 'data'> = {
    side,
    firstGame: preset,
    deterministicThreat: options.deterministicThreat as boolean,
    first,
    active: first,
    phase: 'start',
    players,
    dissenters: [],
    pool,
    city,
    locations: newLocations(data),
    outposts: newOutposts(data, side),
    portal: null,
    officers,
    influence: noInfluence(seats),
    provisions: preset ? { ...data.preset.provisions } : dealProvisions(chance),
    supply: { ...data.supply },
    adventures,
    ranch,
    stacks,
    gathering: { hills: 'ahead', jungle: 'ahead', swamp: 'ahead' },
    drawn: [],
    assemblies: 0,
    extra: null,
    aside: [],
    crumbs: [],
    solo: null,
  }
  if (seats > 1) dealObjectives(state, data, chance, preset) // s3.setup.5
  takeFromSupply(state)
  if (seats === 2) meetDissenter(state, data, chance, freeColour(colours))
  if (seats === 1)
    meetDissenters(state, data, chance, {
      level: options.level as Level,
      adjustment: options.adjustment as Adjustment,
      needPresence: options.needPresence as boolean,
    })
  return hang<Perseverance3>(state, data)
}

/** setup-two.1: a colour that nobody has chosen. */
const freeColour = (taken: readonly Colour[]): Colour =>
  COLOURS.find(colour => !taken.includes(colour)) ?? COLOURS[0]

/** setup.37 to setup.47 */
function newPlayer(data: GameData, leader: LeaderId, colour: Colour): Player {
  const { pieces, start, board } = data
  return {
    leader,
    colour,
    followers: start.followers,
    resources: { ...start.resources },
    home: { ...nobody(), ranger: 1, leader: 1, shieldhead: 1 },
    tired: nobody(),
    infirmary: { ...nobody(), ranger: 1 },
    opened: false,
    untamed: { shieldhead: 1, raptor: 0, thunderhorn: 0, ironjaw: 0 },
    reserve: pieces.rangers - 2,
    saddles: { large: pieces.large - 1, small: pieces.small },
    crates: [...board.crates],
    ranch: Array.from({ length: 9 }, () => []),
    artefacts: [],
    die: true,
    shelters: pieces.shelters,
    cubes: pieces.cubes,
    adventure: null,
    completed: [],
    turns: 0,
    objective: null,
    revealed: false,
    start: null,
    threat: 0,
  }
}

/** setup.13: the lower structures show a random face. */
function newCity(data: GameData, chance: Chance, side: 'few' | 'many'): { [Z in CityZone]: City } {
  const zone = (id: CityZone): City => {
    const faces = STRUCTURES.filter(
      one => data.structures[one].zone === id && data.structures[one].row === 'lower',
    )
    return {
      dice: data.zones[id].dice.map(() => null),
      blocked: null,
      leader: null,
      companion: null,
      shelters: data.zones[id].shelters[side].map(() => null),
      lower: { id: faces[chance.below(faces.length)], owner: null },
      upper: null,
    }
  }
  return {
    sustenance: zone('sustenance'),
    military: zone('military'),
    expansion: zone('expansion'),
    construction: zone('construction'),
  }
}

/** setup.18 to setup.20: neutral dice, and two of each player. */
function newPool(data: GameData, chance: Chance, seats: number, n: 2 | 3 | 4): Die[] {
  const pool: Die[] = []
  for (let i = 0; i < data.neutralDice[n]; i++) pool.push(rolled(data, chance, NEUTRAL))
  for (let seat = 0; seat < seats; seat++) pool.push(rolled(data, chance, seat), rolled(data, chance, seat))
  return pool
}

/** setup.21, setup.22, variant.6 */
function placeOfficers(
  data: GameData,
  chance: Chance,
  preset: boolean,
  random: boolean,
): { [Z in Zone]: OfficerId } {
  if (preset) return { ...data.preset.officers }
  const [last, others] = random
    ? [ZONES, [...OFFICERS]]
    : [CITY_ZONES, OFFICERS.filter(officer => officer !== 'chiefOfSecurity')]
  chance.shuffle(others)
  const placed: { [Z in Zone]: OfficerId } = { ...data.preset.officers, wilderness: 'chiefOfSecurity' }
  for (const [place, zone] of last.entries()) placed[zone] = others[place]
  return placed
}

/** setup.23 */
function dealProvisions(chance: Chance): { [Z in Zone]: ProvisionsId | null } {
  const [sustenance, military, expansion, construction, wilderness] = chance.shuffle([...PROVISIONS])
  return { sustenance, military, expansion, construction, wilderness }
}

/** The cubes on each officer: of the seats, and of up to two dissenters. */
function noInfluence(seats: number): { [O in OfficerId]: number[] } {
  const none = () => Array<number>(Math.max(3, seats)).fill(0)
  return {
    captain: none(),
    chiefMate: none(),
    chiefSteward: none(),
    chiefEngineer: none(),
    chiefOfSecurity: none(),
  }
}

/** setup.29: the dinos on the map and those of the players come out of the supply. */
function takeFromSupply({ supply, locations, players }: Omit<Perseverance3, 'data'>): void {
  for (const { wild } of Object.values(locations)) if (wild !== null) supply[wild]--
  for (const { home, untamed } of players)
    for (const species of SPECIES) supply[species] -= home[species] + untamed[species]
}
