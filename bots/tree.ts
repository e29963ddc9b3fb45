import { type Ask, type Brain, type Chance, keyAt, type Match, type Seat } from '@tablee/kernel'
import { answerer, Horizon, playOut } from './playout.ts'
import { Spread } from './spread.ts'

/** How much the search wonders about what it has tried little, in standard deviations. */
const CURIOSITY = 1.4
/** A seat has so many of its candidates tried at first, and more as the root of its visits grows. */
const WIDTH = 4
const WIDENING = 2

/** What the search knows of one candidate. */
export interface Arm {
  readonly key: string
  /** How promising it looked when first met, 1 being the average of its ask. */
  readonly prior: number
  /** How often it was there to choose. */
  offered: number
  /** How often it was chosen. */
  visits: number
  /** The sum of what its seat got from it. */
  total: number
  /** What would follow it in the same plan. */
  readonly then?: string
}

/** An ask met after a sequence of picks. Seats that answer in secret have their arms side by side. */
class Node {
  readonly arms = new Map<Seat, Map<string, Arm>>()
  readonly next = new Map<string, Node>()

  armsOf(seat: Seat): Map<string, Arm> {
    return at(this.arms, seat, () => new Map())
  }
}

interface Chosen {
  readonly seat: Seat
  readonly arm: Arm
  readonly index: number
}

/**
 * One tree shared by all the worlds that a seat holds possible (information-set Monte-Carlo tree search).
 * Picks are told apart by their keys, as a world offers some that another does not. Each seat goes for its own
 * value, so the same tree serves rivals and partners. It is reached by picks alone, whatever chance does between.
 */
export class Tree {
  private readonly root = new Node()
  private readonly seat: Seat
  private readonly brain: Brain<unknown> | undefined
  private readonly chance: Chance
  private readonly spreads: readonly Spread[]

  constructor(match: Match, seat: Seat, brain: Brain<unknown> | undefined, chance: Chance) {
    this.seat = seat
    this.brain = brain
    this.chance = chance
    this.spreads = Array.from({ length: match.seats }, () => new Spread())
  }

  /** The candidates of the thinking seat, the most visited first. */
  get ranking(): Arm[] {
    const value = ({ total, visits }: Arm) => (visits === 0 ? 0 : total / visits)
    return [...this.root.armsOf(this.seat).values()].sort(
      (a, b) => b.visits - a.visits || value(b) - value(a),
    )
  }

  /** Whether the most visited candidate stays so whatever the iterations left may bring. */
  settled(left: number): boolean {
    const [first, second] = this.ranking
    return first.visits - second.visits > left
  }

  /** Walks through a possible world to something untried, plays on from there, and learns from the result. */
  learn(world: Match): void {
    const path: Chosen[] = []
    let node = this.root
    let known = true
    const horizon = new Horizon(world, this.brain)
    while (known && world.ask && !horizon.passed(world)) {
      const { ask } = world
      let edge = ''
      do {
        const seat = answerer(ask, this.seat)
        const chosen = this.choose(node.armsOf(seat), world, ask, seat)
        path.push(chosen)
        known &&= chosen.arm.visits > 0
        edge += `${chosen.arm.key}&`
        world.pick(seat, chosen.index)
      } while (world.ask === ask)
      if (known && world.ask)
        node = at(node.next, `${edge}${world.ask.id}:${world.ask.seats[0]}`, () => new Node())
    }
    const values = playOut(world, this.brain, this.seat, this.chance, horizon)
    for (const { seat, arm } of path) {
      arm.visits++
      arm.total += values[seat]
    }
    // What is known to its end would, walked again and again, make all look alike.
    if (!known) for (const [seat, spread] of this.spreads.entries()) spread.add(values[seat])
  }

  /** The untried candidate of the best prior while the ask may widen, else the tried one of the best bound. */
  private choose(arms: Map<string, Arm>, world: Match, ask: Ask, seat: Seat): Chosen {
    const count = ask.count(seat)
    const curiosity = CURIOSITY * this.spreads[seat].deviation
    let weights: readonly number[] | null = null
    let untried: Chosen | null = null
    let best: Chosen | null = null
    let bound = Number.NEGATIVE_INFINITY
    let tried = 0
    let visits = 0
    // It begins anywhere, so that among equals any may come first.
    let index = this.chance.below(count)
    for (let seen = 0; seen < count; seen++, index = index + 1 === count ? 0 : index + 1) {
      const key = keyAt(ask, seat, index)
      let arm = arms.get(key)
      if (!arm) {
        weights ??= this.priors(world, ask, seat)
        arm = { key, prior: weights[index] ?? 1, offered: 0, visits: 0, total: 0 }
        arms.set(key, arm)
      }
      arm.offered++
      if (arm.visits === 0) {
        if (!untried || arm.prior > untried.arm.prior) untried = { seat, arm, index }
        continue
      }
      tried++
      visits += arm.visits
      // UCB1, but a candidate of twice the prior is worth twice the visits.
      const hope = curiosity * Math.sqrt((arm.prior * Math.log(arm.offered)) / arm.visits)
      const score = arm.total / arm.visits + hope
      if (score > bound) {
        bound = score
        best = { seat, arm, index }
      }
    }
    if (untried && (!best || tried < WIDTH + WIDENING * Math.sqrt(visits))) return untried
    return best as Chosen
  }

  /** The priors of an ask, scaled so that their average is 1; none when the brain has no opinion. */
  private priors(world: Match, ask: Ask, seat: Seat): readonly number[] {
    const weights = this.brain?.prior?.(world.state, seat, ask) ?? []
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return weights.map(weight => (weight * weights.length) / sum)
  }
}

/** What a map holds under a name, made when it is first wanted. */
function at<K, V>(map: Map<K, V>, name: K, make: () => V): V {
  let value = map.get(name)
  if (value === undefined) {
    value = make()
    map.set(name, value)
  }
  return value
}
