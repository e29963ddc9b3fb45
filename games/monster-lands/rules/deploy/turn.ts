import { choose, type Next, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import { BUILDING_IDS, type BuildingId } from '../../data/board.ts'
import type { RegionId } from '../../data/regions.ts'
import { TAKES } from '../../data/types.ts'
import type { MonsterLands, MonsterTable, PathId, PoolDie } from '../../state.ts'
import { say } from '../../text/say.ts'
import { hasRule, mayLeave } from '../clan.ts'
import { colourOf, diceOf, poolSize } from '../dice.ts'
import { type FreeDeed, freeDeeds } from '../free/deeds.ts'
import { doFree, freeNames } from '../free/free.ts'
import { madhalaActs } from '../solo/madhala.ts'
import { assign, canSupply, pathOf } from './assign.ts'
import {
  minable,
  payableDefense,
  payableEquipment,
  visitAlchemist,
  visitArmory,
  visitBazaar,
  visitMine,
  visitPawnshop,
} from './citadel.ts'
import { buyTraps, canBuyTrap } from './lair.ts'
import { NO } from './objections.ts'
import { givesAnything, isManaged, useRegion } from './region.ts'
import { canFill, countsOf } from './room.ts'
import { fittingDice, hasSlot } from './slots.ts'
import { canUseTavern, visitTavern } from './tavern.ts'

/** deploy.2: where dice may go, named as the board names it. */
type Place = `building:${BuildingId}` | `path:${PathId}` | `region:${RegionId}`

/** What may be done in a turn of deployment: a die or a place first, whatever is no action, or to pass. */
export type Deed = Place | `die:${PoolDie}` | FreeDeed | 'pass'

const BUILDING_PLACES: readonly Place[] = BUILDING_IDS.map(id => `building:${id}` as const)

const deedNames = {
  say: (deed: Deed) => (isFree(deed) ? freeNames.say(deed) : say('deed', { deed })),
  at: (deed: Deed) => (deed === 'pass' ? [] : isFree(deed) ? freeNames.at(deed) : deed),
}

/** deploy.1 to deploy.7: one clan's turn. */
export function* deploy(t: MonsterTable, seat: Seat): Rule<Next> {
  const { state } = t
  const clan = state.clans[seat]
  t.turn(seat)
  for (;;) {
    const places = sift(placesOf(state, seat), place => placeObjection(state, seat, place))
    const free = freeDeeds(state, seat, 'deploy')
    const deeds: Deed[] = [...places.free]
    if (places.free.length > 0)
      for (const die of diceOf(clan.pool))
        if (places.free.some(place => takesAlone(state, seat, place, die))) deeds.push(`die:${die}`)
    deeds.push(...free)
    if (places.free.length === 0) {
      if (free.length === 0) break // deploy.3, deploy.6
      deeds.push('pass')
    }
    const deed = yield* choose(t, seat, 'deploy', deeds, {
      like: deedNames,
      values: () => ({ dice: poolSize(clan.pool) }),
      refused: () => places.refusals(deedNames),
      rule: 'deploy.2',
      leads: leadOf,
    })
    if (deed === 'pass') break
    if (!isFree(deed)) {
      yield* act(t, seat, deed)
      return afterTurn(t, seat)
    }
    yield* doFree(t, seat, deed)
  }
  clan.passed = true
  clan.pool = { force: 0, magic: 0, persuasion: [] }
  t.say('passed', { seat })
  return afterTurn(t, seat)
}

const FREE: readonly string[] = ['novice', 'talent', 'loot', 'trophy', 'heal', 'manage', 'equip']

function isFree(deed: Deed): deed is FreeDeed {
  const colon = deed.indexOf(':')
  return FREE.includes(colon < 0 ? deed : deed.slice(0, colon))
}

/** The questions that belong to the same gesture. */
function leadOf(deed: Deed): string | null {
  if (deed.startsWith('die:')) return 'deploy.place'
  if (deed.startsWith('building:'))
    return deed === 'building:mine' || deed === 'building:alchemist' ? null : 'deploy.die'
  return deed === 'novice' ? 'novice.die' : null
}

/** deploy.1: the next clan that has not passed; when all have, the adventure begins. */
function afterTurn(t: MonsterTable, seat: Seat): Next {
  const { state } = t
  const { clans } = state
  if (state.madhala !== null && poolSize(clans[seat].pool) > 0) madhalaActs(t) // madhala.6
  for (let step = 1; step <= clans.length; step++) {
    const next = (seat + step) % clans.length
    if (!clans[next].passed) return ['deploy', next]
  }
  state.phase = 'adventure'
  return ['zone', 0]
}

// What is possible, and why the rest is not

/** All places that there are for a clan's dice. */
function placesOf({ zones, clans }: MonsterLands, seat: Seat): Place[] {
  const places = BUILDING_PLACES.slice()
  for (const zone of zones)
    for (let path = 0; path < zone.paths.length; path++) places.push(`path:${zone.id}:${path}`)
  for (const { id } of clans[seat].lands) places.push(`region:${id}`)
  return places
}

function placeObjection(state: MonsterLands, seat: Seat, place: Place): Objection | null {
  const colon = place.indexOf(':')
  const what = place.slice(colon + 1)
  if (colon === 8) return buildingObjection(state, seat, what as BuildingId)
  return colon === 4
    ? pathObjection(state, seat, what as PathId)
    : regionObjection(state, seat, what as RegionId)
}

function buildingObjection(state: MonsterLands, seat: Seat, id: BuildingId): Objection | null {
  if (state.citadel[id].panic) return NO.panic
  if (id === 'armory' && hasRule(state, 'armoryClosed')) return NO.armoryClosed
  if (!hasSlot(state, id)) return NO.slot
  const dice = fittingDice(state, seat, id)
  if (dice.length === 0) return NO.fittingDie
  if (id === 'mine') return minable(state, seat).length > 0 ? null : NO.slot
  return dice.some(die => dieObjection(state, seat, id, die) === null)
    ? null
    : dieObjection(state, seat, id, dice[0])
}

/** citadel.7: what speaks against a die in a building that takes its colour. */
function dieObjection(state: MonsterLands, seat: Seat, id: BuildingId, die: PoolDie): Objection | null {
  switch (id) {
    case 'huntersLair':
      return canBuyTrap(state, seat, die) ? null : NO.gold
    case 'tavern':
      return canUseTavern(state, seat, die) ? null : NO.recruit
    case 'armory':
      return payableDefense(state, seat, die).length > 0 ? null : NO.gold
    case 'bazaar':
      return payableEquipment(state, seat, die).length > 0 ? null : NO.equipment
    default:
      return null
  }
}

function pathObjection(state: MonsterLands, seat: Seat, id: PathId): Objection | null {
  const { zone, path } = pathOf(state, id)
  if (zone.paths[path] !== null) return NO.pathTaken
  if (zone.id === 'gates' && zone.monster === null) return NO.noMonster
  if (!state.clans[seat].members.some(mayLeave)) return NO.idleMember
  return canSupply(state, seat, zone, path) ? null : NO.required
}

function regionObjection(state: MonsterLands, seat: Seat, id: RegionId): Objection | null {
  const { lands, pool } = state.clans[seat]
  if (!isManaged(state.clans[seat], id)) return NO.manager
  if (lands.some(land => land.id === id && land.dice.length > 0)) return NO.regionUsed
  if (!canFill(state.data.regions[id].pay, countsOf(pool))) return NO.required
  return givesAnything(state, seat, id) ? null : NO.regionEmpty
}

/** The places to which one die alone leads. */
const placesFor = (state: MonsterLands, seat: Seat, die: PoolDie): Place[] =>
  placesOf(state, seat).filter(
    place => placeObjection(state, seat, place) === null && takesAlone(state, seat, place, die),
  )

/** Whether an open place takes one die alone: buildings of one die, and regions that ask for a single one. */
function takesAlone(state: MonsterLands, seat: Seat, place: Place, die: PoolDie): boolean {
  const colon = place.indexOf(':')
  if (colon === 4) return false
  const what = place.slice(colon + 1)
  if (colon === 6) {
    const { pay } = state.data.regions[what as RegionId]
    return pay.length === 1 && TAKES[pay[0]][colourOf(die)] > 0
  }
  const id = what as BuildingId
  return (
    TAKES[state.data.buildings[id].accepts][colourOf(die)] > 0 && dieObjection(state, seat, id, die) === null
  )
}

// What is done

function* act(t: MonsterTable, seat: Seat, deed: Exclude<Deed, FreeDeed | 'pass'>): Rule {
  let place: Place
  let die: PoolDie | null = null
  if (deed.startsWith('die:')) {
    die = deed.slice(4) as PoolDie
    place = yield* choose(t, seat, 'deploy.place', placesFor(t.state, seat, die), {
      like: deedNames,
      values: () => ({ die: die as PoolDie }),
      rule: 'deploy.2',
    })
  } else place = deed as Place
  const what = place.slice(place.indexOf(':') + 1)
  if (place.startsWith('path:')) return yield* assign(t, seat, what as PathId)
  if (place.startsWith('region:')) return yield* useRegion(t, seat, what as RegionId, die)
  yield* visit(t, seat, what as BuildingId, die)
}

function* visit(t: MonsterTable, seat: Seat, id: BuildingId, chosen: PoolDie | null): Rule {
  if (id === 'mine') return yield* visitMine(t, seat)
  if (id === 'alchemist') return yield* visitAlchemist(t, seat)
  const die = chosen ?? (yield* chooseDie(t, seat, id))
  switch (id) {
    case 'huntersLair':
      return yield* buyTraps(t, seat, die)
    case 'tavern':
      return yield* visitTavern(t, seat, die)
    case 'armory':
      return yield* visitArmory(t, seat, die)
    case 'bazaar':
      return yield* visitBazaar(t, seat, die)
    default:
      return yield* visitPawnshop(t, seat, die)
  }
}

function chooseDie(t: MonsterTable, seat: Seat, building: BuildingId): Rule<PoolDie> {
  const { state } = t
  const dice = sift(fittingDice(state, seat, building), die => dieObjection(state, seat, building, die))
  return choose(t, seat, 'deploy.die', dice.free, {
    say: one => say('die', { die: one }),
    at: one => `die:${one}`,
    values: () => ({ building }),
    refused: dice,
    rule: 'citadel.3',
  })
}
