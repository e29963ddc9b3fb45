import type { Naming } from './ask.ts'
import type { Chance } from './chance.ts'
import { clone } from './clone.ts'
import { keyOf } from './face.ts'
import type { Setup } from './game.ts'
import type { History, Report } from './history.ts'
import type { MessageId, Text, Values, ValuesOf } from './message.ts'
import type { Next, Outcome, Seat, Table } from './table.ts'

/** What a step returns when the game is over; thrown to leave nested procedures when it ends inside them. */
export const OVER: Next = 'over'

/** The table that the rules work on: the state, chance, the journal, and what they declare. */
export class RulesTable<S, T extends Text> implements Table<S, T> {
  readonly setup: Setup
  /** The state as it stands; rules change it, everybody else only reads. */
  state: S
  /** How the game ended; null while it runs. */
  outcome: Outcome | null = null
  /** The picks, checkpoints and journal; null when nothing is kept. */
  readonly history: History<S> | null
  played: boolean
  protected chance: Chance
  /** Whose turn has begun, and after how many picks. */
  protected turnOf: { seat: Seat; at: number } = { seat: -1, at: 0 }
  /** Whether something became known since the last pick. */
  protected known = false

  protected constructor(setup: Setup, state: S, chance: Chance, history: History<S> | null) {
    this.setup = setup
    this.state = state
    this.chance = chance
    this.history = history
    this.played = history !== null
  }

  get seats(): number {
    return this.setup.seats
  }

  roll(sides: number): number {
    this.known = true
    return 1 + this.chance.below(sides)
  }

  dice(count: number, sides: number): number[] {
    return Array.from({ length: count }, () => this.roll(sides))
  }

  random(n: number): number {
    this.known = true
    return this.chance.below(n)
  }

  shuffle(pile: unknown[]): void {
    this.chance.shuffle(pile)
  }

  draw<V>(pile: V[]): V | undefined {
    this.known = true
    return pile.pop()
  }

  reveal(): void {
    this.known = true
  }

  say<K extends MessageId<T>>(id: K, ...values: ValuesOf<T[K]>): void {
    if (this.history) this.report(id, values[0] as Values | undefined)
  }

  sayTo<K extends MessageId<T>>(seats: readonly Seat[], id: K, ...values: ValuesOf<T[K]>): void {
    if (this.history) this.report(id, values[0] as Values | undefined, seats)
  }

  turn(seat: Seat): void {
    this.turnOf = { seat, at: this.history ? this.history.picks : 0 }
  }

  over(outcome: Outcome): Next {
    this.outcome = outcome
    return OVER
  }

  end(outcome: Outcome): never {
    throw this.over(outcome)
  }

  tookOnly<V>(seat: Seat | readonly Seat[], id: string, naming: Naming<V>, candidate: V): void {
    if (!this.history) return
    const key = keyOf(naming, candidate)
    this.report('kernel.only', { prompt: id, key }, typeof seat === 'number' ? [seat] : seat)
  }

  private report(id: string, values?: Values, to?: readonly Seat[]): void {
    const { picks, journal } = this.history as History<S>
    const report: { -readonly [K in keyof Report]: Report[K] } = { id, at: picks }
    if (values !== undefined) report.values = clone(values)
    if (to !== undefined) report.to = [...to]
    journal.push(report)
  }
}
