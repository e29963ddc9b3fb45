import { take } from '@tablee/common/piles.ts'
import { Position as Built } from '@tablee/common/testing/position.ts'
import { Chance, type Match, readSetup, type Seat } from '@tablee/kernel'
import { reconstructed } from '../data/all.ts'
import type { BuildingId } from '../data/board.ts'
import type { EquipmentId } from '../data/equipment.ts'
import type { LootId } from '../data/loot.ts'
import { MISSION_TILES } from '../data/missions.ts'
import type { MonsterId } from '../data/monsters.ts'
import type { FaceId } from '../data/paths.ts'
import type { RegionId } from '../data/regions.ts'
import type { TrapId } from '../data/traps.ts'
import type { Affinity, Colour } from '../data/types.ts'
import { monsterLands } from '../game.ts'
import { memberOf, newMember } from '../rules/clan.ts'
import { newExpedition } from '../rules/deploy/assign.ts'
import { lay } from '../rules/deploy/slots.ts'
import { found, leaveOthers, startState } from '../rules/setup.ts'
import type { Clan, Expedition, MonsterLands, Name, PathId, Zone, ZoneId } from '../state.ts'
import { MADHALA } from '../state.ts'
import type { MonsterText } from '../text/en.ts'

type Options = { readonly [name: string]: unknown }

/** A match of Monster Lands. */
export type MonsterMatch = Match<MonsterLands, MonsterText>

/** What an expedition of a position takes along. */
export interface Pack {
  readonly force?: number
  readonly magic?: number
  readonly persuasion?: number
  /** Top to bottom, traps face down. */
  readonly tokens?: readonly (TrapId | 'defense')[]
  readonly potion?: number
  readonly venom?: number
  readonly gold?: number
  readonly guards?: number
  readonly rerolls?: number
}

/**
 * A table set up by hand, for these clans in the order of seats: turn 1, normal, seat 0 first, founded and without dice;
 * whatever lies open can be replaced. Cards and tokens are moved, so that none is ever lost or doubled.
 */
export const position = (...clans: Affinity[]): Position => new Position(clans)

class Position extends Built<MonsterLands, MonsterText> {
  private options: Options
  private readonly seats: number
  private made: MonsterLands | null = null

  constructor(clans: readonly Affinity[]) {
    super(monsterLands)
    const all = clans.length === 0 ? (['fire', 'water'] as const) : clans
    this.seats = all.length
    this.options = { clans: all }
  }

  /** Options of the table; they come before everything else. */
  with(options: Options): this {
    if (this.made) throw new Error('Options come first.')
    this.options = { ...this.options, ...options }
    return this
  }

  protected setup() {
    return { seats: this.seats, options: this.options }
  }

  get state(): MonsterLands {
    if (this.made) return this.made
    const setup = readSetup(monsterLands, this.seats, this.options, 1)
    const state = startState(setup, Chance.of(1), reconstructed.usual)
    state.firstPlayer = 0
    for (const [seat, { affinity }] of state.clans.entries()) found(state, seat, affinity as Affinity)
    leaveOthers(state)
    state.phase = 'deployment'
    this.made = state
    return state
  }

  clan(seat: Seat): Clan {
    return this.state.clans[seat]
  }

  /** Numbers of a clan's board; tokens come from the supply. */
  has(seat: Seat, what: Partial<Pick<Clan, 'gold' | 'glory' | 'potion' | 'venom' | 'defense'>>): this {
    const clan = this.clan(seat)
    for (const kind of ['potion', 'venom', 'defense'] as const) {
      if (what[kind] === undefined) continue
      this.state.supply[kind] += clan[kind] - what[kind]
      clan[kind] = what[kind]
    }
    clan.gold = what.gold ?? clan.gold
    clan.glory = what.glory ?? clan.glory
    return this
  }

  /** The dice that a clan has to deploy. */
  pool(seat: Seat, force: number, magic = 0, ...persuasion: number[]): this {
    this.clan(seat).pool = { force, magic, persuasion: persuasion.sort((a, b) => a - b) }
    return this
  }

  /** Mercenaries join a clan, from wherever they are. */
  hires(seat: Seat, ...names: Name[]): this {
    const { tavern } = this.state
    for (const id of names) {
      if (id === 'novice') tavern.novices--
      else this.fetch(id, tavern)
      this.clan(seat).members.push(newMember(id))
    }
    return this
  }

  /** Somebody is changed as a test likes: wounded, a manager, a leader. */
  who(seat: Seat, id: Name, change: Partial<ReturnType<typeof newMember>>): this {
    Object.assign(memberOf(this.clan(seat), id), change)
    return this
  }

  wears(seat: Seat, id: Name, ...equipment: EquipmentId[]): this {
    for (const one of equipment) {
      this.fetch(one, this.state.bazaar)
      memberOf(this.clan(seat), id).worn[this.state.data.equipment[one].type] = one
    }
    return this
  }

  traps(seat: Seat, ...traps: TrapId[]): this {
    for (const trap of traps) {
      this.fetchTrap(trap)
      this.clan(seat).traps.push(trap)
    }
    return this
  }

  loot(seat: Seat, ...loot: LootId[]): this {
    for (const one of loot) {
      this.fetch(one, this.state.loot)
      this.clan(seat).loot.push(one)
    }
    return this
  }

  trophies(seat: Seat, ...monsters: MonsterId[]): this {
    for (const one of monsters) {
      this.fetchMonster(one)
      this.clan(seat).trophies.push(one)
    }
    return this
  }

