import { RuleFault, type Seat } from '@tablee/kernel'
import type { Fight, MonsterId } from '../data/tiles.ts'
import type { Civ, Hex, Resources } from '../data/types.ts'
import type { Diluvium, Island, Party, Place, Player, Power, Rival, Settler, Warship } from '../state.ts'
import { RIVAL } from '../state.ts'
import { hooksOf } from './scenario.ts'

/** The place at a position. */
export function placeAt({ places }: Diluvium, at: Hex): Place {
  const place = places[at]
  if (!place) throw new RuleFault(`Nothing lies at ${at}.`)
  return place
}

/** All places, in the order of the layout. */
export const placesOf = ({ places }: Diluvium): Place[] => Object.values(places)

/** A place as sentences speak of it. */
export interface Spot {
  readonly at: Hex
  readonly name: string
  readonly city: Civ | null
}

export const spotOf = ({ at, name, city }: Place): Spot => ({ at, name, city })

/** The parties of a game: the seats, and the rival of a solo game. */
export const partiesOf = ({ players, rival }: Diluvium): number => players.length + (rival ? 1 : 0)

/** The rival of a solo game that has one. */
export function rivalOf({ rival }: Diluvium): Rival {
  if (!rival) throw new RuleFault('There is no rival here.')
  return rival
}

export const isRival = ({ rival }: Diluvium, party: Party): boolean => rival !== null && party === RIVAL

/** What a party owns. */
export const powerOf = (state: Diluvium, party: Party): Power =>
  isRival(state, party) ? rivalOf(state) : state.players[party]

/** The gold that counts for a party at the end. */
export const goldOf = (state: Diluvium, party: Party): number =>
  powerOf(state, party).gold + (isRival(state, party) ? rivalOf(state).stored : 0)

/** Whose settler it is; null for that of allies. */
export const ownerOf = (settler: Settler): Party | null =>
  settler === 'aztec' ? 0 : settler === 'ally' ? null : settler

/** How many settlers of a party are on an island. */
export function settlersOn({ settlers }: Island, party: Party): number {
  let count = 0
  for (const one of settlers) if (ownerOf(one) === party) count++
  return count
}

/** How many settlers of a party are at a place. */
export const settlersAt = ({ islands }: Pick<Place, 'islands'>, party: Party): number =>
  islands.reduce((sum, island) => sum + settlersOn(island, party), 0)

/** How many settlers of allies are at a place. */
export const alliesAt = ({ islands }: Place): number =>
  islands.reduce((sum, { settlers }) => sum + settlers.filter(one => one === 'ally').length, 0)

/** Where settlers of allies are. */
export const alliedTiles = (state: Diluvium): Hex[] =>
  placesOf(state).flatMap(place => (alliesAt(place) > 0 ? [place.at] : []))

/** The settlers of allies leave a place; tells how many. */
export function alliesLeave(place: Place): number {
  const count = alliesAt(place)
  for (const island of place.islands) island.settlers = island.settlers.filter(one => one !== 'ally')
  return count
}

export const hasRoom = ({ slots, settlers }: Island): boolean => settlers.length < slots

/** How many resources somebody holds. */
export const held = ({ food, craft, weapons }: Resources): number => food + craft + weapons

/** How many resources somebody keeps at the end of a turn. */
export const rackLimit = ({ data }: Diluvium, { racks }: Player): number => racks * data.tracks.rack

/** The Warships of others at a position, with their owners. */
export function enemyWarships(state: Diluvium, party: Party, at: Hex): { party: Party; warship: Warship }[] {
  const found: { party: Party; warship: Warship }[] = []
  for (let other = 0; other < partiesOf(state); other++)
    if (other !== party)
      for (const warship of powerOf(state, other).warships)
        if (warship.at === at) found.push({ party: other, warship })
  return found
}

/** Whether a place is a City, where nobody is fought, barred or driven off; a tile that serves as one is none. */
export function isHaven(state: Diluvium, { city, tile, at }: Place): boolean {
  if (city === null || tile > 0) return false
  return !(hooksOf(state).rivalEntersHome && at === state.players[0].city)
}

/** Whether a Warship of others bars a position: not where it lies in a City. */
export function isBarred(state: Diluvium, party: Party, at: Hex): boolean {
  for (let other = 0; other < partiesOf(state); other++)
    if (other !== party && powerOf(state, other).warships.some(warship => warship.at === at))
      return !isHaven(state, placeAt(state, at))
  return false
}

/** Whether a party has a marker on a tile. */
export const hasMarker = ({ markers }: Place, party: Party): boolean => markers.includes(party)

export const isOwnCity = (state: Diluvium, party: Party, { at }: Place): boolean =>
  at === powerOf(state, party).city

/** Whether a party may put settlers on a place: its City, or a tile that it has explored. */
export function maySettle(state: Diluvium, party: Party, place: Place): boolean {
  if (!place.up) return false
  return (
    hasMarker(place, party) ||
    (isOwnCity(state, party, place) && !isRival(state, party)) ||
    (hooksOf(state).settles?.(state, party, place) ?? false)
  )
}

/** Whether a place is an Ocean tile that can be explored: a tile that serves as a City is none, unless the rival may. */
export const isOcean = ({ city, tile }: Place): boolean => city === null && tile > 0

/** The monster of a tile that is face up. */
export function monsterAt({ data }: Diluvium, { tile, up, city }: Place): MonsterId | null {
  if (tile === 0 || !up || city !== null) return null
  const { monster } = data.tiles[tile]
  return monster === 'none' ? null : monster
}

/** The monster of a tile that can still be fought. */
export function liveMonster(state: Diluvium, place: Place): (Fight & { readonly id: MonsterId }) | null {
  const id = monsterAt(state, place)
  if (id === null) return null
  const lives = hooksOf(state).monsterLives?.(state, place) ?? place.beaten === 0
  return lives ? { id, ...state.data.monsters[id].fight } : null
}

/** The highest position of the strength track. */
export const highest = ({ data }: Diluvium): number => data.tracks.prizes.length

/** What the winner of a combat is paid for the loser's position. */
export const prizeFor = ({ data }: Diluvium, position: number): number =>
  data.tracks.prizes[Math.max(position, 1) - 1]

/** All seats in turn order. */
export const seatsInOrder = ({ players, first }: Diluvium): Seat[] =>
  players.map((_, place) => (first + place) % players.length)
