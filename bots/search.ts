import { type Brain, Chance, keysOf, type Match, type Playable, type Seat } from '@tablee/kernel'
import { askTo, type Bot, type Thought, unweighed } from './bot.ts'
import { type Budget, type Clock, clock } from './budget.ts'
import { Drafts } from './drafts.ts'
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

  /** The candidate that the brain takes without a search; null where there is something to think about. */
  private obvious(match: Match, seat: Seat): Thought | null {
    if (this.brain?.obvious === undefined || !this.brain.prior) return null
    const { state, ask } = match.guess(seat, this.chance.next())
    if (!ask) return null
    const weights = this.brain.prior(state, seat, ask)
    const most = Math.max(...weights)
    if (most < this.brain.obvious * weights.reduce((sum, weight) => sum + weight, 0)) return null
    return unweighed(ask, seat, weights.indexOf(most))
  }

  think(match: Match, seat: Seat): Thought {
    const ask = askTo(match, seat)
    if (ask.count(seat) === 1) return unweighed(ask, seat, 0)
    const obvious = this.budget.thorough ? null : this.obvious(match, seat)
    if (obvious) return obvious
    const { iterations = Number.POSITIVE_INFINITY, ms } = this.budget
    const most = Math.max(1, Math.round(iterations * (this.brain?.effort ?? 1)))
    const learner = this.brain?.drafts?.includes(ask.id)
      ? new Drafts(seat, this.brain, this.chance)
      : new Tree(match, seat, this.brain, this.chance)
    const started = ms === undefined ? 0 : this.clock()
    let done = 0
    do {
      learner.learn(match.guess(seat, this.chance.next()))
      done++
    } while (
      done < most &&
      (ms === undefined || this.clock() - started < ms) &&
      !(done % GLANCE === 0 && learner.settled(most - done))
    )
    const candidates = learner.ranking.map(({ key, total, visits, then }) => ({
      key,
      value: visits === 0 ? 0 : total / visits,
      visits,
      ...(then !== undefined && { then }),
    }))
    const { key } = candidates[0]
    return {
      index: keysOf(ask, seat).indexOf(key),
      key,
      candidates: candidates.filter(({ visits }) => visits > 0),
      iterations: done,
      ...(ms !== undefined && { ms: this.clock() - started }),
    }
  }
}
