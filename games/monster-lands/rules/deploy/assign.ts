import { take } from '@tablee/common/piles.ts'
import { choose, clone, type Rule, type Seat } from '@tablee/kernel'
import { REROLLS } from '../../data/paths.ts'
import type { TrapId } from '../../data/traps.ts'
import { type Space, TAKES } from '../../data/types.ts'
import type { Expedition, MADHALA, MonsterLands, MonsterTable, PathId, PoolDie, Zone } from '../../state.ts'
import { say } from '../../text/say.ts'
import { type Outlook, outlook } from '../adventure/outlook.ts'
import { different, mayLeave } from '../clan.ts'
import { colourOf, diceOf, takeDie } from '../dice.ts'
import { zoneOf } from '../markets.ts'
import { memberNames } from './citadel.ts'
import { canFill, capacityOf, countsOf, fitsAmong, fitting, hasRoom, hasRoomFor } from './room.ts'

/** Zone and place of a path. */
export function pathOf(state: MonsterLands, id: PathId): { zone: Zone; path: number } {
  const colon = id.indexOf(':')
  return { zone: zoneOf(state, id.slice(0, colon) as Zone['id']), path: Number(id.slice(colon + 1)) }
}

/** The dice that an expedition asks for; the gates ask for none. */
export function requiredDice(
  { data }: MonsterLands,
  { face, mission }: Zone,
  path: number,
): readonly Space[] {
  if (face !== null) return data.paths[face][path].requirement
  if (mission === null) return NONE
  return mission in data.competitive
    ? data.competitive[mission as keyof typeof data.competitive].dice
    : data.contracts[mission as keyof typeof data.contracts].dice
}

const NONE: readonly Space[] = []

/** Whether a clan has what an expedition asks for; at the gates anything that can be laid (gates.3). */
export function canSupply(state: MonsterLands, seat: Seat, zone: Zone, path: number): boolean {
  const { pool, traps, defense } = state.clans[seat]
  if (zone.id === 'gates') return pool.force + pool.magic + traps.length + defense > 0
  return canFill(requiredDice(state, zone, path), countsOf(pool))
}

/** What may be taken along, one by one, or the departure. */
type Load = PoolDie | TrapId | 'defense' | 'potion' | 'venom' | 'depart'

const loadNames = {
  say: (load: Load) => say('load', { load, outlook: null }),
  at: (load: Load) =>
    load === 'depart' ? [] : isDie(load) ? `die:${load}` : isTrap(load) ? `trap:${load}` : `stock:${load}`,
}

const isDie = (load: Load): load is PoolDie => load === 'force' || load === 'magic' || /^p[1-6]$/.test(load)
const isTrap = (load: Load): load is TrapId =>
  !isDie(load) && load !== 'defense' && load !== 'potion' && load !== 'venom' && load !== 'depart'

/** mission.*, region.*, gates.*: a mercenary leaves for an expedition with dice, tokens and brews. */
export function* assign(t: MonsterTable, seat: Seat, id: PathId): Rule {
  const { state } = t
  const clan = state.clans[seat]
  const { zone, path } = pathOf(state, id)
  const member = yield* choose(t, seat, 'assign.member', clan.members.filter(mayLeave), {
    like: memberNames,
    values: () => ({ path: id }),
    rule: 'outside.1',
  })
  const expedition = newExpedition(seat, member.id as Expedition['member'])
  zone.paths[path] = expedition
  member.at = id

  const spaces = requiredDice(state, zone, path)
  for (let place = 0; place < spaces.length; place++) {
    const colours = fitting(spaces, clan.pool, place)
    const dice = diceOf(clan.pool).filter(die => colours.includes(colourOf(die)))
    const die = yield* choose(t, seat, 'assign.die', dice, {
      say: one => say('die', { die: one }),
      at: one => `die:${one}`,
      values: () => ({ path: id, member: member.id, place, of: spaces.length }),
      rule: 'mission.3',
    })
    takeDie(clan.pool, die)
    lay(expedition, die)
  }
  for (;;) {
    const load = yield* choose(t, seat, 'assign.load', loads(state, seat, zone, path), {
      like: loadNames,
      say: load => say('load', { load, outlook: outlookWith(state, zone, path, load) }),
      values: () => ({
        path: id,
        member: member.id,
        // Told to people alone: a bot that only wants the path does not wait for it.
        get outlook() {
          return outlookWith(state, zone, path, 'depart')
        },
        room: roomLeft(state, zone, path),
      }),
      rule: 'outside.2',
      waits: true,
      always: true, // What traps a clan has left is its own business.
    })
    if (load === 'depart') break
    takeAlong(state, seat, expedition, load)
  }
  giveAdvantage(t, zone, path, expedition)
  t.say('assign.left', {
    seat,
    member: member.id,
    path: id,
    dice: expedition.dice.length,
    tokens: expedition.tokens.length,
  })
}

