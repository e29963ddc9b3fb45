import { type Ask, type Brain, Chance, keysOf, type Match, type Playable, type Seat } from '@tablee/kernel'
import { askTo, type Bot, type Intent, type Thought, unweighed } from './bot.ts'
import { type Budget, clock, type TimeSource } from './budget.ts'
import { Drafts } from './drafts.ts'
import { type Arm, Tree } from './tree.ts'

/** How many iterations pass between two looks at whether the choice is settled. */
const GLANCE = 16

/** What tries possible worlds, one at a time, and ranks what there is to choose. */
interface Learner {
  readonly ranking: readonly Arm[]
  learn(world: Match): void
  settled(left: number): boolean
}

/** A bot that plays out possible worlds and follows what goes well: Monte-Carlo tree search. */
export class SearchBot implements Bot {
  readonly name: string
  private readonly brain: Brain<unknown> | undefined
  private readonly chance: Chance
  private readonly budget: Budget
  private readonly clock: TimeSource

  constructor(room: Playable, seed: number, budget: Budget, name = 'search', time: TimeSource = clock) {
    this.name = name
    this.brain = room.brain
    this.chance = Chance.of(seed)
    this.budget = budget
    this.clock = time
  }

  think(match: Match, seat: Seat, intent?: Intent): Thought {
    const ask = askTo(match, seat)
    const meant = intent ? goOn(match, ask, seat, intent) : null
    if (meant) return meant
    if (ask.count(seat) === 1) return unweighed(ask, seat, 0)
    return this.brain?.drafts?.includes(ask.id)
      ? this.plan(match, ask, seat, this.brain)
      : (this.obvious(match, seat) ?? this.choose(match, ask, seat))
  }

  /** The candidate that the brain takes without a search; null where there is something to think about. */
  private obvious(match: Match, seat: Seat): Thought | null {
    if (this.budget.thorough || this.brain?.obvious === undefined || !this.brain.prior) return null
    const { state, ask } = match.guess(seat, this.chance.next())
    if (!ask) return null
    const weights = this.brain.prior(state, seat, ask)
    const most = Math.max(...weights)
    if (most < this.brain.obvious * weights.reduce((sum, weight) => sum + weight, 0)) return null
    return unweighed(ask, seat, weights.indexOf(most))
  }

  private choose(match: Match, ask: Ask, seat: Seat): Thought {
    const tree = new Tree(match, seat, this.brain, this.chance)
    const spent = this.explore(match, seat, tree, this.brain?.effort ?? 1)
    return { ...thoughtOf(ask, seat, tree), ...spent }
  }

  /** Weighs whole plans, and keeps the rest of the best in mind. */
  private plan(match: Match, ask: Ask, seat: Seat, brain: Brain<unknown>): Thought {
    const drafts = new Drafts(seat, brain, this.chance)
    // A plan that is taken up in its middle is what others have begun: less is left to weigh.
    const isWhole = ask.id === brain.drafts?.[0]
    const spent = this.explore(match, seat, drafts, isWhole ? (brain.planEffort ?? 1) : 1)
    const [, ...keys] = drafts.best
    return { ...thoughtOf(ask, seat, drafts), ...spent, intent: { at: match.picks + 1, keys } }
  }

  /** Lets a learner try possible worlds for as long as the budget lasts. */
  private explore(
    match: Match,
    seat: Seat,
    learner: Learner,
    effort: number,
  ): Pick<Thought, 'iterations' | 'ms'> {
    const { iterations = Number.POSITIVE_INFINITY } = this.budget
    // A time that was asked for as such is taken as it is.
    const haste = this.budget.iterations === undefined ? 1 : (this.brain?.haste ?? 1)
    const ms = this.budget.ms === undefined ? undefined : haste * this.budget.ms
    const most = Math.max(1, Math.round(iterations * effort))
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
    return { iterations: done, ...(ms !== undefined && { ms: this.clock() - started }) }
  }
}

/** The next pick of a plan that nobody has changed; null where there is none. */
function goOn(match: Match, ask: Ask, seat: Seat, { at, keys: [key, ...keys] }: Intent): Thought | null {
  const index = at === match.picks && key !== undefined ? keysOf(ask, seat).indexOf(key) : -1
  return index < 0 ? null : { ...unweighed(ask, seat, index), intent: { at: at + 1, keys } }
}

/** What a learner found: its best candidate, and how it ranks all it tried. */
function thoughtOf(
  ask: Ask,
  seat: Seat,
  { ranking }: Learner,
): Pick<Thought, 'index' | 'key' | 'candidates'> {
  const candidates = ranking.map(({ key, total, visits, then }) => ({
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
  }
}
