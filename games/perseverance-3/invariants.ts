import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { OFFICERS, SADDLE, SPECIES } from '@tablee/perseverance/ids.ts'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import { AREAS, ARTEFACTS, CITY_ZONES, NUMBERED, OBJECTIVES, RANCH_TYPES, TEMPLES } from './data/types.ts'
import { unitsIn } from './rules/assets.ts'
import { CRATES_PER_ROW } from './rules/crates.ts'
import { beds } from './rules/infirmary.ts'
import { LOCATIONS, ownersOf, structuresAt } from './rules/query.ts'
import { boardSeats } from './rules/setup/start.ts'
import { soloFaults } from './rules/solo/faults.ts'
import { automatonOf } from './rules/solo/query.ts'
import type { Perseverance3, Player } from './state.ts'

/** What is wrong with a state, for developers; nothing, if the rules are right (spec 9.2). */
export function invariants(state: Perseverance3): string[] {
  const wrong: string[] = []
  const check = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what)
  }
  for (const species of SPECIES) {
    const n = dinos(state, species)
    check(n === state.data.supply[species], `there are ${n} ${species}s`)
  }
  for (const [seat, player] of state.players.entries()) playerInvariants(state, seat, player, check)
  for (let owner = 0; owner < ownersOf(state); owner++) pieceInvariants(state, owner, check)
  boardInvariants(state, check)
  deckInvariants(state, check)
  if (state.solo !== null) wrong.push(...soloFaults(state, state.solo))
  return wrong
}

type Check = (holds: boolean, what: string) => void

const PLACES = ['home', 'tired', 'infirmary'] as const

/** All dinos of a species, wherever they are. */
function dinos(state: Perseverance3, species: (typeof SPECIES)[number]): number {
  let n = state.supply[species]
  for (const id of LOCATIONS) {
    const { wild, rider } = state.locations[id]
    if (wild === species) n++
    if (rider?.species === species && !rider.leader) n++
  }
  if (species === 'thunderhorn')
    for (const zone of CITY_ZONES) if (state.city[zone].companion?.leader === false) n++
  for (const dissenter of state.solo === null ? [] : DISSENTERS) {
    const { tamed, untamed } = automatonOf(state, dissenter)
    n += tamed[species] + untamed[species]
  }
  for (const player of state.players) {
    n += player.untamed[species] + (player.adventure?.units[species] ?? 0)
    for (const place of PLACES) n += player[place][species]
  }
  return n
}

/** Tamed dinos of one seat that bear a saddle of a size. */
function saddled(state: Perseverance3, seat: number, size: 'large' | 'small'): number {
  const player = state.players[seat]
  let n = 0
  for (const species of SPECIES) {
    if (SADDLE[species] !== size) continue
    for (const place of PLACES) n += player[place][species]
    n += player.adventure?.units[species] ?? 0
    for (const id of LOCATIONS) {
      const { rider } = state.locations[id]
      if (rider?.owner === seat && rider.species === species && !rider.leader) n++
    }
  }
  if (size === 'large')
    for (const zone of CITY_ZONES) {
      const { companion } = state.city[zone]
      if (companion?.owner === seat && !companion.leader) n++
    }
  return n
}

function playerInvariants(state: Perseverance3, seat: number, player: Player, check: Check): void {
  const { pieces } = state.data
  const { home, tired, infirmary, adventure, leader: name } = player
  const rangers =
    player.reserve + home.ranger + tired.ranger + infirmary.ranger + (adventure?.units.ranger ?? 0)
  check(rangers === pieces.rangers, `${name} has ${rangers} rangers`)
  for (const size of ['large', 'small'] as const)
    check(
      player.saddles[size] >= 0 && saddled(state, seat, size) + player.saddles[size] === pieces[size],
      `${name}'s ${size} saddles do not add up`,
    )
  check(
    player.crates.every(row => row >= 0 && row <= CRATES_PER_ROW),
    `${name} has ${player.crates} crates`,
  )
  check(unitsIn(infirmary) <= beds(state, seat), `${name}'s infirmary overflows`)
  check(infirmary.leader === 0, `${name} lies in the infirmary`)
  check(leaders(state, seat) === 1, `${name} is in ${leaders(state, seat)} places`)
  check(player.followers >= 0, `${name} has ${player.followers} followers`)
  check(
    Object.values(player.resources).every(n => n >= 0),
    `${name} owes resources`,
  )
  check(new Set(player.artefacts).size === player.artefacts.length, `${name} has an artefact twice`)
  check(
    player.artefacts.every(one => ARTEFACTS.includes(one)),
    `${name} has an unknown artefact`,
  )
}

