import { type Ask, asksAlways, type Lead } from './ask.ts'
import { areOutcomes, Chance, isSeed, type Seed } from './chance.ts'
import { clone, madeLike, same } from './clone.ts'
import {
  agreesAt,
  type Face,
  faceOf,
  indexOf,
  keyAt,
  leadAt,
  refusalsOf,
  type Waiting,
  waitingFor,
} from './face.ts'
import type { Game, Setup } from './game.ts'
import { type Checkpoint, type Entry, History } from './history.ts'
import type { Cast, Text } from './message.ts'
import { Mistake, mistake, RuleFault } from './mistake.ts'
import { readOptions } from './options.ts'
import { dataOf, hang, type Pack, packFault } from './pack.ts'
import { OVER, RulesTable } from './rules-table.ts'
import { settle } from './settle.ts'
import type { Next, Rule, Seat } from './table.ts'

/** A step that comes back this often without asking anything runs in a circle. */
const STEPS_WITHOUT_ASKING = 10_000

/** What to start a match with; options left out take their defaults. */
export interface NewMatch {
  readonly seats: number
  readonly options?: { readonly [name: string]: unknown }
  readonly seed: Seed
  /** What the owner of a box wrote anew. */
  readonly pack?: Pack
  /** The first outcomes of chance, where they are known: of a game that was recorded elsewhere. */
  readonly given?: readonly number[]
  /** Keep what saving, undo, forks and the journal need. On unless told otherwise. */
  readonly keep?: boolean
}

/** The seats that do not mind when what they answered since is taken back too: those of bots. */
export type Yields = (seat: Seat) => boolean

const nobodyYields: Yields = () => false

/** One game being played: it runs the rules, takes picks, and remembers. */
export class Match<S = unknown, T extends Text = Text> extends RulesTable<S, T> {
  readonly game: Game<S, T>
  /** What the rules are waiting for; null when the game is over. */
  ask: Ask | null = null
  private rule: Rule<Next> | null = null
  /** What the rules read of what is reconstructed, the same for all copies of the match. */
  private readonly data: unknown

  private constructor(
    game: Game<S, T>,
    setup: Setup,
    state: S,
    chance: Chance,
    history: History<S> | null,
    data: unknown,
  ) {
    super(setup, state, chance, history)
    this.game = game
    this.data = data
  }

  /** Starts a game and plays it up to its first ask; by a chance of its own where somebody steers it. */
  static start<S, T extends Text>(
    game: Game<S, T>,
    { seats, options = {}, seed, pack, given, keep = true }: NewMatch,
    chance = Chance.of(seed, given),
  ): Match<S, T> {
    const setup = settle(game, readSetup(game, seats, options, seed, pack, given))
    const data = dataOf(game, pack)
    const state = game.start(setup, chance, data as never)
    const match = new Match(game, setup, state, chance, keep ? new History<S>() : null, data)
    match.enter(game.first)
    match.advance(0)
    return match
  }

  /** Goes on from a checkpoint; the history may hold earlier picks and reports. */
  static resume<S, T extends Text>(
    game: Game<S, T>,
    setup: Setup,
    checkpoint: Checkpoint<S>,
    history: History<S> | null,
  ): Match<S, T> {
    const data = dataOf(game, setup.pack)
    const chance = Chance.of(setup.seed, setup.given)
    const match = new Match(game, setup, checkpoint.state, chance, history, data)
    match.restore(checkpoint)
    return match
  }

  // Running

  private enter(next: Next): void {
    if (this.history?.due) this.history.keep(this.checkpoint(next))
    const name = typeof next === 'string' ? next : next[0]
    const step = this.game.steps[name]
    if (!step) throw new RuleFault(`${this.game.id} has no step “${name}”.`)
    this.rule = typeof next === 'string' ? step(this) : step(this, ...(next.slice(1) as never[]))
  }

  private checkpoint(step: Next): Checkpoint<S> {
    const history = this.history as History<S>
    return {
      at: history.picks,
      step: clone(step),
      state: clone(this.state),
      chance: this.chance.state,
      turn: { ...this.turnOf },
      journal: history.reports,
    }
  }

  private advance(answer: number): void {
    this.ask = null
    try {
      for (let steps = 0; steps < STEPS_WITHOUT_ASKING; steps++) {
        const result = (this.rule as Rule<Next>).next(steps === 0 ? answer : 0)
        if (!result.done) {
          this.ask = result.value
          return
        }
        if (this.outcome) return
        this.enter(result.value)
      }
    } catch (error) {
      if (error === OVER) return
      throw error
    }
    throw new RuleFault(`${this.game.id} runs in a circle without asking anybody.`)
  }

