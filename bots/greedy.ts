import { type Brain, Chance, keyAt, type Match, type Playable, type Seat } from '@tablee/kernel'
import { askTo, type Bot, type Thought, unweighed } from './bot.ts'
import { answerer, valuesOf } from './playout.ts'

/** How many possible worlds a candidate is tried in. */
const WORLDS = 3
/** How many picks further a greedy bot looks to tell equal candidates apart. */
const FURTHER = 12
/** Values nearer than this are equal. */
const EQUAL = 1e-9

/** A bot that looks one pick ahead, and takes what the game's brain then likes best. */
export class GreedyBot implements Bot {
  readonly name = 'greedy'
  private readonly brain: Brain<unknown> | undefined
  private readonly chance: Chance

  constructor(room: Playable, seed: number) {
    this.brain = room.brain
    this.chance = Chance.of(seed)
  }

  think(match: Match, seat: Seat): Thought {
    const ask = askTo(match, seat)
    const count = ask.count(seat)
    if (count === 1) return unweighed(ask, seat, 0)
    // Every candidate is tried in the same worlds, so that none is merely lucky.
    const worlds = Array.from({ length: WORLDS }, () => this.chance.next())
    const all = Array.from({ length: count }, (_, index) => index)
    const values = all.map(index => this.judge(match, seat, index, worlds, 0))
    const index = this.settle(match, seat, best(all, values), worlds)
    const order = all.toSorted((a, b) => Number(b === index) - Number(a === index) || values[b] - values[a])
    return {
      index,
      key: keyAt(ask, seat, index),
      candidates: order.map(one => ({ key: keyAt(ask, seat, one), value: values[one], visits: WORLDS })),
      iterations: count * WORLDS,
    }
  }

  /** The mean value to the seat of a candidate, after its own next picks where it is to look further. */
  private judge(match: Match, seat: Seat, index: number, worlds: readonly number[], further: number): number {
    let sum = 0
    for (const seed of worlds) {
      const world = match.guess(seat, seed)
      world.pick(seat, index)
      this.follow(world, seat, further)
      sum += valuesOf(world, this.brain)[seat]
    }
    return sum / worlds.length
  }

  /** Goes on with the seat's most promising picks while it is to answer and the turn lasts. */
  private follow(world: Match, seat: Seat, picks: number): void {
    const turn = world.turnSeat
    for (let i = 0; i < picks && world.ask && world.turnSeat === turn; i++) {
      if (answerer(world.ask, seat) !== seat) return
      const weights = this.brain?.prior?.(world.state, seat, world.ask)
      world.pick(seat, weights ? weights.indexOf(Math.max(...weights)) : 0)
    }
  }

  /** Of equal candidates, the one that leads further, then the one with the best prior, then any. */
  private settle(match: Match, seat: Seat, equals: readonly number[], worlds: readonly number[]): number {
    if (equals.length === 1) return equals[0]
    if (!this.brain?.prior) return this.chance.one(equals)
    const further = equals.map(index => this.judge(match, seat, index, worlds, FURTHER))
    const left = best(equals, further)
    const world = match.guess(seat, worlds[0])
    const weights = this.brain.prior(world.state, seat, askTo(world, seat))
    return this.chance.one(
      best(
        left,
        left.map(index => weights[index]),
      ),
    )
  }
}

/** The candidates of the highest value. */
function best(candidates: readonly number[], values: readonly number[]): number[] {
  const top = Math.max(...values)
  return candidates.filter((_, place) => values[place] >= top - EQUAL)
}
