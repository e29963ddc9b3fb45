import { Position as Built } from '@tablee/common/testing/position.ts'
import { Chance, type Game, keysOf, type Match, type Next, type Seat } from '@tablee/kernel'
import { cardNumber, type DeckName } from '../data/cards.ts'
import { ITEMS, type Item } from '../data/items.ts'
import type { Clearing, Region } from '../data/map.ts'
import { QUESTS } from '../factions/vagabond/data.ts'
import { root } from '../game.ts'
import { itemCounts } from '../invariants.ts'
import type { LandmarkId } from '../landmarks/index.ts'
import { openBoxes, type PartyRules, rulesOf } from '../rules/faction.ts'
import { hirelingOf } from '../rules/hirelings/box.ts'
import { landmarkOf } from '../rules/landmark.ts'
import type { Level } from '../rules/robots/card.ts'
import { newParty, startState } from '../rules/setup.ts'
import { newTurn } from '../rules/turn.ts'
import type { FactionId, Phase, Player, RootState, RootTable } from '../state.ts'
import type { RootText } from '../text/en.ts'

/** A game of Root in a test. */
export type RootMatch = Match<RootState, RootText>

/** A die of Root has the faces 0 to 3, each three times. */
const FACES = 4

/** A faction in a test; the later of two Vagabonds is `vagabond2`. */
export type Who = FactionId | 'vagabond2'

/**
 * Builds a position: an empty Autumn map with the given factions in turn order, no cards in hand,
 * the deck as it comes. Then warriors, buildings, cards … and the step to enter.
 */
export class Position extends Built<RootState, RootText> {
  readonly state: RootState
  private readonly factions: readonly FactionId[]
  private readonly options: { readonly [name: string]: unknown }
  private readonly robots: string[] = []
  private readonly firstItems: { readonly [item in Item]: number }

  constructor(who: readonly Who[], deck: DeckName = 'standard', map = 'autumn') {
    super(root, FACES)
    this.factions = who.map(one => (one === 'vagabond2' ? 'vagabond' : one))
    this.options = { factions: this.factions, deck, map, suits: 'suggested', seating: 'asListed' }
    const options = {
      partisansKeepBirds: false,
      coalitionAnyScore: false,
      ...this.options,
    }
    this.state = startState({ seats: who.length, options, seed: 1 }, Chance.of(1))
    for (const player of this.state.players) this.state.deck.unshift(...player.hand.splice(0))
    this.firstItems = itemCounts(this.state)
  }

  /** Sets up a landmark in a clearing. */
  landmark(id: LandmarkId, clearing: Clearing): this {
    this.state.landmarks = [...(this.state.landmarks ?? []), { id, clearing }]
    const table = { state: this.state, draw: (pile: number[]) => pile.pop() } as unknown as RootTable
    landmarkOf(id).setUp?.(table, clearing)
    return this
  }

  /** The seat of a faction. */
  seat(who: Who): number {
    if (who === 'vagabond2') return this.factions.lastIndexOf('vagabond')
    return this.factions.indexOf(who)
  }

  /** A party that no seat plays, with the seat that controls it if one does; its number is that of a seat beyond. */
  unseated(rules: PartyRules, controller: Seat | null = null): this {
    if (hirelingOf(rules.id) && rulesOf(rules.id) !== rules)
      throw new Error(`“${rules.id}” is in a box already, and would be another for the tests that follow.`)
    openBoxes([{ rules }])
    return this.join(newParty(rules, controller))
  }

  /** A robot, as its box is opened; its number is that of a seat beyond, and it plays after the others. */
  robot(id: string, level: Level = 'normal', ...traits: string[]): this {
    const robot = newParty(rulesOf(id), null)
    robot.robot = { level, traits, order: -1, suit: 'bird' }
    this.robots.push(id)
    this.state.order.push(this.state.players.length)
    return this.join(robot)
  }

