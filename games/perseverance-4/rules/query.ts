import type { Seat } from '@tablee/kernel'
import { DISSENTERS, type Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { type Herd, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { Ability } from '../data/cards.ts'
import {
  type ArtefactId,
  CREWS,
  type Crew,
  type OfficerId,
  type Section,
  ZONES,
  type Zone,
} from '../data/types.ts'
import type { Perseverance4, Player } from '../state.ts'

/** Seats, and alone the two Dissenters. */
export const ownersOf = ({ players, solo }: Perseverance4): number => players.length + (solo === null ? 0 : 2)

/** The Dissenters come after the only seat. */
export const ownerOf = (dissenter: Dissenter): Owner => 1 + DISSENTERS.indexOf(dissenter)

/** Who an owner is; null for a seat. */
export const dissenterOf = ({ solo, players }: Perseverance4, owner: Owner): Dissenter | null =>
  solo === null || owner < players.length ? null : DISSENTERS[owner - players.length]

/** Seats in turn order from the one whose turn it is. */
export const inTurn = ({ players, active }: Perseverance4): Seat[] =>
  players.map((_, i) => (active + i) % players.length)

/** The officers by the position of their zones. */
export const officersInOrder = ({ zones }: Perseverance4): OfficerId[] =>
  ZONES.map(zone => zones[zone].officer)

export const zoneOfSection = ({ data }: Perseverance4, section: Section): Zone =>
  ZONES.find(zone => data.zones[zone].section === section) ?? ZONES[0]

/** How many cabins somebody has in a section, of one crew or of all. */
export function cabinsIn({ zones }: Perseverance4, owner: Owner, zone: Zone, crew?: Crew): number {
  const { section } = zones[zone]
  let n = 0
  for (const one of CREWS)
    if (crew === undefined || one === crew) for (const builder of section[one]) if (builder === owner) n++
  return n
}

/** How many cabins of a crew somebody has on the whole ship. */
export function cabinsOf(state: Perseverance4, owner: Owner, crew: Crew): number {
  let n = 0
  for (const zone of ZONES) n += cabinsIn(state, owner, zone, crew)
  return n
}

/** e4.board.22: whether a column has a free space. */
export const hasCabinSpace = ({ zones, data, side }: Perseverance4, zone: Zone, crew: Crew): boolean =>
  zones[zone].section[crew].length < data.boards[side].cabins.length

/** The lowest free fortification space below the trail figure; null where there is none (e4.turn.25). */
export function fortSpace({ zones }: Perseverance4, zone: Zone): number | null {
  const { fortifications, trail } = zones[zone]
  const space = fortifications.indexOf(null)
  return space >= 0 && space + 1 < trail ? space : null
}

export function fortsOf({ zones }: Perseverance4, owner: Owner, zone: Zone): number {
  return zones[zone].fortifications.filter(one => one === owner).length
}

/** Dinos that somebody has on a battlefield. */
export function dinosAt({ zones }: Perseverance4, owner: Owner, zone: Zone): number {
  let n = 0
  for (const unit of zones[zone].units) if (unit?.owner === owner) n += unit.dinos.length
  return n
}

/** Tamed dinos of a species that are not in the infirmary: at Home or on battlefields. */
export function fitDinos(state: Perseverance4, seat: Seat, species: Species): number {
  let n = state.players[seat].home[species]
  for (const zone of ZONES)
    for (const unit of state.zones[zone].units)
      if (unit?.owner === seat) for (const dino of unit.dinos) if (dino.species === species) n++
  return n
}

export const herdSize = (herd: Herd): number => SPECIES.reduce((sum, species) => sum + herd[species], 0)

export const noHerd = (): Herd => ({ shieldhead: 0, raptor: 0, thunderhorn: 0, ironjaw: 0 })

/** e4.artefact.7 */
export const hasArtefact = ({ artefacts }: Player, artefact: ArtefactId): boolean =>
  artefacts.includes(artefact)

export const hasAbility = ({ data }: Perseverance4, { leader }: Player, ability: Ability): boolean =>
  data.leaders[leader].ability === ability

/** Where a seat’s leader stands; null at Home. */
export const leaderOf = ({ zones }: Perseverance4, owner: Owner): Zone | null =>
  ZONES.find(zone => zones[zone].leaders.includes(owner)) ?? null

/** What changes with the seats. */
export const seatsData = ({ data, players }: Perseverance4) => data.seats[players.length as 1 | 2 | 3 | 4]

/** s4.end.1, s4.end.13, s4.end.15, e4.seats.5: the breach that ends the game. */
export const breachLimit = (state: Perseverance4): number =>
  state.solo === null ? seatsData(state).breaches : state.data.levels[state.solo.level].breaches
