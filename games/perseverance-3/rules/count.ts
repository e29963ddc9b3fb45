import type { Seat } from '@tablee/kernel'
import { OFFICERS, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { Counter, Tally } from '../data/effects.ts'
import type { Goal } from '../data/shape.ts'
import { type Area, CITY_ZONES, type CityZone, NUMBERED, OUTPOSTS, TEMPLES } from '../data/types.ts'
import type { Perseverance3, Player } from '../state.ts'
import { isCityZone, LOCATIONS, leaderAt, mountOf } from './query.ts'

/** How often somebody stands in a list of places. */
export function times(places: readonly (Owner | null)[], owner: Owner): number {
  let n = 0
  for (const place of places) if (place === owner) n++
  return n
}

/** explorers.8, ranch-note.2: shelters on the spaces of a city zone; those on structures are apart. */
export const zoneShelters = ({ city }: Perseverance3, owner: Owner, zone: CityZone): number =>
  times(city[zone].shelters, owner)

/** The structures above a city zone that somebody owns. */
export function zoneStructures({ city }: Perseverance3, owner: Owner, zone: CityZone): number {
  const { lower, upper } = city[zone]
  return (lower?.owner === owner ? 1 : 0) + (upper?.owner === owner ? 1 : 0)
}

/** Shelters on the tiles of an area, the outposts' in the swamp (assembly.8); Ancient Portal's is none (assembly.10). */
export function areaShelters({ data, locations, outposts }: Perseverance3, owner: Owner, area: Area): number {
  let n = 0
  for (const id of NUMBERED) if (data.locations[id].area === area) n += times(locations[id].shelters, owner)
  if (area === 'swamp') for (const id of OUTPOSTS) n += times(outposts[id], owner)
  return n
}

/** Tamed dinos and mounted leaders of an area. */
export function areaRiders({ data, locations }: Perseverance3, owner: Owner, area: Area): number {
  let n = 0
  for (const id of LOCATIONS)
    if (data.locations[id].area === area && locations[id].rider?.owner === owner) n++
  return n
}

const wildShelters = (state: Perseverance3, owner: Owner): number =>
  areaShelters(state, owner, 'swamp') +
  areaShelters(state, owner, 'jungle') +
  areaShelters(state, owner, 'hills')

/** officer-score.5: structures, Ancient Portal included. */
function structures(state: Perseverance3, owner: Owner): number {
  let n = state.portal === owner ? 1 : 0
  for (const zone of CITY_ZONES) n += zoneStructures(state, owner, zone)
  return n
}

/** Own tamed dinos of a species wherever they are but in the infirmary, a mounted leader included (mounted.3). */
function tamed(state: Perseverance3, seat: Seat, species: Species): number {
  const player = state.players[seat]
  let n = player.home[species] + player.tired[species] + (player.adventure?.units[species] ?? 0)
  for (const id of LOCATIONS) {
    const { rider } = state.locations[id]
    if (rider?.owner === seat && rider.species === species && !rider.leader) n++
  }
  if (species === 'thunderhorn')
    for (const zone of CITY_ZONES) {
      const { companion } = state.city[zone]
      if (companion?.owner === seat && !companion.leader) n++
    }
  return mountOf(state, player) === species ? n + 1 : n
}

/** structure-s.3: tamed dinos of a species at Home or Tired, a mounted leader there included. */
function ready(state: Perseverance3, seat: Seat, species: Species): number {
  const player = state.players[seat]
  const { home, tired } = player
  const rides = home.leader + tired.leader > 0 && mountOf(state, player) === species
  return home[species] + tired[species] + (rides ? 1 : 0)
}

/** leader.7: rangers wherever they are but in the infirmary; the leader is none. */
const rangers = ({ home, tired, adventure }: Player): number =>
  home.ranger + tired.ranger + (adventure?.units.ranger ?? 0)

function crates({ crates }: Player): number {
  let n = 0
  for (const row of crates) n += row
  return n
}

/** ruling.3, ranch.8: covered tiles count too. */
function ranchTiles({ ranch }: Player): number {
  let n = 0
  for (const cell of ranch) n += cell.length
  return n
}

const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
] as const
const COLUMNS = [
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
] as const

/** ranch.9 */
const full = ({ ranch }: Player, lines: readonly (readonly number[])[]): number =>
  lines.filter(line => line.every(cell => ranch[cell].length > 0)).length

/** On how many officers somebody has at least so many cubes, and at most so many. */
function officersWith({ influence }: Perseverance3, owner: Owner, least: number, most = 99): number {
  let n = 0
  for (const officer of OFFICERS)
    if (influence[officer][owner] >= least && influence[officer][owner] <= most) n++
  return n
}

/** final.7, objective 5: cubes on all officers together. */
export function allInfluence({ influence }: Perseverance3, owner: Owner): number {
  let n = 0
  for (const officer of OFFICERS) n += influence[officer][owner]
  return n
}

