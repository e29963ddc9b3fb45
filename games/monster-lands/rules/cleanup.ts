import { take } from '@tablee/common/piles.ts'
import { choose, type Next, type Rule, type Seat } from '@tablee/kernel'
import { BUILDING_IDS, type BuildingId } from '../data/board.ts'
import { EQUIPMENT_TYPES, type EquipmentId } from '../data/equipment.ts'
import type { Clan, Member, MonsterTable, Zone } from '../state.ts'
import { MADHALA } from '../state.ts'
import { say } from '../text/say.ts'
import { cardOf, gain, isPaid, putAway, removeMember, reputation, trimTraps, wages } from './clan.ts'
import { freeTime } from './free/free.ts'
import { arrive, drawMission, drawMonster, drawRegion, gatesOf } from './markets.ts'
import { finish, isOver } from './score.ts'
import { seatsFrom } from './seats.ts'

/** cleanup.1: steps 1 to 3. */
export function* cleanup(t: MonsterTable): Rule<Next> {
  t.state.phase = 'cleanup'
  t.state.battle = null
  comeHome(t)
  spreadPanic(t)
  for (const seat of seatsFrom(t.state)) yield* replaceLeader(t, seat)
  return ['wages', 0]
}

// 1. The board

/** cleanup.2, cleanup.6: everybody comes home with what they carry; what lay on the expeditions is gone. */
function comeHome(t: MonsterTable): void {
  for (const zone of t.state.zones)
    for (let path = 0; path < zone.paths.length; path++) leavePath(t, zone, path)
  for (const { members, lands } of t.state.clans) {
    for (const member of members) rest(member)
    for (const land of lands) land.dice.length = 0
  }
}

function leavePath(t: MonsterTable, zone: Zone, path: number): void {
  const { state } = t
  const expedition = zone.paths[path]
  if (expedition === null) return
  zone.paths[path] = null
  for (const { id } of expedition.tokens)
    if (id === 'defense') state.supply.defense++
    else if (expedition.owner === MADHALA) state.madhala?.used.push(id)
    else putAway(state, id)
  if (expedition.owner === MADHALA) {
    if (state.madhala) state.madhala.tokens++
    return
  }
  if (expedition.member === null) return
  // cleanup.3: they come home as if they were gained.
  const { gold, potion, venom } = expedition
  state.supply.potion += potion
  state.supply.venom += venom
  gain(t, expedition.owner, { gold, potion, venom })
}

/** talent.2: what was used may be used again. */
function rest(member: Member): void {
  const { spent } = member
  member.at = null
  member.held = null
  spent.talent = spent.weapon = spent.clothing = spent.spell = 0
}

// 2. Panic

/** panic.1 to panic.8 */
function spreadPanic(t: MonsterTable): void {
  const { state } = t
  const gates = gatesOf(state)
  const { monsters, data } = state
  if (monsters.escaped !== null) {
    contend(t, gates, monsters.escaped)
    monsters.escaped = null
  }
  for (const zone of state.zones) {
    if (zone === gates || zone.monster === null) continue
    contend(t, gates, zone.monster)
    zone.monster = null
  }
  if (gates.monster === null) return
  const { power } = data.monsters[gates.monster]
  const closed: BuildingId[] = []
  for (let left = power.verb === 'panicCount' ? power.n : 1; left > 0; left--) {
    const building = t.draw(state.panic)
    if (building === undefined) break
    state.citadel[building].panic = true
    closed.push(building)
  }
  if (closed.length > 0) t.say('panic.spread', { buildings: closed.sort() })
}

/** panic.2, panic.3: the stronger monster stays at the gates; whoever was there first wins a tie. */
function contend(t: MonsterTable, gates: Zone, monster: NonNullable<Zone['monster']>): void {
  const { monsters, data } = t.state
  if (gates.monster !== null) {
    const [one, other] = [data.monsters[monster], data.monsters[gates.monster]]
    if (one.attack < other.attack || (one.attack === other.attack && one.kill <= other.kill)) {
      monsters.discard.push(monster)
      t.say('monster.leaves', { monster })
      return
    }
  }
  arrive(t, monster, gates)
}

// 3. Leaders

/** leader.1 to leader.3 */
function* replaceLeader(t: MonsterTable, seat: Seat): Rule {
  const { members } = t.state.clans[seat]
  if (members.length === 0 || members.some(one => one.leader)) return
  const free = members.filter(one => one.manages === null)
  const heirs = dearest(t, free.length > 0 ? free : members)
  const heir = yield* choose(t, seat, 'leader.new', heirs, { like: memberNames, rule: 'leader.2' })
  heir.leader = true
  heir.manages = null
  t.say('leader.promoted', { seat, member: heir.id })
}