  /** Goes back to a checkpoint; the state is made of another that nobody needs any more, if one is given. */
  private restore(checkpoint: Checkpoint<S>, left: S | null = null): void {
    this.state = hang<S>(madeLike(left, checkpoint.state), this.data)
    this.chance = this.chance.from(checkpoint.chance)
    this.turnOf = { ...checkpoint.turn }
    this.outcome = null
    this.known = false
    this.enter(checkpoint.step)
    this.advance(0)
  }

  // Picks

  /** Makes a pick by its place among the seat's candidates; it may join the one before as part of a gesture. */
  pick(seat: Seat, index: number, joins = false): void {
    const ask = this.ask
    if (!ask) throw mistake('kernel.over')
    const count = ask.count(seat)
    if (count === 0) throw mistake('kernel.notYours', { seat })
    if (!(index >= 0 && index < count)) throw mistake('kernel.unknownPick', { key: String(index) })
    if (!this.history) {
      this.answer(ask, seat, index)
      return
    }
    if (!Number.isInteger(index)) throw mistake('kernel.unknownPick', { key: String(index) })
    const owners = ask.kind === 'each' ? [seat] : ask.seats
    this.make(ask, {
      seat,
      key: keyAt(ask, seat, index),
      index,
      owners,
      barrier: false,
      ...(joins && { joins }),
      ...(agreesAt(ask, seat, index) && { agrees: true }),
    })
    if (this.history.undone.length > 0) this.history.undone.length = 0
  }

  /** Makes a pick by its key. */
  pickKey(seat: Seat, key: string, joins = false): void {
    const ask = this.ask
    if (!ask) throw mistake('kernel.over')
    if (ask.count(seat) === 0) throw mistake('kernel.notYours', { seat })
    const index = indexOf(ask, seat, key)
    if (index >= 0) {
      this.pick(seat, index, joins)
      return
    }
    const refused = refusalsOf(ask).find(one => one.key === key)
    if (refused) throw new Mistake(refused.why)
    throw mistake('kernel.unknownPick', { key })
  }

  /** Makes several picks that are one gesture: all of them, or none. They are taken back and made again together. */
  pickAll(seat: Seat, keys: readonly string[]): void {
    const { history, picks } = this
    const undone = history?.undone.slice() ?? []
    try {
      for (const [place, key] of keys.entries()) {
        const lead = place < keys.length - 1 ? this.leadOf(seat, key) : null
        this.pickKey(seat, key, place > 0)
        // What a pick made known shall not tell whether the next one fits: somebody could try until it does.
        if (lead !== null && !this.goesOn(seat, lead)) throw mistake('kernel.notOneGesture', { key })
      }
    } catch (error) {
      if (this.picks > picks) this.goTo(picks)
      history?.undone.splice(0, history.undone.length, ...undone)
      throw error
    }
  }

  /**
   * What a seat would be asked next in the gesture that begins with some answers; null where it ends with them.
   * What is refused then, and why, is told unless nobody wants to know.
   */
  peek(seat: Seat, keys: readonly string[], whyNot = true): Face | null {
    return this.peeks(seat, whyNot)(keys)
  }

  /** Peeks again and again, at other answers each time, until the next pick: one fork serves all of them. */
  peeks(seat: Seat, whyNot = true): (keys: readonly string[]) => Face | null {
    let fork: Match<S, T> | undefined
    return keys => {
      fork = this.forkWith(isMade, fork)
      return fork.faceAfter(seat, keys, whyNot)
    }
  }

  private faceAfter(seat: Seat, keys: readonly string[], whyNot: boolean): Face | null {
    for (const key of keys) {
      const lead = this.leadOf(seat, key)
      this.known = false
      this.pickKey(seat, key)
      if (!this.goesOn(seat, lead)) return null
    }
    return this.ask && faceOf(this.ask, seat, whyNot)
  }

  /** The question that a candidate leads to; a mistake where it leads to none. */
  private leadOf(seat: Seat, key: string): Lead {
    const { ask } = this
    const index = ask ? indexOf(ask, seat, key) : -1
    const lead = ask && index >= 0 ? leadAt(ask, seat, index) : ''
    if (lead === null) throw mistake('kernel.notOneGesture', { key })
    return lead
  }

  private goesOn(seat: Seat, lead: Lead): boolean {
    const { ask } = this
    if (!ask || this.known || ask.kind === 'each' || ask.count(seat) === 0) return false
    return typeof lead === 'string' ? ask.id === lead : lead.includes(ask.id)
  }

  private make(ask: Ask, entry: Entry): void {
    const history = this.history as History<S>
    const { picks } = history
    history.entries.push(entry)
    this.known = false
    try {
      this.answer(ask, entry.seat, entry.index)
    } catch (error) {
      this.goTo(picks)
      throw error
    }
    entry.barrier = this.known
  }