/** structure-7b.1: in how many city zones somebody has so many shelters, those on structures included. */
function zonesWith(state: Perseverance3, owner: Owner, least: number, most = 99): number {
  let n = 0
  for (const zone of CITY_ZONES) {
    const own = zoneShelters(state, owner, zone) + zoneStructures(state, owner, zone)
    if (own >= least && own <= most) n++
  }
  return n
}

/** Adventures in progress or completed, of the temples or of the wilderness. */
function adventures({ adventure, completed }: Player, temples: boolean): number {
  const isTemple = (card: string) => (TEMPLES as readonly string[]).includes(card)
  let n = adventure && isTemple(adventure.card) === temples ? 1 : 0
  for (const card of completed) if (isTemple(card) === temples) n++
  return n
}

type Count = (state: Perseverance3, seat: Seat) => number

const bySpecies = <P extends string>(
  prefix: P,
  count: (state: Perseverance3, seat: Seat, species: Species) => number,
) =>
  Object.fromEntries(
    SPECIES.map(species => [
      `${prefix}:${species}`,
      (state: Perseverance3, seat: Seat) => count(state, seat, species),
    ]),
  ) as { [C in `${P}:${Species}`]: Count }

/** All that can be counted of a seat. */
const COUNT: { readonly [C in Counter]: Count } = {
  food: ({ players }, seat) => players[seat].resources.food,
  debris: ({ players }, seat) => players[seat].resources.debris,
  islandResource: ({ players }, seat) => players[seat].resources.islandResource,
  glowberry: ({ players }, seat) => players[seat].resources.glowberry,
  islandAndDebris: ({ players }, seat) =>
    Math.min(players[seat].resources.islandResource, players[seat].resources.debris),
  ...bySpecies('tamed', tamed),
  ...bySpecies('untamed', ({ players }, seat, species) => players[seat].untamed[species]),
  ...bySpecies('ready', ready),
  untamed: ({ players }, seat) => SPECIES.reduce((sum, species) => sum + players[seat].untamed[species], 0),
  tamedInWilderness: (state, seat) =>
    areaRiders(state, seat, 'swamp') + areaRiders(state, seat, 'jungle') + areaRiders(state, seat, 'hills'),
  thunderhorns: (state, seat) => tamed(state, seat, 'thunderhorn') + state.players[seat].untamed.thunderhorn,
  rangers: ({ players }, seat) => rangers(players[seat]),
  readyRangers: ({ players }, seat) => players[seat].home.ranger + players[seat].tired.ranger,
  crates: ({ players }, seat) => crates(players[seat]),
  ranchTiles: ({ players }, seat) => ranchTiles(players[seat]),
  artefacts: ({ players }, seat) => players[seat].artefacts.length,
  influence: allInfluence,
  officersWith2: (state, seat) => officersWith(state, seat, 2),
  officersWithExactly2: (state, seat) => officersWith(state, seat, 2, 2),
  officersWith3: (state, seat) => officersWith(state, seat, 3),
  structures,
  cityShelters: (state, seat) => CITY_ZONES.reduce((sum, zone) => sum + zoneShelters(state, seat, zone), 0),
  wildShelters,
  'shelters:swamp': (state, seat) => areaShelters(state, seat, 'swamp'),
  'shelters:jungle': (state, seat) => areaShelters(state, seat, 'jungle'),
  'shelters:hills': (state, seat) => areaShelters(state, seat, 'hills'),
  zonesWithExactly2: (state, seat) => zonesWith(state, seat, 2, 2),
  zonesWith3: (state, seat) => zonesWith(state, seat, 3),
  adventures: ({ players }, seat) => adventures(players[seat], false) + adventures(players[seat], true),
  wildAdventures: ({ players }, seat) => adventures(players[seat], false),
  templeAdventures: ({ players }, seat) => adventures(players[seat], true),
  leaderInCity: (state, seat) => {
    const at = leaderAt(state, seat)
    return at !== null && isCityZone(at) ? 1 : 0
  },
  mountedInWilderness: (state, seat) => {
    const at = leaderAt(state, seat)
    return at !== null && !isCityZone(at) ? 1 : 0
  },
  fullRows: ({ players }, seat) => full(players[seat], ROWS),
  fullColumns: ({ players }, seat) => full(players[seat], COLUMNS),
}

/** How much of something a seat has. */
export const count = (state: Perseverance3, seat: Seat, what: Counter): number => COUNT[what](state, seat)

/** What a condition is worth to a seat, in followers. */
export function worth(state: Perseverance3, seat: Seat, tallies: readonly Tally[]): number {
  let sum = 0
  for (const { count: what, per = 1, followers } of tallies)
    sum += Math.floor(COUNT[what](state, seat) / per) * followers
  return sum
}

/** Whether a seat has all that is asked for. */
export const meets = (state: Perseverance3, seat: Seat, goals: readonly Goal[]): boolean =>
  goals.every(({ count: what, atLeast }) => COUNT[what](state, seat) >= atLeast)
