import type { Objection, Seat } from '@tablee/kernel'
import { BUILDING_IDS, type BuildingId } from '../../data/board.ts'
import type { RegionId } from '../../data/regions.ts'
import { TAKES } from '../../data/types.ts'
import type { MonsterLands, PathId, PoolDie, Zone, ZoneId } from '../../state.ts'
import { ZONE_IDS } from '../../state.ts'
import { hasRule, mayLeave } from '../clan.ts'
import { colourOf, diceOf, poolSize } from '../dice.ts'
import { canSupply } from './assign.ts'
import { canBuyEquipment, canMine, payableDefense } from './citadel.ts'
import { canBuyTrap } from './lair.ts'
import { NO } from './objections.ts'
import { givesAnything, isManaged } from './region.ts'
import { canFill, countsOf } from './room.ts'
import { hasSlot } from './slots.ts'
import { canUseTavern } from './tavern.ts'

/** deploy.2: where dice may go, named as the board names it. */
export type Place = `building:${BuildingId}` | `path:${PathId}` | `region:${RegionId}`

/** What a place is: names are taken apart once, not at every turn. */
export type PlaceKind =
  | { readonly kind: 'building'; readonly id: BuildingId }
  | { readonly kind: 'path'; readonly id: PathId; readonly zone: ZoneId; readonly path: number }
  | { readonly kind: 'region'; readonly id: RegionId }

const KINDS = new Map<Place, PlaceKind>()
const BUILDINGS: readonly Place[] = BUILDING_IDS.map(id => named(`building:${id}`, { kind: 'building', id }))
const PATHS: { readonly [Z in ZoneId]: readonly Place[] } = {
  missionA: pathsOf('missionA', 2),
  missionB: pathsOf('missionB', 2),
  regionA: pathsOf('regionA', 4),
  regionB: pathsOf('regionB', 4),
  gates: pathsOf('gates', 2),
}

/** Buildings and paths, without region B and with it. */
const SMALL = [...BUILDINGS, ...ZONE_IDS.filter(id => id !== 'regionB').flatMap(id => PATHS[id])]
const LARGE = [...BUILDINGS, ...ZONE_IDS.flatMap(id => PATHS[id])]

function named(place: Place, kind: PlaceKind): Place {
  KINDS.set(place, kind)
  return place
}

function pathsOf(zone: ZoneId, count: number): Place[] {
  return Array.from({ length: count }, (_, path) => {
    const id: PathId = `${zone}:${path}`
    return named(`path:${id}`, { kind: 'path', id, zone, path })
  })
}

/** What a place is. */
export const kindOf = (place: Place): PlaceKind =>
  KINDS.get(place) ?? { kind: 'region', id: place.slice('region:'.length) as RegionId }

/** All places that there are for a clan's dice. */
export function placesOf({ zones, clans }: MonsterLands, seat: Seat): readonly Place[] {
  const places = zones.length < ZONE_IDS.length ? SMALL : LARGE
  const { lands } = clans[seat]
  return lands.length === 0 ? places : [...places, ...lands.map(({ id }) => `region:${id}` as const)]
}

// What is possible, and why the rest is not

/** What speaks against dice of a clan's pool in a place. */
export function placeObjection(state: MonsterLands, seat: Seat, place: Place): Objection | null {
  const what = kindOf(place)
  if (what.kind === 'building') return buildingObjection(state, seat, what.id)
  if (what.kind === 'region') return regionObjection(state, seat, what.id)
  return pathObjection(state, seat, zoneAt(state, what.zone), what.path)
}

/** Zones stand in the order of their names; region B may be missing. */
function zoneAt({ zones }: MonsterLands, id: ZoneId): Zone {
  if (id === 'gates') return zones[zones.length - 1]
  return zones[id === 'missionA' ? 0 : id === 'missionB' ? 1 : id === 'regionA' ? 2 : 3]
}

function buildingObjection(state: MonsterLands, seat: Seat, id: BuildingId): Objection | null {
  if (state.citadel[id].panic) return NO.panic
  if (id === 'armory' && hasRule(state, 'armoryClosed')) return NO.armoryClosed
  if (!hasSlot(state, id)) return NO.slot
  const takes = TAKES[state.data.buildings[id].accepts]
  let objection: Objection = NO.fittingDie
  for (const die of diceOf(state.clans[seat].pool)) {
    if (takes[colourOf(die)] === 0) continue
    const against = dieObjection(state, seat, id, die)
    if (against === null) return null
    objection = against
  }
  return objection
}

/** citadel.7: what speaks against a die in an open building that takes its colour. */
export function dieObjection(
  state: MonsterLands,
  seat: Seat,
  id: BuildingId,
  die: PoolDie,
): Objection | null {
  switch (id) {
    case 'huntersLair':
      return canBuyTrap(state, seat, die) ? null : NO.gold
    case 'tavern':
      return canUseTavern(state, seat, die) ? null : NO.recruit
    case 'armory':
      return payableDefense(state, seat, die) > 0 ? null : NO.gold
    case 'bazaar':
      return canBuyEquipment(state, seat, die) ? null : NO.equipment
    case 'mine':
      return canMine(state, seat) ? null : NO.slot
    default:
      return null
  }
}

function pathObjection(state: MonsterLands, seat: Seat, zone: Zone, path: number): Objection | null {
  if (zone.paths[path] !== null) return NO.pathTaken
  if (zone.id === 'gates' && zone.monster === null) return NO.noMonster
  if (!state.clans[seat].members.some(mayLeave)) return NO.idleMember
  if (poolSize(state.clans[seat].pool) === 0) return NO.noDie // deploy.3: the gates would take tokens alone.
  return canSupply(state, seat, zone, path) ? null : NO.required
}

function regionObjection(state: MonsterLands, seat: Seat, id: RegionId): Objection | null {
  const { lands, pool } = state.clans[seat]
  if (!isManaged(state.clans[seat], id)) return NO.manager
  if (lands.some(land => land.id === id && land.dice.length > 0)) return NO.regionUsed
  if (!canFill(state.data.regions[id].pay, countsOf(pool))) return NO.required
  return givesAnything(state, seat, id) ? null : NO.regionEmpty
}

/** Whether an open place takes one die alone: buildings of one die, and regions that ask for a single one. */
export function takesAlone(state: MonsterLands, seat: Seat, place: Place, die: PoolDie): boolean {
  const what = kindOf(place)
  if (what.kind === 'path') return false
  const { data } = state
  if (what.kind === 'region') {
    const { pay } = data.regions[what.id]
    return pay.length === 1 && TAKES[pay[0]][colourOf(die)] > 0
  }
  return (
    TAKES[data.buildings[what.id].accepts][colourOf(die)] > 0 &&
    dieObjection(state, seat, what.id, die) === null
  )
}