  private answer(ask: Ask, seat: Seat, index: number): void {
    if (ask.kind !== 'each') {
      ask.by = seat
      this.advance(index)
      return
    }
    ask.answers[ask.seats.indexOf(seat)] = index
    if (ask.answers.includes(-1)) return
    this.known = true
    this.advance(0)
  }

  // Looking

  /** What a seat, or a spectator (null), may know. */
  view(seat: Seat | null): unknown {
    return this.game.view(this.state, seat)
  }

  /** What each of several seats may know, to be read before the next pick: views may share parts with the state. */
  views(seats: readonly (Seat | null)[]): readonly unknown[] {
    const { game, state } = this
    return game.views?.(state, seats) ?? seats.map(seat => game.view(state, seat))
  }

  /** What a seat is asked, candidates named; null when it is not asked. */
  face(seat: Seat): Face | null {
    return this.ask && faceOf(this.ask, seat)
  }

  /** What everybody may know of the question that is open. */
  get waiting(): Waiting | null {
    return this.ask && waitingFor(this.ask)
  }

  /** The party of each seat, by which sentences name it, and those beside the seats. */
  get cast(): Cast {
    const length = this.game.parties?.(this.state) ?? this.seats
    return Array.from({ length }, (_, seat) => this.game.party(this.state, seat))
  }

  /** Whose turn it is, as the rules declared it; -1 before the first turn. */
  get turnSeat(): Seat {
    return this.turnOf.seat
  }

  // Undo

  /**
   * Whether a seat may take its last pick, or gesture, back: nothing became known since, and nobody else has answered
   * but those who yield.
   */
  canUndo(seat: Seat, yields: Yields = nobodyYields): boolean {
    return this.undoable(seat, yields) >= 0
  }

  /** Where what the seat takes back begins; -1 when it may not. */
  private undoable(seat: Seat, yields: Yields): number {
    if (!this.history) return -1
    const { entries, past } = this.history
    const open = entries.length - this.openAnswers
    for (let i = entries.length - 1; i >= open; i--) if (entries[i].seat === seat) return past.picks + i
    for (let i = entries.length - 1; i >= 0 && !entries[i].barrier; i--) {
      if (yields(entries[i].seat)) continue
      if (!entries[i].owners.includes(seat)) return -1
      while (entries[i].joins) i--
      return past.picks + i
    }
    return -1
  }

  /** How many of the last picks are answers to the ask to each that is still open. */
  get openAnswers(): number {
    const ask = this.ask
    if (ask?.kind !== 'each') return 0
    return ask.answers.filter((answer, place) => answer >= 0 && !this.tookByItself(ask, place)).length
  }

  private tookByItself(ask: Ask, place: number): boolean {
    return ask.lists[place].length === 1 && !asksAlways(this, ask.naming)
  }

  /** Takes back the seat's last pick, or gesture, and what those who yield have answered since. */
  undo(seat: Seat, yields: Yields = nobodyYields): void {
    const index = this.undoable(seat, yields)
    if (index < 0) throw mistake('kernel.nothingToUndo')
    const history = this.history as History<S>
    this.checkpointBefore(history, index)
    // The answers of others to an ask to each that is still open stay.
    const isOpen = index >= history.picks - this.openAnswers
    const taken = history.between(index, isOpen ? index + 1 : undefined)
    const later = history.between(index + taken.length)
    this.goTo(index)
    for (const entry of later) this.make(this.ask as Ask, entry)
    history.undone.push(...taken.reverse())
  }

  /** Whether the seat may make again what it last took back. */
  canRedo(seat: Seat): boolean {
    return this.history?.undone.at(-1)?.owners.includes(seat) ?? false
  }

  /** Makes again the pick, or gesture, that was last taken back, with what those who yield had answered to it. */
  redo(seat: Seat, yields: Yields = nobodyYields): void {
    if (!this.canRedo(seat)) throw mistake('kernel.nothingToRedo')
    const { undone } = this.history as History<S>
    do {
      this.remake(undone[undone.length - 1])
      undone.pop()
    } while (undone.length > 0 && follows(undone[undone.length - 1], yields))
  }

  private remake(taken: Entry): void {
    const { ask } = this
    // A game that was loaded knows what was taken back by its key alone.
    const index = ask && taken.index < 0 ? indexOf(ask, taken.seat, taken.key) : taken.index
    if (!ask || index < 0) throw mistake('kernel.nothingToRedo')
    this.make(ask, index === taken.index ? taken : { ...taken, index })
  }

  /** Takes back everything the seat may since its turn began. */
  restartTurn(seat: Seat, yields: Yields = nobodyYields): void {
    if (!this.canUndo(seat, yields)) throw mistake('kernel.nothingToUndo')
    do this.undo(seat, yields)
    while (this.picks > this.turnOf.at && this.canUndo(seat, yields))
  }

