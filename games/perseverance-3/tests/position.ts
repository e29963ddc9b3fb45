import { take } from '@tablee/common/piles.ts'
import { Position as Built } from '@tablee/common/testing/position.ts'
import { Chance, type Match, readSetup, type Seat } from '@tablee/kernel'
import {
  LEADERS,
  type LeaderId,
  type OfficerId,
  type Resources,
  SADDLE,
  SPECIES,
  type Specialist,
  type Species,
} from '@tablee/perseverance/ids.ts'
import { type Die, NEUTRAL, type Owner } from '@tablee/perseverance/owners.ts'
import { reconstructed } from '../data/all.ts'
import {
  type AdventureId,
  type Area,
  type ArtefactId,
  type CardId,
  CITY_ZONES,
  type CityZone,
  type LocationId,
  type NumberedId,
  OBJECTIVES,
  type ObjectiveId,
  type RanchTileId,
  type SiteId,
  STRUCTURES,
  type StructureId,
  type TileId,
  type Zone,
} from '../data/types.ts'
import { perseverance3 } from '../game.ts'
import { isTemple, spacesAt } from '../rules/query.ts'
import { startState } from '../rules/setup/start.ts'
import { type Perseverance3, type Player, UNITS, type Units } from '../state.ts'
import type { Perseverance3Text } from '../text/en.ts'

type Options = { readonly [name: string]: unknown }

/** A match of Perseverance, Episode 3. */
export type P3Match = Match<Perseverance3, Perseverance3Text>

/** Where units of a player are. */
type Place = 'home' | 'tired' | 'infirmary'

/** The officers as the book puts them for a first game. */
const OFFICERS_AT = reconstructed.usual.preset.officers

/**
 * A table set up by hand for these leaders in the order of seats: seat 0 is first and about to take its first turn. Nobody
 * has a start zone, a shelter or a cube yet, provisions are gone, officers stand as in a first game, every die shows
 * adventurers. Pieces are moved, so that none is ever lost or doubled.
 */
export const position = (...leaders: LeaderId[]): Position =>
  new Position(leaders.length === 0 ? LEADERS.slice(0, 3) : leaders)

class Position extends Built<Perseverance3, Perseverance3Text> {
  private options: Options
  private readonly leaders: readonly LeaderId[]
  private made: Perseverance3 | null = null

  constructor(leaders: readonly LeaderId[]) {
    super(perseverance3)
    this.leaders = leaders
    this.options = { leaders }
  }

  /** Options of the table; they come before everything else. */
  with(options: Options): this {
    if (this.made) throw new Error('Options come first.')
    this.options = { ...this.options, ...options }
    return this
  }

  protected setup() {
    return { seats: this.leaders.length, options: this.options }
  }

  get state(): Perseverance3 {
    if (this.made) return this.made
    const setup = readSetup(perseverance3, this.leaders.length, this.options, 1)
    const state = startState(setup, Chance.of(1), reconstructed.usual)
    state.first = 0
    state.active = 0
    state.phase = 'primary'
    for (const zone of Object.keys(state.provisions) as Zone[]) state.provisions[zone] = null
    state.officers = { ...OFFICERS_AT }
    for (const die of state.pool) die.face = 'adventurer'
    this.made = state
    return state
  }

  private player(seat: Seat): Player {
    return this.state.players[seat]
  }

  /** So many followers and resources; what is not told stays. */
  has(seat: Seat, what: Partial<Resources> & { readonly followers?: number }): this {
    const { followers, ...resources } = what
    const player = this.player(seat)
    if (followers !== undefined) player.followers = followers
    Object.assign(player.resources, resources)
    return this
  }

  /** Exactly these units at Home, Tired or in the infirmary, from the supplies; the leader stays where he is. */
  units(seat: Seat, place: Place, units: Partial<Units>): this {
    const player = this.player(seat)
    for (const unit of UNITS) if (unit !== 'leader') this.set(player, player[place], unit, units[unit] ?? 0)
    return this
  }

  /** Exactly these units at Home. */
  home(seat: Seat, units: Partial<Units>): this {
    return this.units(seat, 'home', units)
  }

  private set(player: Player, where: Units, unit: 'ranger' | Species, n: number): void {
    const more = n - where[unit]
    where[unit] = n
    if (unit === 'ranger') player.reserve -= more
    else {
      this.state.supply[unit] -= more
      player.saddles[SADDLE[unit]] -= more
    }
  }