  /** Seats a party after all others; a Vagabond has a marker for it, if it takes turns. 9.2.9 */
  join(player: Player): this {
    const { order, players } = this.state
    const relation = order.includes(players.length) ? 'indifferent' : null
    for (const { vagabond } of players)
      if (vagabond && vagabond.relations.length > 0) vagabond.relations.push(relation)
    players.push(player)
    return this
  }

  /** The player of a faction, or of a party by its number, to set what has no method of its own. */
  player(who: Who | number): Player {
    return this.state.players[typeof who === 'number' ? who : this.seat(who)]
  }

  /** Puts warriors from the supply into clearings. */
  warriors(who: Who | number, count: number, ...clearings: number[]): this {
    const { warriors } = this.player(who)
    for (const clearing of clearings) {
      warriors[0] -= count
      warriors[clearing] += count
    }
    return this
  }

  /** Puts buildings from their track into clearings. */
  building(who: Who | number, kind: string, ...clearings: number[]): this {
    const { buildings, built } = this.player(who)
    for (const clearing of clearings) {
      buildings[kind][0]--
      buildings[kind][clearing]++
      built[clearing]++
    }
    return this
  }

  /** Puts tokens into clearings. */
  token(who: Who | number, kind: string, ...clearings: number[]): this {
    const counts = this.player(who).tokens[kind]
    for (const clearing of clearings) {
      counts[0]--
      counts[clearing]++
    }
    return this
  }

  /** Takes off ruins that were explored: their slots are free. */
  explored(...clearings: Clearing[]): this {
    for (const clearing of clearings) this.state.ruins[clearing] = null
    return this
  }

  /** Stands a pawn in a clearing or forest. */
  pawn(who: Who, region: Region): this {
    this.player(who).pawn = region
    return this
  }

  /** Deals cards by key from the deck to a hand. */
  hand(who: Who | number, ...keys: string[]): this {
    this.player(who).hand.push(...keys.map(key => this.fromDeck(key)))
    return this
  }

  /** Puts persistent effects into play. */
  effects(who: Who | number, ...keys: string[]): this {
    this.player(who).effects.push(...keys.map(key => this.fromDeck(key)))
    return this
  }

  /** Puts items into a Crafted Items box, from the supply. */
  items(who: Who | number, ...items: Item[]): this {
    for (const item of items) {
      this.state.supply[item]--
      this.player(who).items.push({ item, exhausted: false })
    }
    return this
  }

  /** Puts cards on the discard pile. */
  discard(...keys: string[]): this {
    this.state.discard.push(...keys.map(key => this.fromDeck(key)))
    return this
  }

  /** Puts dominance cards beside the board. */
  available(...keys: string[]): this {
    this.state.available.push(...keys.map(key => this.fromDeck(key)))
    return this
  }

  /** The cards that will be drawn next, first to last. */
  deckTop(...keys: string[]): this {
    const cards = keys.map(key => this.fromDeck(key))
    this.state.deck.push(...cards.reverse())
    return this
  }

  /** Sets a score; null once the marker has left the track. */
  score(who: Who | number, points: number | null): this {
    this.player(who).score = points
    return this
  }

  /** What the next dice show: 0 to 3. */
  override dice(...shown: number[]): this {
    return super.dice(...shown.map(die => die + 1))
  }

  /** Enters a phase of a faction's turn, at one of its parts. */
  turn(who: Who | number, phase: Phase, part = 0): RootMatch {
    this.state.turn = {
      ...newTurn(typeof who === 'number' ? who : this.seat(who)),
      phase,
      part,
      ...this.turnNotes,
    }
    return this.enter('part')
  }

  /** What the turn record holds beyond a fresh one. */
  private turnNotes: Partial<RootState['turn']> = {}

  /** Sets parts of the turn record (actions left, notes) for `turn`. */
  noting(notes: Partial<RootState['turn']>): this {
    this.turnNotes = notes
    return this
  }

