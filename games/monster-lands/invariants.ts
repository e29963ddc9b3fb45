import { BUILDING_IDS, LIMITS, SUPPLY } from './data/board.ts'
import { EQUIPMENT_TYPES, type EquipmentId } from './data/equipment.ts'
import { LOOT_IDS } from './data/loot.ts'
import { MISSION_TILES } from './data/missions.ts'
import type { MonsterId } from './data/monsters.ts'
import { TILES } from './data/paths.ts'
import type { RegionId } from './data/regions.ts'
import { TRAP_IDS } from './data/traps.ts'
import { hasRule } from './rules/clan.ts'
import { capacityOf, hasRoom } from './rules/deploy/room.ts'
import type { Expedition, MonsterLands } from './state.ts'

/** What is wrong with a state (spec 9.2): nothing, as long as the rules are right. */
export function invariants(state: MonsterLands): string[] {
  const wrong: string[] = []
  conserved(state, wrong)
  counted(state, wrong)
  for (const seat of state.clans.keys()) clanIsSound(state, seat, wrong)
  pathsAreSound(state, wrong)
  citadelIsSound(state, wrong)
  return wrong
}

const expeditionsOf = ({ zones }: MonsterLands): Expedition[] =>
  zones.flatMap(({ paths }) => paths.filter(one => one !== null))

/** Every card and tile is in one place. */
function conserved(state: MonsterLands, wrong: string[]): void {
  const { zones, clans, monsters, regions, tiles, missions, loot, bazaar, panic, citadel, data } = state
  const once = (what: string, all: readonly unknown[], asked: readonly unknown[]) => {
    for (const one of new Set(asked)) {
      const count = all.filter(other => other === one).length
      const due = asked.filter(other => other === one).length
      if (count !== due) wrong.push(`${what} ${one} is there ${count} times`)
    }
  }
  const at = <K extends 'monster' | 'region' | 'mission'>(key: K) =>
    zones.map(zone => zone[key]).filter(one => one !== null)
  const monsterIds = Object.keys(data.monsters) as MonsterId[]
  const held = clans.flatMap(({ trophies }) => trophies)
  once(
    'monster',
    [
      ...monsters.deck,
      ...monsters.discard,
      ...(monsters.escaped ? [monsters.escaped] : []),
      ...at('monster'),
      ...held,
    ],
    monsterIds,
  )
  const lands = clans.flatMap(clan => clan.lands.map(({ id }) => id))
  once(
    'region',
    [...regions.deck, ...regions.discard, ...at('region'), ...lands],
    Object.keys(data.regions) as RegionId[],
  )
  const faces = zones.flatMap(({ face }) => (face === null ? [] : [Number(face[0])]))
  once('tile', [...tiles.deck, ...tiles.discard, ...faces], [...TILES])
  const open = at('mission').map(id => Number(id.slice(1)) - 1)
  once(
    'mission',
    [...missions.bag, ...missions.discard, ...open],
    MISSION_TILES.map((_, tile) => tile),
  )
  once(
    'loot',
    [...loot.display, ...loot.deck, ...loot.discard, ...clans.flatMap(clan => clan.loot)],
    LOOT_IDS,
  )
  const worn = clans.flatMap(({ members }) =>
    members.flatMap(one => EQUIPMENT_TYPES.map(type => one.worn[type])),
  )
  const cards = (Object.keys(data.equipment) as EquipmentId[]).flatMap(id =>
    Array(data.equipment[id].copies).fill(id),
  )
  once('equipment', [...bazaar.display, ...bazaar.deck, ...bazaar.discard, ...worn], cards)
  once('panic', [...panic, ...BUILDING_IDS.filter(id => citadel[id].panic)], BUILDING_IDS)
}

