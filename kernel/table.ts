import type { Ask, Naming } from './ask.ts'
import type { Json, Message, MessageId, Text, ValuesOf } from './message.ts'

/** A seat at the table, counted from 0 in turn order. */
export type Seat = number

/** A procedure of the rulebook: it may ask, and returns what the caller needs. */
export type Rule<R = void> = Generator<Ask, R, number>

/** The step that follows: its name, or its name and plain arguments. */
export type Next = string | readonly [step: string, ...args: Json[]]

/** A named part of the game between two checkpoints; it returns the step that follows. */
export type Step<S, T extends Text> = StepOf<S, T>['run']

// Written as a method so that a game of a known state is also a game of an unknown one.
interface StepOf<S, T extends Text> {
  run(t: Table<S, T>, ...args: never[]): Rule<Next>
}

/** How a game ended. */
export interface Outcome {
  /** The seats that won: none, one or several. */
  readonly winners: readonly Seat[]
  /** The rule that ended it, as a message. */
  readonly why: Message
  /** The parties without a seat (automata) that won. */
  readonly rivals?: readonly string[]
}

/** The table as the rules see it: the state, chance, the journal, the end. */
export interface Table<S, T extends Text> {
  /** The state, which rules change directly. */
  readonly state: S
  /** How many seats there are. */
  readonly seats: number
  /** Whether somebody plays here: where nobody does, as in a bot's guess, a deed with one answer does not wait. */
  readonly played: boolean

  /** Rolls one die of so many sides: 1 to sides. */
  roll(sides: number): number
  /** Rolls several dice. */
  dice(count: number, sides: number): number[]
  /** A random whole number from 0 to n - 1. */
  random(n: number): number
  /** Shuffles a pile in place. */
  shuffle(pile: unknown[]): void
  /** Takes the top (last) of a hidden pile. */
  draw<V>(pile: V[]): V | undefined
  /** Notes that a seat has learnt something hidden by other means than chance or a draw: no undo past it. */
  reveal(): void

  /** Reports to everybody what happened. */
  say<K extends MessageId<T>>(id: K, ...values: ValuesOf<T[K]>): void
  /** Reports to some seats only. */
  sayTo<K extends MessageId<T>>(seats: readonly Seat[], id: K, ...values: ValuesOf<T[K]>): void

  /** A seat's turn begins here: “restart my turn” comes back to this point. */
  turn(seat: Seat): void
  /** Ends the game as the step returns: `return t.over(…)`. */
  over(outcome: Outcome): Next
  /** Ends the game at once, from however deep in nested procedures. */
  end(outcome: Outcome): never

  /** Reports that the single candidate of an ask was taken; called by the kernel. */
  tookOnly<V>(seat: Seat | readonly Seat[], id: string, naming: Naming<V>, candidate: V): void
}
