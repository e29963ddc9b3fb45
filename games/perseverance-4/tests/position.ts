import { take } from '@tablee/common/piles.ts'
import { Position as Built } from '@tablee/common/testing/position.ts'
import {
  Chance,
  type Game,
  type Match,
  type Next,
  type PackValues,
  readSetup,
  type Seat,
} from '@tablee/kernel'
import type { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import {
  type Herd,
  LEADERS,
  type LeaderId,
  type Resources,
  SADDLE,
  SPECIES,
  type Species,
} from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import { reconstructed } from '../data/all.ts'
import type { GameData } from '../data/shape.ts'
import type { ActionCardId } from '../data/solo/actions.ts'
import type { ProgramId } from '../data/solo/programs.ts'
import type { Switches } from '../data/switches.ts'
import {
  type Ancient,
  ARTEFACTS,
  type ArtefactId,
  type Crew,
  OFFICERS,
  type OfficerId,
  PREPARATIONS,
  REPAIRS,
  type RepairId,
  VOYAGES,
  ZONES,
  type Zone,
} from '../data/types.ts'
import { perseverance4 } from '../game.ts'
import { type CrateSpace, lay } from '../rules/crates.ts'
import { dissenterOf } from '../rules/query.ts'
import { startState } from '../rules/setup/start.ts'
import type { Perseverance4, Solo } from '../state.ts'
import type { Perseverance4Text } from '../text/en.ts'

/** A match of Perseverance, Episode 4. */
export type P4Match = Match<Perseverance4, Perseverance4Text>

/** The owners of the game alone. */
export const YOU = 0
export const NAREK = 1
export const CAMILLA = 2

/** A unit, and who faces it with what. */
export type Faced = Ancient | readonly [Ancient, Owner, ...Species[]]

/**
 * A table set up by hand, alone unless more leaders are named. Nobody has a cabin or a cube on an officer; battlefields are
 * empty, trail figures on 4; officers, voyages, artefacts, preparations lie in their printed order; every die shows
 * adventurers; Narek is the Supplier, Camilla the Fighter; you keep the first repair card.
 */
export const position = (...leaders: LeaderId[]): Position =>
  new Position(leaders.length === 0 ? [LEADERS[0]] : leaders)

class Position extends Built<Perseverance4, Perseverance4Text> {
  private options: { readonly [name: string]: unknown }
  private readonly leaders: readonly LeaderId[]
  private made: Perseverance4 | null = null
  private data: GameData = reconstructed.usual

  constructor(leaders: readonly LeaderId[]) {
    super(perseverance4)
    this.leaders = leaders
    this.options = { leaders }
  }

  with(options: { readonly [name: string]: unknown }): this {
    this.options = { ...this.options, ...options }
    return this
  }

  protected setup() {
    return { seats: this.leaders.length, options: this.options }
  }

  get state(): Perseverance4 {
    if (this.made) return this.made
    const setup = readSetup(perseverance4, this.leaders.length, this.options, 1)
    const state = startState(setup, Chance.of(1), reconstructed.usual)
    Object.assign(state, { first: 0, active: 0, turnOf: 0, phase: 'primary' })
    for (const [place, zone] of ZONES.entries()) {
      const here = state.zones[zone]
      here.officer = OFFICERS[place]
      here.voyage = VOYAGES[place]
      here.artefacts = [ARTEFACTS[place], ARTEFACTS[(place + 1) % 4]]
      here.units.fill(null)
    }
    for (const officer of OFFICERS) state.memoirs[officer] = 'A'
    for (const die of state.pool) die.face = 'adventurer'
    state.preparations = { open: PREPARATIONS.slice(0, 3), deck: PREPARATIONS.slice(3).reverse() }
    for (const [seat, player] of state.players.entries()) player.repairs = [REPAIRS[seat]]
    state.aside = REPAIRS.slice(state.players.length)
    if (state.solo !== null) {
      state.solo.dissenters.narek.program = 'supplier'
      state.solo.dissenters.camilla.program = 'fighter'
    }
    this.made = state
    return state
  }

  get solo(): Solo {
    if (this.state.solo === null) throw new Error('There are no Dissenters.')
    return this.state.solo
  }

  private stock(owner: Owner) {
    const dissenter = dissenterOf(this.state, owner)
    return dissenter === null ? this.state.players[owner] : this.solo.dissenters[dissenter]
  }

  has(seat: Seat, what: Partial<Resources> & { readonly followers?: number }): this {
    const { followers, ...resources } = what
    if (followers !== undefined) this.state.players[seat].followers = followers
    Object.assign(this.state.players[seat].resources, resources)
    return this
  }

  /** Exactly these dinos at Home, in the infirmary or untamed. */
  herd(seat: Seat, place: 'home' | 'infirmary' | 'untamed', herd: Partial<Herd>): this {
    const player = this.state.players[seat]
    for (const species of SPECIES) {
      const more = (herd[species] ?? 0) - player[place][species]
      player[place][species] += more
      this.state.supply[species] -= more
      if (place !== 'untamed') player.saddles[SADDLE[species]] -= more
    }
    return this
  }

  cabins(owner: Owner, zone: Zone, crew: Crew, n = 1): this {
    for (let i = 0; i < n; i++) this.state.zones[zone].section[crew].push(owner)
    this.stock(owner).cabins -= n
    return this
  }

  cubes(owner: Owner, officer: OfficerId, n: number): this {
    this.stock(owner).cubes -= n - this.state.influence[officer][owner]
    this.state.influence[officer][owner] = n
    return this
  }

  /** Exactly these units from the left, faced by dinos of the supply. */
  battlefield(zone: Zone, ...units: Faced[]): this {
    for (const [slot, unit] of units.entries()) {
      const [kind, owner, ...dinos] = typeof unit === 'string' ? [unit] : unit
      this.state.zones[zone].units[slot] = {
        kind,
        owner: owner ?? null,
        dinos: dinos.map(species => ({ species, wounds: 0 })),
      }
      for (const species of dinos) {
        this.state.supply[species]--
        const dissenter = dissenterOf(this.state, owner as Owner)
        if (dissenter === null) this.state.players[owner as Seat].saddles[SADDLE[species]]--
        else this.solo.dissenters[dissenter].large--
      }
    }
    return this
  }

  crate(owner: Owner, space: CrateSpace): this {
    lay(this.state, owner, space)
    if (dissenterOf(this.state, owner) === null) this.state.players[owner].crates--
    else this.solo.crates--
    return this
  }

  /** So many crates in stock; the others of the eight are in the supply. */
  crates(seat: Seat, n: number): this {
    const player = this.state.players[seat]
    player.crateSupply += player.crates - n
    player.crates = n
    return this
  }

  fort(owner: Owner, zone: Zone, space: number): this {
    this.state.zones[zone].fortifications[space - 1] = owner
    this.stock(owner).fortifications--
    return this
  }

  trail(zone: Zone, space: number): this {
    this.state.zones[zone].trail = space
    return this
  }

  /** A die of an owner in the pool lies on a space. */
  placed(zone: Zone, space: number, owner: number): this {
    const die = this.state.pool.find(one => one.owner === owner)
    if (die === undefined) throw new Error('No such die is left.')
    take(this.state.pool, die)
    die.face = this.state.data.zones[zone].dice[space]
    this.state.zones[zone].dice[space] = die
    return this
  }

  /** What the dice of an owner in the pool show. */
  faces(owner: number, ...faces: Perseverance4['pool'][number]['face'][]): this {
    const dice = this.state.pool.filter(die => die.owner === owner)
    for (const [place, face] of faces.entries()) dice[place].face = face
    return this
  }

  artefact(seat: Seat, artefact: ArtefactId): this {
    for (const zone of ZONES) {
      const { artefacts } = this.state.zones[zone]
      if (!artefacts.includes(artefact)) continue
      take(artefacts, artefact)
      this.state.players[seat].artefacts.push(artefact)
      return this
    }
    throw new Error('No such artefact is left.')
  }

  repair(seat: Seat, card: RepairId): this {
    const player = this.state.players[seat]
    this.state.aside.push(...player.repairs)
    take(this.state.aside, card)
    player.repairs = [card]
    return this
  }

  programs(narek: ProgramId, camilla: ProgramId): this {
    this.solo.dissenters.narek.program = narek
    this.solo.dissenters.camilla.program = camilla
    return this
  }

  /** Both Dissenters have these cards, as after the first step of their round. */
  cards(narek: ActionCardId, camilla: ActionCardId): this {
    const { cards } = this.solo
    for (const [dissenter, card] of [
      ['narek', narek],
      ['camilla', camilla],
    ] as const) {
      for (const pile of [cards.deck, cards.row]) {
        const place = (pile as (ActionCardId | null)[]).indexOf(card)
        if (place < 0) continue
        if (pile === cards.deck) cards.deck.splice(place, 1)
        else cards.row[place] = null
      }
      cards.slots[dissenter] = card
    }
    for (let place = cards.row.length - 1; cards.row.filter(card => card !== null).length > 1; place--) {
      const card = cards.row[place]
      if (card === null) continue
      cards.deck.unshift(card)
      cards.row[place] = null
    }
    this.state.phase = 'dissenters'
    return this
  }

  reserve(who: (typeof DISSENTERS)[number], space: number, onProgram = false): this {
    this.solo.dissenters[who].reserve = { space, onProgram }
    return this
  }

  rallyOn(who: (typeof DISSENTERS)[number], space: number): this {
    this.solo.dissenters[who].rally = space
    return this
  }

  /** Reads what is reconstructed as a pack of these values says it. */
  pack(values: PackValues): this {
    this.data = reconstructed.with(values)
    return this
  }

  /** Reads a rule in the other way, as a pack says it. */
  switched(name: keyof Switches): this {
    return this.pack({ [`switch:rules.${name}`]: !reconstructed.usual.switches[name] })
  }

  override at(step: Next, game: Game<Perseverance4, Perseverance4Text> = perseverance4): P4Match {
    const { data } = this
    return super.at(step, { ...game, reconstructed: { ...reconstructed, usual: data, with: () => data } })
  }
}