/** What an expedition may expect if something more is taken along, its advantage included. */
function outlookWith(state: MonsterLands, zone: Zone, path: number, load: Load): Outlook | null {
  const expedition = clone(zone.paths[path] as Expedition)
  if (load !== 'depart') lay(expedition, load)
  const { guards = 0, potion = 0, venom = 0 } = advantageOf(state, zone, path)
  expedition.guards += guards
  expedition.potion += potion
  expedition.venom += venom
  return outlook(state, zone, path, expedition)
}

/** How many dice and how many tokens would still have room, if nothing else were added. */
function roomLeft(state: MonsterLands, zone: Zone, path: number): { dice: number; tokens: number } {
  const { dice, tokens } = zone.paths[path] as Expedition
  if (zone.mission !== null) return { dice: 0, tokens: 0 }
  const capacity = capacityOf(state, zone)
  const room = { dice: 0, tokens: 0 }
  while (hasRoom(capacity, dice.length + room.dice + 1, tokens.length)) room.dice++
  while (hasRoom(capacity, dice.length, tokens.length + room.tokens + 1)) room.tokens++
  return room
}

export function newExpedition(owner: Seat | typeof MADHALA, member: Expedition['member']): Expedition {
  return {
    owner,
    member,
    dice: [],
    tokens: [],
    gold: 0,
    potion: 0,
    venom: 0,
    guards: 0,
    rerolls: 0,
    fate: 'waiting',
    result: 0,
    redirects: [],
    used: [],
    poisons: 0,
  }
}

/** What may still be taken along. */
function loads(state: MonsterLands, seat: Seat, zone: Zone, path: number): Load[] {
  const { pool, traps, defense, potion, venom } = state.clans[seat]
  const expedition = zone.paths[path] as Expedition
  const all: Load[] = []
  if (zone.id !== 'gates' || expedition.dice.length + expedition.tokens.length > 0) all.push('depart')
  if (zone.mission === null) {
    const capacity = capacityOf(state, zone)
    if (hasRoomFor(capacity, expedition, 'die'))
      for (const die of diceOf(pool)) if (mayReinforce(state, zone, path, die)) all.push(die)
    if (hasRoomFor(capacity, expedition, 'token')) {
      all.push(...different(traps))
      if (defense > 0) all.push('defense')
    }
  }
  // alchemist.9: one of each, on any expedition.
  if (potion > 0 && expedition.potion === 0) all.push('potion')
  if (venom > 0 && expedition.venom === 0) all.push('venom')
  return all
}

/** region.*: dice beyond those that are asked for, within what the tile allows; at the gates any Force and Magic. */
function mayReinforce({ data }: MonsterLands, zone: Zone, path: number, die: PoolDie): boolean {
  const colour = colourOf(die)
  if (zone.face === null) return colour !== 'persuasion'
  const { requirement, reinforcement } = data.paths[zone.face][path]
  if (!reinforcement.some(space => TAKES[space][colour] > 0)) return false
  const { dice } = zone.paths[path] as Expedition
  return fitsAmong(reinforcement, [...dice, { colour, value: 0 }], requirement.length)
}

function takeAlong(
  state: MonsterLands,
  seat: Seat,
  expedition: Expedition,
  load: Exclude<Load, 'depart'>,
): void {
  const clan = state.clans[seat]
  if (isDie(load)) takeDie(clan.pool, load)
  else if (load === 'potion' || load === 'venom' || load === 'defense') clan[load]--
  else take(clan.traps, load)
  lay(expedition, load)
}

/** What was taken lies on the expedition: dice as if they were not rolled (persuasion.10), traps face down. */
function lay(expedition: Expedition, load: Exclude<Load, 'depart'>): void {
  if (isDie(load)) expedition.dice.push({ colour: colourOf(load), value: 0 })
  else if (load === 'potion' || load === 'venom') expedition[load]++
  else expedition.tokens.push({ id: load, up: load === 'defense', dice: [] })
}

/** What an expedition gives whoever leaves for it. */
type Given = Partial<Pick<Expedition, 'guards' | 'gold' | 'rerolls' | 'potion' | 'venom'>>

/** advantage.*, gates.6 to gates.8: what the expedition itself gives. */
export function advantageOf({ data, supply }: MonsterLands, zone: Zone, path: number): Given {
  if (zone.id === 'gates') {
    const { defend, gold } = path === 0 ? data.expeditions.upper : data.expeditions.lower
    return { guards: defend, gold }
  }
  if (zone.face === null) return {}
  const { kind, n } = data.paths[zone.face][path].advantage
  if (REROLLS[kind] !== null) return { rerolls: n }
  if (kind === 'defend') return { guards: n }
  if (kind === 'gold') return { gold: n }
  return kind === 'potion' || kind === 'venom' ? { [kind]: Math.min(n, supply[kind]) } : {}
}

function giveAdvantage({ state }: MonsterTable, zone: Zone, path: number, expedition: Expedition): void {
  const { guards = 0, gold = 0, rerolls = 0, potion = 0, venom = 0 } = advantageOf(state, zone, path)
  expedition.guards = guards
  expedition.gold = gold
  expedition.rerolls = rerolls
  for (const [brew, given] of [
    ['potion', potion],
    ['venom', venom],
  ] as const) {
    state.supply[brew] -= given
    expedition[brew] += given
  }
}