/** Those of the highest reputation, of these the costliest; each name once. */
function dearest({ state: { data } }: MonsterTable, members: readonly Member[]): Member[] {
  const worth = ({ id }: Member) => 100 * cardOf(data, id).reputation + cardOf(data, id).cost
  let best = -1
  for (const one of members) best = Math.max(best, worth(one))
  const tied = members.filter(one => worth(one) === best)
  return tied.filter((one, place) => tied.findIndex(({ id }) => id === one.id) === place)
}

const memberNames = {
  key: ({ id }: Member) => id,
  say: ({ id }: Member) => say('member', { member: id }),
  at: ({ id }: Member) => `member:${id}`,
}

// 4. Wages

/** wages.1 to wages.10: the clan so many places after the first player pays. */
export function* payWages(t: MonsterTable, place: number): Rule<Next> {
  const { state } = t
  const seats = seatsFrom(state)
  const seat = seats[place]
  yield* trimTraps(t, seat) // A leader may have been the one who stored more.
  yield* freeTime(t, seat, 'wages')
  const clan = state.clans[seat]
  const due = wages(clan)
  if (due <= clan.gold) {
    clan.gold -= due
    if (due > 0) t.say('wages.paid', { seat, gold: due })
  } else {
    t.say('wages.short', { seat, gold: clan.gold, due })
    clan.gold = 0
    yield* desert(t, seat, clan)
  }
  return place + 1 < seats.length ? ['wages', place + 1] : 'reset'
}

/** wages.5 to wages.9 */
function* desert(t: MonsterTable, seat: Seat, clan: Clan): Rule {
  const leavers = dearest(t, clan.members.filter(isPaid))
  const leaver = yield* choose(t, seat, 'deserter', leavers, { like: memberNames, rule: 'wages.7' })
  removeMember(t.state, seat, leaver)
  t.say('deserted', { seat, member: leaver.id })
  const left = EQUIPMENT_TYPES.flatMap(type => leaver.worn[type] ?? [])
  t.state.bazaar.discard.push(...left) // Whatever nobody takes stays there.
  for (const equipment of left) yield* handOn(t, seat, equipment)
  yield* trimTraps(t, seat)
}

/** wages.9: equipment goes to somebody who has none of its kind, or is thrown away. */
function* handOn(t: MonsterTable, seat: Seat, equipment: EquipmentId): Rule {
  const { clans, bazaar, data } = t.state
  const { type } = data.equipment[equipment]
  const takers = clans[seat].members.filter(
    (one, place, all) => one.worn[type] === null && all.findIndex(other => other.id === one.id) === place,
  )
  if (takers.length === 0) {
    t.say('equipment.lost', { seat, equipment })
    return
  }
  const taker = yield* choose(t, seat, 'equipment.inherit', takers, {
    like: memberNames,
    values: () => ({ equipment }),
    rule: 'wages.9',
  })
  take(bazaar.discard, equipment)
  taker.worn[type] = equipment
  t.say('equipment.given', { seat, equipment, member: taker.id })
}

// 5 to 8. The end, or the next turn

/** end.1, reset.1 to reset.7, first.1 to first.3 */
export function* reset(t: MonsterTable): Rule<Next> {
  const { state } = t
  if (isOver(state)) return finish(t)
  for (const building of BUILDING_IDS) {
    const { slots } = state.citadel[building]
    if (building === 'pawnshop') slots.length = 0
    for (const slot of slots) {
      slot.dice.length = 0
      slot.by = null
    }
    state.citadel[building].persuasion = 0
  }
  for (const zone of state.zones) renewZone(t, zone)
  passMarker(t)
  state.turn++
  return 'preparation'
}

function renewZone(t: MonsterTable, zone: Zone): void {
  if (zone.id === 'gates') return
  if (zone.id === 'missionA' || zone.id === 'missionB') drawMission(t, zone)
  else {
    if (zone.monster === null) drawMonster(t, zone)
    if (zone.region === null) drawRegion(t, zone)
  }
}

/** first.1, first.2: to the lowest reputation; of several to the nearest counter-clockwise, the holder last. */
function passMarker(t: MonsterTable): void {
  const { state } = t
  const { clans, firstPlayer } = state
  if (clans.length === 1) return
  let lowest = Number.POSITIVE_INFINITY
  for (let step = 1; step <= clans.length; step++) {
    const seat = (firstPlayer + clans.length - step) % clans.length
    const here = reputation(state, clans[seat])
    if (here >= lowest) continue
    lowest = here
    state.firstPlayer = seat
  }
  t.say('first.player', { seat: state.firstPlayer })
}
