import { choose, type Next, type Rule, type Seat } from '@tablee/kernel'
import { payGoods } from '@tablee/perseverance/assets.ts'
import { OFFICERS, type OfficerId } from '@tablee/perseverance/ids.ts'
import { byOfficer } from '@tablee/perseverance/naming.ts'
import { backwards } from '@tablee/perseverance/setup.ts'
import { CITY_ZONES, type CityZone, type StructureId, ZONES, type Zone } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { moveUnit } from '../assets.ts'
import { resolver } from '../effects/resolve.ts'
import { plainly } from '../effects/verb.ts'
import { placeCubes } from '../influence.ts'
import { byCityZone, byZone } from '../naming.ts'
import { zoneOf } from '../query.ts'
import { saddle } from '../saddles.ts'
import { buildAt, buildInCity, openZones } from '../shelters.ts'
import { dissentersBegin } from '../solo/begin.ts'

/** start.2 to start.8: one after the other chooses a zone nobody has, builds there and gains influence. */
export function* startZone(t: Perseverance3Table, i: number): Rule<Next> {
  const { state } = t
  const seat = backwards(state, i)
  const player = state.players[seat]
  state.active = seat
  if (state.solo !== null) dissentersBegin(t)
  const left = zonesLeft(state, seat)
  const zone = yield* choose(t, seat, 'start.zone', left, { like: byZone, rule: 'start.3', waits: true })
  player.start = zone
  t.say('start.chosen', { seat, zone })
  if (zone === 'wilderness') buildAt(t, seat, 'outpostA')
  else buildInCity(t, seat, zone, state.city[zone].shelters.indexOf(null))
  for (const officer of OFFICERS) placeCubes(t, seat, officer, 1)
  placeCubes(t, seat, state.officers[zone], 1)
  return i + 1 < state.players.length ? ['startZone', i + 1] : ['provisions', 0]
}

/** start.3, start.18: what nobody has chosen; in a first game what the book suggests for the leader. */
function zonesLeft({ players, firstGame, solo, data }: Perseverance3, seat: Seat): Zone[] {
  if (firstGame) return [data.preset.zones[players[seat].leader]]
  const begun = [...players, ...(solo === null ? [] : Object.values(solo.automata))] // s3.setup.41
  return ZONES.filter(zone => !begun.some(({ start }) => start === zone))
}

/** start.9 to start.11: provisions in the same order. */
export function* provisions(t: Perseverance3Table, i: number): Rule<Next> {
  const { state } = t
  const seat = backwards(state, i)
  const { start } = state.players[seat]
  state.active = seat
  const tile = start && state.provisions[start]
  if (start && tile) {
    t.say('provisions', { seat, tile })
    const { lose, effects, special } = state.data.provisions[tile]
    payGoods(t, seat, lose)
    yield* resolver.run(t, plainly(seat), `provisions:${tile}`, effects)
    if (special !== null) yield* SPECIAL[special](t, seat, start)
  }
  return i + 1 < state.players.length ? ['provisions', i + 1] : 'begin'
}

type Special = (t: Perseverance3Table, seat: Seat, start: Zone) => Rule

/** What the irregular provisions do. */
const SPECIAL: {
  readonly [S in 'shelterElsewhere' | 'outpostB' | 'influenceElsewhere' | 'healAndSaddle']: Special
} = {
  *shelterElsewhere(t, seat, start) {
    const zones = openZones(t.state, seat, null).filter(zone => zone !== start)
    const zone = yield* choose(t, seat, 'provisions.zone', zones, { like: byCityZone, rule: 'provisions.1' })
    buildInCity(t, seat, zone, t.state.city[zone].shelters.indexOf(null))
  },
  *outpostB(t, seat) {
    buildAt(t, seat, 'outpostB')
  },
  *influenceElsewhere(t, seat, start) {
    const others: OfficerId[] = OFFICERS.filter(officer => zoneOf(t.state, officer) !== start)
    const officer = yield* choose(t, seat, 'provisions.officer', others, {
      like: byOfficer,
      rule: 'provisions.3',
    })
    placeCubes(t, seat, officer, 1)
  },
  *healAndSaddle(t, seat) {
    const player = t.state.players[seat]
    moveUnit(player.infirmary, player.home, 'ranger')
    player.untamed.shieldhead--
    saddle(player, 'shieldhead')
    t.say('tamed', { seat, species: 'shieldhead' })
  },
}

/** start.9, start.12 to start.17: provisions leave; with two seats structures do, and the dissenter takes the rest. */
export function* begin(t: Perseverance3Table): Rule<Next> {
  const { state } = t
  for (const zone of ZONES) state.provisions[zone] = null
  if (state.players.length === 2) {
    yield* removeStructures(t)
    dissenterBegins(t)
  }
  state.active = state.first
  return 'primary'
}

/** start.12 to start.14 */
function* removeStructures(t: Perseverance3Table): Rule {
  const { city, players } = t.state
  for (const { start } of players) if (start !== null && start !== 'wilderness') removeLower(t, start)
  const wild = players.findIndex(({ start }) => start === 'wilderness')
  if (wild < 0) return
  const zones = CITY_ZONES.filter(zone => city[zone].lower !== null)
  const zone = yield* choose(t, wild, 'start.structure', zones, {
    say: (one: CityZone) => say('structureTile', { structure: city[one].lower?.id as StructureId }),
    at: (one: CityZone) => `structure:${city[one].lower?.id}`,
    rule: 'start.13',
    waits: true,
  })
  removeLower(t, zone)
}

function removeLower(t: Perseverance3Table, zone: CityZone): void {
  const { lower } = t.state.city[zone]
  if (lower === null) return
  t.state.city[zone].lower = null
  t.say('structure.removed', { structure: lower.id })
}

/** start.15 to start.17 */
function dissenterBegins(t: Perseverance3Table): void {
  const { state } = t
  const owner = state.players.length
  const [dissenter] = state.dissenters
  for (const zone of ZONES) {
    if (state.players.some(({ start }) => start === zone)) continue
    const spaces = zone === 'wilderness' ? state.outposts.outpostA : state.city[zone].shelters
    spaces[spaces.indexOf(null)] = owner
    dissenter.shelters--
    state.influence[state.officers[zone]][owner]++
    dissenter.cubes--
    t.say('dissenter.begins', { zone })
  }
}
