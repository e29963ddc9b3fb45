import { choose, type Next, type Rule, type Seat, sift } from '@tablee/kernel'
import type { BuildingId } from '../../data/board.ts'
import type { MonsterLands, MonsterTable, PoolDie } from '../../state.ts'
import { say } from '../../text/say.ts'
import { diceOf, poolSize } from '../dice.ts'
import { type FreeDeed, freeDeeds } from '../free/deeds.ts'
import { doFree, freeNames } from '../free/free.ts'
import { madhalaActs } from '../solo/madhala.ts'
import { assign } from './assign.ts'
import { visitAlchemist, visitArmory, visitBazaar, visitMine, visitPawnshop } from './citadel.ts'
import { buyTraps } from './lair.ts'
import { dieObjection, kindOf, type Place, placeObjection, placesOf, takesAlone } from './places.ts'
import { useRegion } from './region.ts'
import { fittingDice } from './slots.ts'
import { visitTavern } from './tavern.ts'

/** What may be done in a turn of deployment: a die or a place first, whatever is no action, or to pass. */
export type Deed = Place | `die:${PoolDie}` | FreeDeed | 'pass'

const DIE: { readonly [D in PoolDie]: `die:${D}` } = {
  force: 'die:force',
  magic: 'die:magic',
  p1: 'die:p1',
  p2: 'die:p2',
  p3: 'die:p3',
  p4: 'die:p4',
  p5: 'die:p5',
  p6: 'die:p6',
}

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
    if (places.free.length > 0) {
      const any = places.free.includes('building:pawnshop') // pawnshop.1: no die is refused there.
      for (const die of diceOf(clan.pool))
        if (any || places.free.some(place => takesAlone(state, seat, place, die))) deeds.push(DIE[die])
    }
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

// What is done

function* act(t: MonsterTable, seat: Seat, deed: Place | `die:${PoolDie}`): Rule {
  let place = deed as Place
  let die: PoolDie | null = null
  if (deed.startsWith('die:')) {
    die = deed.slice(4) as PoolDie
    const chosen = die
    place = yield* choose(t, seat, 'deploy.place', placesFor(t.state, seat, die), {
      like: deedNames,
      values: () => ({ die: chosen }),
      rule: 'deploy.2',
    })
  }
  const what = kindOf(place)
  if (what.kind === 'path') return yield* assign(t, seat, what.id)
  if (what.kind === 'region') return yield* useRegion(t, seat, what.id, die)
  yield* visit(t, seat, what.id, die)
}

/** The places to which one die alone leads. */
const placesFor = (state: MonsterLands, seat: Seat, die: PoolDie): Place[] =>
  placesOf(state, seat).filter(
    place => placeObjection(state, seat, place) === null && takesAlone(state, seat, place, die),
  )

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