/** In how many places a leader is. */
function leaders(state: Perseverance3, seat: number): number {
  const { home, tired, adventure } = state.players[seat]
  let n = home.leader + tired.leader + (adventure?.units.leader ?? 0)
  for (const zone of CITY_ZONES) {
    const { leader, companion } = state.city[zone]
    if (leader === seat) n++
    if (companion?.leader && companion.owner === seat) n++
  }
  for (const id of LOCATIONS) {
    const { rider } = state.locations[id]
    if (rider?.leader && rider.owner === seat) n++
  }
  return n
}

/** Shelters and cubes of players and dissenters. */
function pieceInvariants(state: Perseverance3, owner: number, check: Check): void {
  const { players, dissenters, data } = state
  const { shelters, cubes } = owner < players.length ? players[owner] : dissenters[owner - players.length]
  let built = state.portal === owner ? 1 : 0
  const count = (spaces: readonly (number | null)[]) => {
    for (const one of spaces) if (one === owner) built++
  }
  for (const zone of CITY_ZONES) {
    count(state.city[zone].shelters)
    for (const structure of structuresAt(state.city[zone])) if (structure.owner === owner) built++
  }
  for (const id of NUMBERED) count(state.locations[id].shelters)
  count(state.outposts.outpostA)
  count(state.outposts.outpostB)
  check(shelters >= 0 && built + shelters === data.pieces.shelters, `${owner}'s shelters do not add up`)
  let placed = owner < players.length || state.solo === null ? 0 : 1 // The reserve marker is a cube.
  for (const officer of OFFICERS) placed += state.influence[officer][owner]
  check(cubes >= 0 && placed + cubes === data.pieces.cubes, `${owner}'s cubes do not add up`)
}

function boardInvariants(state: Perseverance3, check: Check): void {
  const { players, pool, city, locations, data } = state
  const n = boardSeats(players.length)
  let dice = pool.length
  let own = pool.filter(({ owner }) => owner !== NEUTRAL).length
  for (const zone of CITY_ZONES)
    for (const die of city[zone].dice) {
      if (die === null) continue
      dice++
      if (die.owner !== NEUTRAL) own++
    }
  const owners = ownersOf(state)
  check(dice === data.neutralDice[n] + 2 * owners, `there are ${dice} dice`)
  check(own === 2 * owners + players.filter(({ die }) => !die).length, `${own} dice are somebody's`)
  for (const id of NUMBERED) {
    const { wild, explored, tile } = locations[id]
    check(!explored || tile !== null, `${id} is explored and has no tile`)
    check(wild === null || !explored, `${id} is explored and has a wild dino`)
  }
  for (const id of TEMPLES) check(locations[id].tile === null, `${id} has a tile`)
  check(
    state.assemblies < 3 || CITY_ZONES.every(zone => city[zone].upper !== null),
    'upper structures are missing',
  )
  check(
    state.assemblies >= 3 || CITY_ZONES.every(zone => city[zone].upper === null),
    'upper structures are early',
  )
}

/** Every card and tile is somewhere, once. */
function deckInvariants(state: Perseverance3, check: Check): void {
  const { data, players, stacks, locations, adventures, ranch } = state
  for (const area of AREAS) {
    const here = stacks[area].filter(tile => tile !== 'reminder').length
    const placed = NUMBERED.filter(
      id => data.locations[id].area === area && locations[id].tile !== null,
    ).length
    const drawn = state.drawn.filter(tile => data.tiles[tile].area === area).length
    const all = Object.values(data.tiles).filter(tile => tile.area === area).length
    check(here + placed + drawn === all, `the ${area} has ${here + placed + drawn} tiles`)
    const cards = [...adventures[area].deck, ...adventures[area].open]
    for (const { adventure, completed } of players)
      for (const card of [...completed, ...(adventure ? [adventure.card] : [])])
        if (card in data.adventures && data.adventures[card as keyof typeof data.adventures].deck === area)
          if (!cards.includes(card as never)) cards.push(card as never)
    const printed = Object.values(data.adventures).filter(({ deck }) => deck === area).length
    check(new Set(cards).size === printed, `the ${area} has ${new Set(cards).size} adventures`)
  }
  for (const type of RANCH_TYPES) {
    const tiles = [...ranch[type].deck, ...ranch[type].open]
    for (const player of players) for (const cell of player.ranch) tiles.push(...cell)
    const ours = tiles.filter(tile => data.ranchTiles[tile].type === type)
    check(new Set(ours).size === 8, `there are ${new Set(ours).size} tiles of ${type}`)
  }
  const cards = [
    ...state.aside,
    ...players.map(({ objective }) => objective),
    state.extra,
    ...(state.solo?.objectives ?? []),
  ]
  check(cards.filter(card => card !== null).length === OBJECTIVES.length, 'objective cards are missing')
}
