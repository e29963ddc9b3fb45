import { type Brain, Chance, keysOf, type Match, type Playable, type Seat } from '@tablee/kernel'
import { askTo, type Bot, type Thought, unweighed } from './bot.ts'
import { type Budget, type Clock, clock } from './budget.ts'
import { Tree } from './tree.ts'

/** How many iterations pass between two looks at whether the choice is settled. */
const GLANCE = 16

/** A bot that plays out possible worlds and follows what goes well: Monte-Carlo tree search. */
export class SearchBot implements Bot {
  readonly name: string
  private readonly brain: Brain<unknown> | undefined
  private readonly chance: Chance
  private readonly budget: Budget
  private readonly clock: Clock

  constructor(room: Playable, seed: number, budget: Budget, name = 'search', time: Clock = clock) {
    this.name = name
    this.brain = room.brain
    this.chance = Chance.of(seed)
    this.budget = budget
    this.clock = time
  }

  think(match: Match, seat: Seat): Thought {
    const ask = askTo(match, seat)
    if (ask.count(seat) === 1) return unweighed(ask, seat, 0)
    const { iterations: most = Number.POSITIVE_INFINITY, ms } = this.budget
    const tree = new Tree(match, seat, this.brain, this.chance)
    const started = ms === undefined ? 0 : this.clock()
    let iterations = 0
    do {
      tree.learn(match.guess(seat, this.chance.next()))
      iterations++
    } while (
      iterations < most &&
      (ms === undefined || this.clock() - started < ms) &&
      !(iterations % GLANCE === 0 && settled(tree, most - iterations))
    )
    const candidates = tree.ranking.map(({ key, total, visits }) => ({
      key,
      value: visits === 0 ? 0 : total / visits,
      visits,
    }))
    const { key } = candidates[0]
    return {
      index: keysOf(ask, seat).indexOf(key),
      key,
      candidates: candidates.filter(({ visits }) => visits > 0),
      iterations,
      ...(ms !== undefined && { ms: this.clock() - started }),
    }
  }
}

/** Whether the most visited candidate stays so whatever the iterations left may bring. */
function settled(tree: Tree, left: number): boolean {
  const [first, second] = tree.ranking
  return first.visits - second.visits > left
}