  /** Exactly these untamed dinos. */
  untamed(seat: Seat, dinos: Partial<Player['untamed']>): this {
    const player = this.player(seat)
    for (const species of SPECIES) {
      this.state.supply[species] -= (dinos[species] ?? 0) - player.untamed[species]
      player.untamed[species] = dinos[species] ?? 0
    }
    return this
  }

  /** The leader is somewhere else: tired, on the leader space of a zone, on the thunderhorn space, at a location. */
  leader(seat: Seat, at: 'home' | 'tired' | CityZone | `companion:${CityZone}` | LocationId): this {
    const { state } = this
    const player = this.player(seat)
    player.home.leader = 0
    player.tired.leader = 0
    if (at === 'home' || at === 'tired') player[at].leader = 1
    else if (at.startsWith('companion:'))
      state.city[at.slice(10) as CityZone].companion = { owner: seat, leader: true }
    else if (at in state.city) state.city[at as CityZone].leader = seat
    else {
      const { species } = state.data.leaders[player.leader]
      state.locations[at as LocationId].rider = { owner: seat, species, leader: true }
    }
    return this
  }

  crates(seat: Seat, ...rows: readonly [number, number, number]): this {
    this.player(seat).crates = [...rows]
    return this
  }

  /** A tile of the ranch stacks or of the offer lies on a cell. */
  ranch(seat: Seat, cell: number, tile: RanchTileId): this {
    const { deck, open } = this.state.ranch[this.state.data.ranchTiles[tile].type]
    if (open.includes(tile)) {
      take(open, tile)
      open.push(deck.pop() as RanchTileId)
    } else take(deck, tile)
    this.player(seat).ranch[cell].push(tile)
    return this
  }

  /** These tiles lie open, in the place of others of their types. */
  ranchOffer(...tiles: readonly RanchTileId[]): this {
    for (const tile of tiles) {
      const { deck, open } = this.state.ranch[this.state.data.ranchTiles[tile].type]
      if (open.includes(tile)) continue
      take(deck, tile)
      const out = open.findIndex(one => !tiles.includes(one))
      deck.push(open[out])
      open[out] = tile
    }
    return this
  }

  artefacts(seat: Seat, ...artefacts: readonly ArtefactId[]): this {
    this.player(seat).artefacts.push(...artefacts)
    return this
  }

  /** So many cubes on an officer; of a dissenter too. */
  cubes(owner: Owner, officer: OfficerId, n: number): this {
    const { influence, players, dissenters } = this.state
    const stock = owner < players.length ? players[owner] : dissenters[owner - players.length]
    stock.cubes -= n - influence[officer][owner]
    influence[officer][owner] = n
    return this
  }

  /** A shelter on a space of a zone, counted from 0 at the bottom; or on the next space of a site. */
  shelter(owner: Owner, at: CityZone | SiteId, space?: number): this {
    const { state } = this
    const { players, dissenters } = state
    const spaces = at in state.city ? state.city[at as CityZone].shelters : spacesAt(state, at as SiteId)
    spaces[space ?? spaces.indexOf(null)] = owner
    const stock = owner < players.length ? players[owner] : dissenters[owner - players.length]
    stock.shelters--
    return this
  }

  /** A face of a structure lies on its plot, owned by a seat or by nobody. */
  structure(id: Exclude<StructureId, 'S'>, owner: Seat | null = null): this {
    const { city, data } = this.state
    const { zone, row } = data.structures[id]
    if (row === 'portal' || zone === 'hills') return this
    city[zone][row] = { id, owner }
    if (owner !== null) this.player(owner).shelters--
    return this
  }

  /** So many assemblies were held; after three the upper structures lie there. */
  assemblies(n: number): this {
    const { state } = this
    state.assemblies = n
    if (n >= 3)
      for (const zone of CITY_ZONES) {
        const { structures } = state.data
        const id = STRUCTURES.find(one => structures[one].zone === zone && structures[one].row === 'upper')
        if (id && state.city[zone].upper === null) state.city[zone].upper = { id, owner: null }
      }
    return this
  }

  /** What the dice of the pool show, owner by owner; `NEUTRAL` for neutral ones. */
  pool(owner: Owner | typeof NEUTRAL, ...faces: readonly Specialist[]): this {
    const own = this.state.pool.filter(die => die.owner === owner)
    for (const [place, face] of faces.entries()) own[place].face = face
    return this
  }