  /** A clan owns regions; `manager` looks after the last. */
  lands(seat: Seat, region: RegionId, manager: Name | null = null): this {
    this.fetchRegion(region)
    this.clan(seat).lands.push({ id: region, dice: [] })
    if (manager !== null) memberOf(this.clan(seat), manager).manages = region
    return this
  }

  /** What is on display, from the left; the rest goes back into the deck. */
  display(market: 'lair' | 'tavern' | 'bazaar' | 'loot', ...cards: string[]): this {
    const { display, deck } = this.state[market] as { display: (string | null)[]; deck: string[] }
    for (const one of display) if (one !== null) deck.unshift(one)
    for (let place = 0; place < display.length; place++) {
      display[place] = cards[place] ?? null
      if (cards[place] !== undefined) take(deck, cards[place])
    }
    return this
  }

  zone(id: ZoneId): Zone {
    const zone = this.state.zones.find(one => one.id === id)
    if (!zone) throw new Error(`There is no ${id} here.`)
    return zone
  }

  monster(id: ZoneId, monster: MonsterId | null): this {
    const zone = this.zone(id)
    if (zone.monster !== null) this.state.monsters.deck.unshift(zone.monster)
    zone.monster = null
    if (monster !== null) this.fetchMonster(monster)
    zone.monster = monster
    return this
  }

  region(id: ZoneId, region: RegionId, face: FaceId = '1A'): this {
    const zone = this.zone(id)
    const { regions, tiles } = this.state
    if (zone.region !== null) regions.deck.unshift(zone.region)
    if (zone.face !== null) tiles.deck.unshift(Number(zone.face[0]))
    zone.region = null
    this.fetchRegion(region)
    take(tiles.deck, Number(face[0]))
    zone.region = region
    zone.face = face
    return this
  }

  /** The tile of a mission, by its number from 1. */
  mission(id: 'missionA' | 'missionB', tile: number): this {
    const zone = this.zone(id)
    const { bag } = this.state.missions
    if (zone.mission !== null) bag.unshift(Number(zone.mission.slice(1)) - 1)
    take(bag, tile - 1)
    zone.mission = id === 'missionA' ? MISSION_TILES[tile - 1].competitive : MISSION_TILES[tile - 1].contract
    return this
  }

  /** A mercenary of a clan is under way. */
  sends(seat: Seat, id: Name, path: PathId, pack: Pack = {}): this {
    const [zone, place] = path.split(':')
    const member = memberOf(this.clan(seat), id)
    member.at = path
    const expedition = newExpedition(seat, id as Expedition['member'])
    for (const colour of ['force', 'magic', 'persuasion'] as const)
      for (let left = pack[colour] ?? 0; left > 0; left--) expedition.dice.push(unrolled(colour))
    for (const token of pack.tokens ?? []) {
      if (token === 'defense') this.state.supply.defense--
      else this.fetchTrap(token, seat)
      expedition.tokens.push({ id: token, up: token === 'defense', dice: [] })
    }
    expedition.potion = pack.potion ?? 0
    expedition.venom = pack.venom ?? 0
    this.state.supply.potion -= expedition.potion
    this.state.supply.venom -= expedition.venom
    expedition.gold = pack.gold ?? 0
    expedition.guards = pack.guards ?? 0
    expedition.rerolls = pack.rerolls ?? 0
    this.zone(zone as ZoneId).paths[Number(place)] = expedition
    return this
  }

  /** Madhala is on a path. */
  madhala(path: PathId): this {
    const [zone, place] = path.split(':')
    if (this.state.madhala) this.state.madhala.tokens--
    this.zone(zone as ZoneId).paths[Number(place)] = newExpedition(MADHALA, null)
    return this
  }

  /** Dice that lie in a building already: persuasion by value, 0 for Force. */
  laid(building: BuildingId, by: Seat, ...values: number[]): this {
    const { slots } = this.state.citadel[building]
    for (const value of values) {
      const free = slots.findIndex(slot => slot.by === null)
      const colour: Colour = value > 0 ? 'persuasion' : building === 'alchemist' ? 'magic' : 'force'
      lay(this.state, building, free < 0 ? slots.length : free, [{ colour, value }], by)
    }
    return this
  }

  panic(...buildings: BuildingId[]): this {
    for (const one of buildings) {
      take(this.state.panic, one)
      this.state.citadel[one].panic = true
    }
    return this
  }

  turn(turn: number): this {
    this.state.turn = turn
    return this
  }

  private fetch<Card>(
    card: Card,
    { display, deck, discard }: { display: (Card | null)[]; deck: Card[]; discard: Card[] },
  ) {
    const place = display.indexOf(card)
    if (place >= 0) display[place] = deck.shift() ?? null
    else take(deck.includes(card) ? deck : discard, card)
  }

  private fetchTrap(trap: TrapId, seat?: Seat): void {
    if (trap !== 'initial') this.fetch(trap, this.state.lair)
    else if (seat !== undefined && this.clan(seat).traps.includes(trap)) take(this.clan(seat).traps, trap)
    else take(this.state.gone.traps, trap)
  }

  private fetchMonster(monster: MonsterId): void {
    const { monsters, zones } = this.state
    const zone = zones.find(one => one.monster === monster)
    if (zone) zone.monster = monsters.deck.shift() ?? null
    else take(monsters.deck, monster)
  }

  private fetchRegion(region: RegionId): void {
    const { regions, zones } = this.state
    const zone = zones.find(one => one.region === region)
    if (zone) zone.region = regions.deck.shift() ?? null
    else take(regions.deck, region)
  }
}

const unrolled = (colour: Colour) => ({ colour, value: 0 })
