import { Chance, type Game, type Match, matchAt, type Next, type Text } from '@tablee/kernel'
import { take } from '../piles.ts'

/**
 * A table set up by hand, on which games build theirs: pieces are moved, so that none is lost or doubled, dice show what
 * a test wants, and a match enters any step from there. A position that the invariants forbid is refused.
 */
export abstract class Position<S, T extends Text> {
  protected firstSeed = 1
  private given: readonly number[] | undefined
  private readonly game: Game<S, T>
  private readonly die: number

  constructor(game: Game<S, T>, die = 6) {
    this.game = game
    this.die = die
  }

  abstract readonly state: S

  /** What the table was set up with. */
  protected abstract setup(): {
    readonly seats: number
    readonly options: { readonly [name: string]: unknown }
  }

  /** Any other change of the state. */
  change(change: (state: S) => void): this {
    change(this.state)
    return this
  }

  /** The seed, or the first that is tried for the dice. */
  seed(seed: number): this {
    this.firstSeed = seed
    return this
  }

  /** What the dice show first, counted from 1. */
  rolls(...dice: number[]): this {
    const shown = (seed: number) => {
      const chance = Chance.of(seed)
      return dice.every(die => 1 + chance.below(this.die) === die)
    }
    while (!shown(this.firstSeed)) this.firstSeed++
    return this
  }

  /** What the dice show first, however many they are, counted from 1. */
  dice(...shown: number[]): this {
    this.given = shown.map(die => die - 1)
    return this
  }

  /** The match, as it enters a step from here; of a game that is changed a little, if need be. */
  at(step: Next, game: Game<S, T> = this.game): Match<S, T> {
    const wrong = this.game.invariants(this.state)
    if (wrong.length > 0) throw new Error(`An impossible position: ${wrong.join('; ')}.`)
    return matchAt(game, { ...this.setup(), seed: this.firstSeed, given: this.given }, this.state, step)
  }

  /** Pieces go from one place to another. */
  protected move<V>(from: V[], to: V[], what: readonly V[]): this {
    for (const one of what) {
      take(from, one)
      to.push(one)
    }
    return this
  }
}