  /** Enters any step. */
  enter(step: Next): RootMatch {
    const match = this.begin(step)
    goOn(match)
    return match
  }

  /** Enters any step, and leaves also a deed with one answer to be done. */
  begin(step: Next): RootMatch {
    return this.at(step)
  }

  override at(step: Next, game?: Game<RootState, RootText>): RootMatch {
    this.takeItems()
    if (this.state.players.some(({ faction }) => rulesOf(faction).quests)) this.takeQuests()
    return super.at(step, game)
  }

  /** What a test gave away is not in the supply any more. */
  private takeItems(): void {
    const counts = itemCounts(this.state)
    for (const item of ITEMS) this.state.supply[item] -= Math.max(0, counts[item] - this.firstItems[item])
  }

  /** Quests are in their deck, unless a test laid them elsewhere. */
  private takeQuests(): void {
    const { players, quests, questDeck } = this.state
    const laid = [...quests, ...players.flatMap(player => rulesOf(player.faction).quests?.(player) ?? [])]
    const left = [...QUESTS.keys()].filter(quest => !laid.includes(quest))
    const below = left.filter(quest => !questDeck.includes(quest))
    this.state.questDeck = [...below, ...questDeck.filter(quest => left.includes(quest))]
  }

  protected setup() {
    return { seats: this.factions.length, options: { ...this.options, robots: this.robots } }
  }

  private fromDeck(key: string): number {
    const card = cardNumber(key)
    const place = this.state.deck.indexOf(card)
    if (place < 0) throw new Error(`${key} is not in the ${this.state.deckName} deck (any more).`)
    this.state.deck.splice(place, 1)
    return card
  }
}

/** A position of some factions, in turn order. */
export const position = (...who: Who[]): Position => new Position(who)

/** A position on another map, with the suits that are suggested for it. */
export const positionOn = (map: string, ...who: Who[]): Position => new Position(who, 'standard', map)

/** A position played with the Exiles and Partisans deck. */
export const exiles = (...who: Who[]): Position => new Position(who, 'exiles')

/** Makes picks by key, each by the seat that is asked, as one who has deeds with one answer done for him. */
export function pick(match: RootMatch, ...keys: string[]): void {
  for (const key of keys) {
    pickOnly(match, key)
    goOn(match)
  }
}

/** Makes picks by key, each by the seat that is asked, and nothing else. */
export function pickOnly(match: RootMatch, ...keys: string[]): void {
  for (const key of keys) {
    const seat = match.ask?.waiting[0]
    if (seat === undefined) throw new Error(`Nobody is asked, so “${key}” cannot be picked.`)
    match.pickKey(seat, key)
  }
}

/** Does what has one answer and waits only because it is a deed. */
function goOn(match: RootMatch): void {
  for (;;) {
    const seat = match.ask?.waiting[0]
    if (seat === undefined || !match.face(seat)?.forced) return
    match.pick(seat, 0)
  }
}

/** The keys offered now to the seat that is asked. */
export function offered(match: RootMatch): string[] {
  const seat = match.ask?.waiting[0]
  return match.ask && seat !== undefined ? keysOf(match.ask, seat) : []
}

/** The id of the question that is open. */
export const asked = (match: RootMatch): string | undefined => match.ask?.id

/** Why a key is refused now: the rule that forbids it, or undefined. */
export function refusedBy(match: RootMatch, key: string): string | undefined {
  const seat = match.ask?.waiting[0] ?? 0
  return match.face(seat)?.refused.find(one => one.key === key)?.rule
}

/** The values of what the journal reports under an id, in order. */
export const told = (match: RootMatch, id: string): unknown[] =>
  match.history?.journal.filter(one => one.id === id).map(({ values }) => values) ?? []

/** The ids of what the journal reports. */
export const reported = (match: RootMatch): string[] => match.history?.journal.map(one => one.id) ?? []