  /** Goes back to an earlier pick, past any barrier: for tables where all agree, and for replays. */
  rewind(picks: number): void {
    if (!(Number.isInteger(picks) && picks >= 0 && picks <= this.picks))
      throw mistake('kernel.noSuchPick', { at: picks, last: this.picks })
    this.goTo(picks)
    this.history?.undone.splice(0)
  }

  /** How many picks were made. */
  get picks(): number {
    return this.history ? this.history.picks : 0
  }

  private goTo(picks: number): void {
    const history = this.history
    if (!history) throw new RuleFault('A match that keeps nothing cannot go back.')
    const checkpoint = this.checkpointBefore(history, picks)
    const replayed = history.between(checkpoint.at, picks)
    history.cutTo(checkpoint)
    this.restore(checkpoint)
    for (const entry of replayed) this.make(this.ask as Ask, entry)
  }

  private checkpointBefore(history: History<S>, picks: number): Checkpoint<S> {
    if (!history.checkpointFor(picks)) this.recall(history)
    return history.checkpointFor(picks) as Checkpoint<S>
  }

  /** Finds the checkpoints before the one that a game was loaded from, by playing it again from the start. */
  private recall(history: History<S>): void {
    const [first] = history.checkpoints
    const past = history.past.picks === 0 ? this.past(history.between(0, first.at)) : null
    // Corrected rules may lead elsewhere, or nowhere, and what was let go is not here: then there is no way back.
    if (!past || !same(past.checkpointFor(first.at), first))
      throw mistake('kernel.noWayBack', { at: first.at })
    history.entries.splice(0, first.at, ...past.entries)
    history.checkpoints.unshift(...past.checkpoints.filter(one => one.at < first.at))
  }

  private past(entries: readonly Entry[]): History<S> | null {
    try {
      const again = Match.start(this.game, this.setup)
      for (const { seat, key, joins } of entries) again.pickKey(seat, key, joins)
      return again.history
    } catch {
      return null
    }
  }

  // Forks

  /** A copy to try things on, which keeps nothing and never changes this match. */
  fork(): Match<S, T> {
    return this.forkWith(isMade)
  }

  /** A copy in which all that the seat that is asked does not know, chance included, is a random possibility. */
  guess(seat: Seat | null, seed: number): Match<S, T> {
    const fork = this.forkWith(entry => entry.seat === seat)
    fork.played = false
    fork.chance = Chance.of(seed)
    this.game.redeal(fork.state, seat, fork.chance)
    fork.ask?.renew?.(seat)
    return fork
  }

  /**
   * Of the answers to an ask to each that is still open, the fork gets those that `known` lets through. A fork that was
   * done with may become one again.
   */
  private forkWith(known: (entry: Entry) => boolean, done?: Match<S, T>): Match<S, T> {
    const history = this.history
    if (!history) throw new RuleFault('A match that keeps nothing cannot be forked.')
    const open = history.picks - this.openAnswers
    const checkpoint = history.checkpointFor(open) as Checkpoint<S>
    const fork = done ?? new Match(this.game, this.setup, checkpoint.state, this.chance, null, this.data)
    fork.played = true // Its picks are those of the match.
    fork.restore(checkpoint, done?.state)
    for (const [place, entry] of history.between(checkpoint.at).entries())
      if (checkpoint.at + place < open || known(entry)) fork.answer(fork.ask as Ask, entry.seat, entry.index)
    if (this.outcome) fork.outcome = this.outcome
    return fork
  }
}

const isMade = ({ seat }: Entry): boolean => seat >= 0

/** Whether a pick is made again with the one before it. */
const follows = ({ joins, seat }: Entry, yields: Yields): boolean => joins === true || yields(seat)

/** Checks what a game is to start from; a mistake names what is wrong. */
export function readSetup<S, T extends Text>(
  game: Game<S, T>,
  seats: number,
  options: { readonly [name: string]: unknown },
  seed: Seed,
  pack?: Pack,
  given?: readonly number[],
): Setup {
  const { min, max } = game.seats
  if (!(Number.isInteger(seats) && seats >= min && seats <= max))
    throw mistake('kernel.seats', { game: game.id, min, max, got: seats })
  if (!isSeed(seed)) throw mistake('kernel.seed', { seed: String(seed) })
  if (given && !areOutcomes(given)) throw mistake('kernel.notASave')
  const setup: Setup = {
    seats,
    options: readOptions(game.options, seats, options),
    seed,
    ...(pack && { pack }),
    ...(given && { given }),
  }
  const wrong = (pack && packFault(game, pack)) ?? game.check?.(setup)
  if (wrong) throw wrong
  return setup
}