  /** Dice of an owner go from the pool onto die spaces of a zone, with the faces of the spaces. */
  inCity(owner: Owner | typeof NEUTRAL, zone: CityZone, ...spaces: readonly number[]): this {
    const { pool, city, data } = this.state
    for (const space of spaces) {
      const die = pool.find(one => one.owner === owner) as Die
      take(pool, die)
      die.face = data.zones[zone].dice[space]
      city[zone].dice[space] = die
    }
    return this
  }

  /** A tile of its stack lies face up on a location, whose wild dino is in the supply; or a temple has its figure. */
  explored(location: NumberedId, tile: TileId): this
  explored(temple: LocationId): this
  explored(location: LocationId, tile?: TileId): this {
    const { locations, stacks, supply, data } = this.state
    const here = locations[location]
    if (here.wild !== null) supply[here.wild]++
    here.wild = null
    here.explored = true
    if (tile && !isTemple(location)) {
      take<TileId | 'reminder'>(stacks[data.tiles[tile].area], tile)
      here.tile = tile
    }
    return this
  }

  /** A tamed dino stands on a dino space; `thunderhorn` on the one of a city zone. */
  rider(owner: Seat, at: LocationId | CityZone, species: Species = 'thunderhorn'): this {
    const { state } = this
    state.supply[species]--
    this.player(owner).saddles[SADDLE[species]]--
    if (at in state.city) state.city[at as CityZone].companion = { owner, leader: false }
    else state.locations[at as LocationId].rider = { owner, species, leader: false }
    return this
  }

  /** These tiles lie on top of their stack, the first uppermost. */
  stack(area: Area, ...tiles: readonly TileId[]): this {
    const stack = this.state.stacks[area]
    const reminder = stack.length - 1 - stack.indexOf('reminder')
    for (const tile of [...tiles].reverse()) {
      take<TileId | 'reminder'>(stack, tile)
      stack.push(tile)
    }
    return this.reminder(area, reminder)
  }

  /** So many tiles lie above an area's reminder. */
  reminder(area: Area, above: number): this {
    const stack = this.state.stacks[area]
    take<TileId | 'reminder'>(stack, 'reminder')
    stack.splice(stack.length - above, 0, 'reminder')
    return this
  }

  /** These adventures lie open, which unlocks their decks. */
  adventureOffer(...cards: readonly AdventureId[]): this {
    const { adventures, data } = this.state
    for (const card of cards) {
      const offer = adventures[data.adventures[card].deck]
      if (!offer.unlocked) offer.open.push(...offer.deck.splice(-2))
      offer.unlocked = true
      if (offer.open.includes(card)) continue
      take(offer.deck, card)
      const out = offer.open.findIndex(one => !cards.includes(one))
      offer.deck.push(offer.open[out])
      offer.open[out] = card
    }
    return this
  }

  /** An adventure is in progress with these units, besides those that the player has. */
  adventure(seat: Seat, card: CardId, units: Partial<Units>, stage: 1 | 2 = 1): this {
    const player = this.player(seat)
    this.leave(card)
    const none = { ranger: 0, leader: 0, shieldhead: 0, raptor: 0, thunderhorn: 0, ironjaw: 0 }
    player.adventure = { card, stage, units: none, prone: false }
    for (const unit of UNITS) {
      if (unit !== 'leader') this.set(player, none, unit, units[unit] ?? 0)
      else if (units.leader) {
        player.home.leader = 0
        none.leader = 1
      }
    }
    return this
  }

  completed(seat: Seat, ...cards: readonly CardId[]): this {
    for (const card of cards) {
      this.leave(card)
      this.player(seat).completed.push(card)
    }
    return this
  }

  private leave(card: CardId): void {
    const { adventures, data } = this.state
    if (!(card in data.adventures)) return
    const { deck, open } = adventures[data.adventures[card as AdventureId].deck]
    take(deck.includes(card as AdventureId) ? deck : open, card as AdventureId)
  }

  /** So many turns were played by a seat. */
  turns(seat: Seat, n: number): this {
    this.player(seat).turns = n
    return this
  }

  /** The objective of a seat, whatever the others have. */
  objective(seat: Seat, id: ObjectiveId): this {
    const { state } = this
    const other = state.players.find(({ objective }) => objective === id)
    if (other) other.objective = this.player(seat).objective
    if (state.extra === id) state.extra = this.player(seat).objective
    this.player(seat).objective = id
    state.aside = OBJECTIVES.filter(
      one => one !== state.extra && !state.players.some(({ objective }) => objective === one),
    )
    return this
  }

  /** Who is to play. */
  turn(seat: Seat): this {
    this.state.active = seat
    return this
  }
}

export { NEUTRAL }
