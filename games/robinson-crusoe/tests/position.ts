import { take } from '@tablee/common/piles.ts'
import { Position as Built } from '@tablee/common/testing/position.ts'
import { Chance, type Match, type Next, type Rule, readSetup, type Seat } from '@tablee/kernel'
import type { AdventureId } from '../data/adventures.ts'
import type { BeastId } from '../data/beasts.ts'
import type { Node } from '../data/board.ts'
import type { DiscoveryId } from '../data/discoveries.ts'
import type { EquipmentId } from '../data/equipment.ts'
import type { InventionId } from '../data/inventions.ts'
import type { MysteryId } from '../data/mysteries.ts'
import type { CharacterId, Level, Resource } from '../data/types.ts'
import { robinson } from '../game.ts'
import { adventureCard, isEvent, isWreckage, mysteryCard } from '../rules/cards/resolve-card.ts'
import { characterOf } from '../rules/characters.ts'
import { takeInvention } from '../rules/items.ts'
import { startState } from '../rules/setup.ts'
import type { EventDeckCard, Piece, PieceKind, Place, Robinson, RobinsonTable, ThreatId } from '../state.ts'
import type { RobinsonText } from '../text/en.ts'
import { say } from '../text/say.ts'

type Options = { readonly [name: string]: unknown }

/** A match of Robinson Crusoe. */
export type RobinsonMatch = Match<Robinson, RobinsonText>

/**
 * A table set up by hand, for these characters in the order of seats: round 1 of Castaways, no equipment, no Friday
 * and no Dog until told otherwise. Cards and tokens are moved, so that none is ever lost or doubled.
 */
export function position(...characters: CharacterId[]): Position {
  return new Position(characters)
}

class Position extends Built<Robinson, RobinsonText> {
  private options: Options
  private readonly characters: readonly CharacterId[]
  private made: Robinson | null = null
  private lastStep = ''

  constructor(characters: readonly CharacterId[]) {
    super(robinson)
    this.characters = characters.length === 0 ? ['cook'] : characters
    this.options = {
      characters: this.characters,
      equipment: 0,
      friday: 'no',
      dog: 'no',
      firstPlayer: 'firstSeat',
    }
  }

  /** Options of the table; they come before everything else. */
  with(options: Options): this {
    if (this.made) throw new Error('Options come first.')
    this.options = { ...this.options, ...options }
    return this
  }

  scenario(scenario: Robinson['scenario']): this {
    return this.with({ scenario })
  }

  override get state(): Robinson {
    this.made ??= this.start()
    return this.made
  }

  private start(): Robinson {
    const seats = this.characters.length
    return startState(readSetup(robinson, seats, this.options, 1), Chance.of(1))
  }

  round(round: number): this {
    this.state.round = round
    return this
  }

  first(seat: Seat): this {
    this.state.firstPlayer = seat
    return this
  }

  has(resources: Partial<{ [R in Resource]: number }>): this {
    Object.assign(this.state.available, resources)
    return this
  }

  level(level: Level, n: number): this {
    this.state[level] = n
    return this
  }

  morale(morale: number): this {
    this.state.morale = morale
    return this
  }

  shelter(): this {
    this.state.shelter = true
    return this
  }

  det(who: CharacterId, det: number): this {
    characterOf(this.state, who).det = det
    return this
  }

  wounds(who: CharacterId, wounds: number): this {
    characterOf(this.state, who).wounds = wounds
    return this
  }

  /** Inventions that are items, without their effect. */
  items(...items: InventionId[]): this {
    for (const id of items) takeInvention(this.state, id)
    this.state.items.push(...items)
    return this
  }

  /** Inventions that are on the board. */
  inventions(...inventions: InventionId[]): this {
    for (const id of inventions) takeInvention(this.state, id)
    this.state.inventions.push(...inventions)
    return this
  }

  equipment(...pieces: EquipmentId[]): this {
    for (const id of pieces) {
      take(this.state.decks.equipment, id)
      this.state.equipment.push({ id, uses: 2 })
    }
    return this
  }

  discoveries(...tokens: DiscoveryId[]): this {
    for (const token of tokens) take(this.state.decks.discovery, token)
    this.state.discoveries.push(...tokens)
    return this
  }

  treasures(...cards: MysteryId[]): this {
    for (const id of cards) {
      take(this.state.decks.mystery, id)
      this.state.treasures.push({ id, uses: mysteryCard(id).keep?.uses ?? -1, user: '', from: 1 })
    }
    return this
  }

  /** A tile on a space. */
  tile(node: Node, tile: number): this {
    take(this.state.decks.tiles, tile)
    this.state.island[node].tile = tile
    return this
  }

