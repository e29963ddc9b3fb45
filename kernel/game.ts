import type { Chance, Seed } from './chance.ts'
import type { Text } from './message.ts'
import type { Mistake } from './mistake.ts'
import type { OptionSpecs, Options } from './options.ts'
import type { Pack, Reconstructed } from './pack.ts'
import type { Next, Seat, Step } from './table.ts'

/** What a game starts from. */
export interface Setup {
  readonly seats: number
  readonly options: Options
  readonly seed: Seed
  /** What the owner of a box wrote anew; left out where the game is played as it is. */
  readonly pack?: Pack
  /** The first outcomes of chance, where they are known; left out where luck alone decides. */
  readonly given?: readonly number[]
}

/** A game: a handful of functions on a plain state. */
export interface Game<S = unknown, T extends Text = Text> {
  readonly id: string
  /** The version of its rules; raised by every change that a running game can notice. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSpecs
  /** What is wrong with a setup beyond its options one by one; what seats leave to chance is not wrong yet. */
  check?(setup: Setup): Mistake | null
  /** How far a setup falls short of what the rules advise; 0 where it does not. What is left to chance is drawn by it. */
  shortfall?(setup: Setup): number
  /** What of its data is reconstructed and read by its rules; they find it as `data` on the state. */
  readonly reconstructed?: Reconstructed
  /** The state before the first step; where something is reconstructed, it hangs the data on the state that it is given. */
  start(setup: Setup, chance: Chance, data: never): S
  /** Nothing is hidden from one seat that another may know: people at one screen need not take turns to look. */
  readonly open?: true
  /** The first step. */
  readonly first: Next
  readonly steps: { readonly [name: string]: Step<S, T> }
  /** What a seat, or a spectator (null), may know: plain data, nothing hidden inside. */
  view(state: S, seat: Seat | null): unknown
  /**
   * The views of several seats at once, where that is quicker than one by one. They are read before the state changes:
   * they may share parts with each other and with the state.
   */
  views?(state: S, seats: readonly (Seat | null)[]): readonly unknown[]
  /**
   * Replaces what a seat, or a spectator, does not know by a random possibility.
   * It changes values in place and never replaces a list or object that a rule may hold.
   */
  redeal(state: S, seat: Seat | null, chance: Chance): void
  /** What is wrong with a state: sentences for its developer, none when all is well. */
  invariants(state: S): readonly string[]
  /** The round the game is in, from 1. */
  round(state: S): number
  /** The name under which results count a seat: its faction, or `seat1`. */
  party(state: S, seat: Seat): string
  /** How many parties sentences speak of, where some are beside the seats; they come after those of the seats. */
  parties?(state: S): number
  /**
   * The score of each seat, where the game has scores, then those of parties that score beside the seats; null for who
   * no longer scores.
   */
  scores?(state: S): readonly (number | null)[]
  /**
   * With which key a seat begins to propose what is its own, in a question to all; null when it has nothing to propose.
   * A bot among people does so before they go on, and once.
   */
  proposal?(state: S, seat: Seat): string | null
  /** The number of picks within which every game ends. */
  readonly bound: number
}

/** What makes a position good: the game's own judgement, for bots that think. */
export interface Brain<S> {
  /** The chance to win of each seat, 0 to 1, as the state stands. */
  value(state: S): number[]
  /** How promising each candidate looks to the seat that is asked: weights above 0; all alike if left out. */
  prior?(state: S, seat: Seat, ask: import('./ask.ts').Ask): number[]
  /** What a position is worth to a seat, by what makes it so; the game's text has `reason.<name>` for each. For hints that say why. */
  parts?(state: S, seat: Seat): { readonly [name: string]: number }
  /** The messages of candidates that settle how the game is played, or take back what was: no hint advises them. */
  readonly settings?: readonly string[]
  /** How many picks a playout goes on before `value` judges it; to the end of the game if left out. */
  readonly depth?: number
  /** How many turns or rounds a search looks ahead, the one that runs included, before `value` judges; no limit if left out. */
  readonly turns?: number
  /** The asks with which such a turn begins, where the table's turns are not what a search should look ahead by. */
  readonly beats?: readonly string[]
  /** A victory alone has degrees, which `value` tells of a game that is over too. */
  readonly graded?: true
  /** All win or lose together: a game that ends without a winner is lost by all. */
  readonly together?: true
  /** How often a playout forgets the priors and takes any candidate, 0 to 1; now and then if left out. */
  readonly careless?: number
  /** The asks whose answers together make one plan before anything comes of it: a search weighs it as a whole. */
  readonly drafts?: readonly string[]
  /** A candidate with this share of all priors, 0 to 1, is taken without a search; none if left out. */
  readonly obvious?: number
  /** The share of a level's iterations that one choice gets, where a turn is made of many; all if left out. */
  readonly effort?: number
  /** The same for a whole plan, which may get several times a level's iterations. */
  readonly planEffort?: number
  /** The share of a level's time that it may take for a choice; 1 if left out. */
  readonly haste?: number
}