/** Members, traps and tokens, by their numbers. */
function counted(state: MonsterLands, wrong: string[]): void {
  const { clans, tavern, gone, data, lair, supply, madhala, scenario } = state
  const founded = clans.every(({ members, affinity }) => members.length > 0 || affinity !== null)
  const members = clans.flatMap(clan => clan.members.map(({ id }) => id))
  const novices = members.filter(id => id === 'novice').length + tavern.novices
  if (novices !== data.novice.copies) wrong.push(`there are ${novices} novices`)
  const deck = scenario !== null && hasRule(state, 'persuasionDeck')
  for (const id of data.mercenaries) {
    const all = [...members, ...tavern.display, ...tavern.deck, ...tavern.discard].filter(
      one => one === id,
    ).length
    const due = deck && data.members[id].dice.persuasion === 0 ? 0 : 1
    if (all !== due) wrong.push(`${id} is there ${all} times`)
  }
  const outside = expeditionsOf(state)
  const tokens = outside.flatMap(one => one.tokens)
  for (const id of TRAP_IDS) {
    const held = [...clans.flatMap(({ traps }) => traps), ...lair.deck, ...lair.discard, ...lair.display]
    held.push(...gone.traps, ...(madhala?.pile ?? []), ...(madhala?.used ?? []))
    const count = held.filter(one => one === id).length + tokens.filter(token => token.id === id).length
    const { kind, copies } = data.traps[id]
    const module = state.ambushes || (madhala !== null && hasRule(state, 'madhalaAmbushes'))
    const due =
      kind === 'initial'
        ? founded && clans.some(one => one.members.length)
          ? copies
          : 0
        : kind === 'classic' || module
          ? copies
          : 0
    if (count !== due && kind !== 'initial') wrong.push(`trap ${id} is there ${count} times`)
  }
  for (const kind of ['potion', 'venom', 'defense'] as const) {
    const home = clans.reduce((sum, clan) => sum + clan[kind], supply[kind])
    const away =
      kind === 'defense'
        ? tokens.filter(({ id }) => id === 'defense').length
        : outside.reduce((sum, one) => sum + one[kind], 0)
    if (home + away !== SUPPLY[kind]) wrong.push(`there are ${home + away} of ${kind}`)
  }
}

function clanIsSound(state: MonsterLands, seat: number, wrong: string[]): void {
  const { data, clans } = state
  const clan = clans[seat]
  if (clan.gold < 0 || clan.glory < 0) wrong.push(`seat ${seat} owes gold or glory`)
  for (const kind of ['potion', 'venom', 'defense'] as const)
    if (clan[kind] < 0 || clan[kind] > LIMITS[kind])
      wrong.push(`seat ${seat} stores ${clan[kind]} of ${kind}`)
  if (clan.members.filter(one => one.leader).length > 1) wrong.push(`seat ${seat} has two leaders`)
  for (const { id, at, manages, leader } of clan.members) {
    if (id === 'novice' && at !== null) wrong.push(`a novice of seat ${seat} is on an expedition`)
    if (manages === null) continue
    if (leader || id === 'novice') wrong.push(`${id} cannot manage ${manages}`)
    else if (data.members[id].affinity !== data.regions[manages].affinity)
      wrong.push(`${id} does not fit ${manages}`)
    if (!clan.lands.some(land => land.id === manages)) wrong.push(`${id} manages a region of others`)
  }
  const managed = clan.members.flatMap(({ manages }) => manages ?? [])
  if (new Set(managed).size !== managed.length) wrong.push(`seat ${seat} has a region with two managers`)
}

function pathsAreSound(state: MonsterLands, wrong: string[]): void {
  for (const zone of state.zones)
    for (const [path, one] of zone.paths.entries()) {
      if (one === null) continue
      if (one.member !== null) {
        const member = state.clans[one.owner].members.find(({ id }) => id === one.member)
        if (member?.at !== `${zone.id}:${path}`) wrong.push(`${one.member} is not on ${zone.id}:${path}`)
      }
      if (zone.id === 'missionA' || zone.id === 'missionB') continue
      const laid = one.tokens.filter(token => !token.up || token.dice.length === 0).length
      if (state.phase === 'deployment' && !hasRoom(capacityOf(state, zone), one.dice.length, laid))
        wrong.push(`${zone.id}:${path} is too full`)
    }
}

function citadelIsSound({ citadel, data }: MonsterLands, wrong: string[]): void {
  for (const id of BUILDING_IDS)
    for (const [place, { dice, by }] of citadel[id].slots.entries()) {
      if ((by === null) !== (dice.length === 0)) wrong.push(`a slot of ${id} is neither free nor taken`)
      const slot = data.buildings[id].slots[place]
      if (slot && dice.length > slot.dice) wrong.push(`a slot of ${id} holds ${dice.length} dice`)
    }
}