  /** The camp on a space, which has a tile. */
  camp(node: Node): this {
    this.state.camp = node
    return this
  }

  piece(kind: PieceKind, at: Place, rest: Partial<Piece> = {}): this {
    this.state.pieces.push({ kind, at, source: -1, by: '', fresh: false, n: 0, ...rest })
    return this
  }

  threats(left: ThreatId | '', right: ThreatId | ''): this {
    const { threats, gone } = this.state
    if (threats.right !== '' && threats.right !== right && threats.right !== left)
      gone.push(`wreckage:${threats.right}`)
    for (const card of [left, right]) if (card !== '' && !isWreckage(card)) this.takeEvent(card)
    this.state.threats = { left, right }
    return this
  }

  /** Which beasts are hunted next, in this order; nothing else is in the hunting deck. */
  hunting(...beasts: BeastId[]): this {
    for (const id of beasts) take(this.state.decks.beast, id)
    this.state.decks.hunting = beasts.toReversed()
    return this
  }

  /** Which cards of the event deck come next, in this order. */
  events(...cards: EventDeckCard[]): this {
    for (const card of cards) this.takeEvent(card)
    this.state.decks.event.push(...cards.toReversed())
    return this
  }

  /** Which adventures come next, in this order. */
  adventures(...cards: AdventureId[]): this {
    for (const card of cards.toReversed()) {
      const deck = this.state.decks[adventureCard(card).deck]
      take(deck, card)
      deck.push(card)
    }
    return this
  }

  /** Which mysteries come next, in this order. */
  mysteries(...cards: MysteryId[]): this {
    for (const card of cards) take(this.state.decks.mystery, card)
    this.state.decks.mystery.push(...cards.toReversed())
    return this
  }

  /** Which island tiles come next, in this order. */
  tiles(...tiles: number[]): this {
    for (const tile of tiles) take(this.state.decks.tiles, tile)
    this.state.decks.tiles.push(...tiles.toReversed())
    return this
  }

  private takeEvent(card: string): void {
    const { decks, unusedEvents } = this.state
    const from: string[][] = isEvent(card)
      ? [decks.event, unusedEvents]
      : [decks.build, decks.gather, decks.explore, decks.mystery, decks.event]
    const pile = from.find(one => one.includes(card))
    if (!pile) throw new Error(`${card} is nowhere to be found.`)
    take(pile, card)
  }

  /** The step before which the match stops, as if the game were over. */
  until(step: string): this {
    this.lastStep = step
    return this
  }

  /** The match, as it enters a step from here. */
  override at(step: Next): RobinsonMatch {
    const { lastStep } = this
    if (lastStep === '') return super.at(step)
    return super.at(step, { ...robinson, steps: { ...robinson.steps, [lastStep]: stop } })
  }

  protected override setup() {
    return { seats: this.characters.length, options: this.options }
  }

  /** The match in the planning of this round, which stops before the weather. */
  planning(): RobinsonMatch {
    this.state.phase = 'planning'
    return this.until('weather').at('planning')
  }
}

function* stop(t: RobinsonTable): Rule<Next> {
  return t.over({ winners: [], why: say('actions.done') })
}

/** The faces of dice that show what they are named for, and those that do not. */
export const YES = 1
export const NO = 6

/** Puts a pawn somewhere, by the key of the deed or `join:1`. */
export function put(match: RobinsonMatch, pawn: string, where: string): void {
  const seat = match.waiting?.seats[0] ?? 0
  match.pickKey(seat, `place:${pawn}`)
  match.pickKey(seat, where)
}

/** Why a pawn cannot go somewhere: the rule that forbids it; null when it can. */
export function refusal(match: RobinsonMatch, pawn: string, where: string): string | null {
  const seat = match.waiting?.seats[0] ?? 0
  match.pickKey(seat, `place:${pawn}`)
  const face = match.face(seat)
  const refused = face?.refused.find(({ key }) => key === where)
  const offered = face?.candidates.some(({ key }) => key === where) ?? false
  match.pickKey(seat, 'pass')
  if (!refused && !offered) throw new Error(`${where} is neither offered nor refused.`)
  return refused?.rule ?? null
}

/** The other pawns of players rest, and all confirm. */
export function carryOut(match: RobinsonMatch, camp: Node = 'M1'): void {
  while (match.waiting?.prompt === 'plan') {
    const [seat] = match.waiting.seats
    const keys = match.face(seat)?.candidates.map(({ key }) => key) ?? []
    const players = match.state.characters.slice(0, match.seats)
    const own = players.find(({ id }) => keys.includes(`place:${id}`))
    if (own) put(match, own.id, `rest:${camp}`)
    else match.pickKey(seat, 'confirm')
  }
}
