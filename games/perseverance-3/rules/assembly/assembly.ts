import type { Rule } from '@tablee/kernel'
import { gainFollowers } from '@tablee/perseverance/assets.ts'
import { AREAS, type Area, type CityZone } from '../../data/types.ts'
import type { Perseverance3Table } from '../../state.ts'
import { gainCrates } from '../crates.ts'
import { areaOf, LOCATIONS } from '../query.ts'
import { automatonOf, dissenterAt } from '../solo/query.ts'
import { payDissenters } from '../solo/score.ts'
import { dissenterAfter } from './dissenter.ts'
import { fullZone } from './full.ts'
import { scoreOfficer } from './officer.ts'
import { type Ground, isCityGround, piecesOn, presence } from './presence.ts'
import { prizeFor, tileNow } from './prize.ts'
import { places } from './rank.ts'
import { nextTile } from './tiles.ts'

/** assembly.2: the assemblies of this turn: the city first, then the hills, the jungle and the swamp. */
export function* assemblies(t: Perseverance3Table): Rule {
  const zone = fullZone(t.state)
  if (zone !== null) yield* assemble(t, zone)
  for (const area of AREAS) if (t.state.gathering[area] === 'due') yield* assemble(t, area)
}

/** An assembly: presence, the officer, the conclusion, the next tile. */
function* assemble(t: Perseverance3Table, ground: Ground): Rule {
  const { state } = t
  const by = places(state, owner => presence(state, owner, ground))
  const officer = state.officers[isCityGround(ground) ? ground : 'wilderness'] // wild-assembly.8
  const pieces = by.map((_, owner) => piecesOn(state, owner, ground))
  t.say('assembly.held', { ground, tile: tileNow(state), places: by, pieces })
  yield* givePrizes(t, by)
  payDissenters(t, by)
  scoreOfficer(t, officer)
  if (isCityGround(ground)) clearZone(t, ground)
  else clearArea(t, ground)
  dissenterAfter(t, ground)
  nextTile(t)
}

/** city-assembly.2 to .5: prizes by presence, clockwise from the active player. */
function* givePrizes(t: Perseverance3Table, by: readonly number[]): Rule {
  const { state } = t
  const { length } = state.players
  for (let i = 0; i < length; i++) {
    const seat = (state.active + i) % length
    const prize = prizeFor(state, by[seat])
    if (prize === null) continue
    gainFollowers(t, seat, prize.followers)
    yield* gainCrates(t, seat, prize.crates, null)
  }
}

/** city-assembly.12, city-assembly.13: dice are rolled into the pool, leaders and thunderhorns go Home. */
function clearZone(t: Perseverance3Table, zone: CityZone): void {
  const { state } = t
  const { faces } = state.data
  const here = state.city[zone]
  for (const [space, die] of here.dice.entries()) {
    if (die === null) continue
    die.face = faces[t.random(faces.length)]
    state.pool.push(die)
    here.dice[space] = null
  }
  if (here.leader !== null) {
    const owner = here.leader
    here.leader = null
    sendHome(t, owner, 'leader')
  }
  if (here.companion !== null) {
    const { owner, leader } = here.companion
    here.companion = null
    sendHome(t, owner, leader ? 'leader' : 'thunderhorn')
  }
}

/** Home, or back to the dissenters' board and supply (s3.assembly.18, s3.assembly.19). */
function sendHome(t: Perseverance3Table, owner: number, unit: 'leader' | 'thunderhorn'): void {
  const { players } = t.state
  if (owner >= players.length) {
    if (unit === 'thunderhorn') automatonOf(t.state, dissenterAt(owner)).tamed.thunderhorn++
    t.say('solo.back', { owner, unit })
    return
  }
  players[owner].home[unit]++
  t.say('unit.home', { seat: owner, unit })
}

/** wild-assembly.4, wild-assembly.9: mounted leaders go Home, dinos stay; the reminder is gone. */
function clearArea(t: Perseverance3Table, area: Area): void {
  const { state } = t
  state.gathering[area] = 'held'
  for (const id of LOCATIONS) {
    const { rider } = state.locations[id]
    if (!rider?.leader || areaOf(state, id) !== area) continue
    state.locations[id].rider = null
    sendHome(t, rider.owner, 'leader')
  }
}
