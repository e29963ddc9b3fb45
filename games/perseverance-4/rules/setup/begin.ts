import { choose, type Next, type Rule } from '@tablee/kernel'
import { backwards } from '@tablee/perseverance/setup.ts'
import { OFFICERS, type RepairId, ZONES } from '../../data/types.ts'
import type { P4Table } from '../../state.ts'
import { placeCubes } from '../assets.ts'
import { placeCabin } from '../cabins.ts'
import { resolver } from '../effects/resolve.ts'
import { plainly } from '../effects/verb.ts'
import { byRepair, byZone } from '../naming.ts'
import { settleDissenters } from '../solo/setup.ts'

/** e4.repair.2: of two repair cards one is kept. */
export function* repair(t: P4Table, i: number): Rule<Next> {
  const { state } = t
  const seat = backwards(state, i)
  const player = state.players[seat]
  state.active = seat
  const kept: RepairId = yield* choose(t, seat, 'repair.keep', player.repairs, {
    like: byRepair(state.data),
    rule: 'e4.repair.1',
    waits: true,
  })
  const other = player.repairs.find(card => card !== kept)
  player.repairs = [kept]
  if (other !== undefined) state.aside.push(other)
  t.say('repair.kept', { seat })
  if (i + 1 < state.players.length) return ['repair', i + 1]
  if (state.solo !== null) settleDissenters(t, state.solo)
  return ['startZone', 0]
}

/** s4.setup.22, e4.setup.4: a zone where nobody starts: a cabin, cubes, and what the zone gives. */
export function* startZone(t: P4Table, i: number): Rule<Next> {
  const { state } = t
  const seat = backwards(state, i)
  state.active = seat
  const free = ZONES.filter(zone => state.zones[zone].section[state.data.zones[zone].crew].length === 0)
  const zone = yield* choose(t, seat, 'start.zone', free, { like: byZone, rule: 's4.setup.22', waits: true })
  const { here, elsewhere } = state.data.start
  state.players[seat].start = zone
  t.say('start.chosen', { owner: seat, zone })
  placeCabin(t, seat, zone, state.data.zones[zone].crew)
  for (const officer of OFFICERS)
    placeCubes(t, seat, officer, state.zones[zone].officer === officer ? here : elsewhere)
  yield* resolver.run(t, plainly(seat), state.data.zones[zone].bonus)
  if (i + 1 < state.players.length) return ['startZone', i + 1]
  state.active = state.first
  return 'primary'
}
