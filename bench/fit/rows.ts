import { type Intent, SearchBot } from '@tablee/bots'
import { answerer, drawn } from '@tablee/bots/playout.ts'
import type { Fitting } from '@tablee/common/fitting.ts'
import { type Brain, Chance, keysOf, Match, type NewMatch, type Playable, type Seat } from '@tablee/kernel'

/** A position of a seat when a round or turn has begun: what counts in it, and whether the seat won from there. */
export interface Row {
  readonly won: boolean
  readonly features: readonly number[]
}

/** A game that rows come from. */
export interface Sample {
  readonly table: NewMatch
  /** How many iterations a thought gets. */
  readonly iterations: number
}

/** A game and what is fitted to it. */
export interface Fitted<S = unknown> {
  readonly room: Playable<S>
  readonly fitting: Fitting<S>
}

/** How many numbers a row takes. */
export function widthOf({ room, fitting }: Fitted): number {
  const { table } = sampleOf(fitting, 1)
  return 1 + fitting.features(Match.start(room.game, table).state, 0).length
}

/** How often a plan is carried out in other worlds, and one that the priors draw beside it. */
const WORLDS = 3
const ITERATIONS = [24, 48, 96] as const

/** The game of a seed. */
export function sampleOf(fitting: Fitting, seed: number): Sample {
  const chance = Chance.of(seed)
  const table = { ...fitting.table(chance), seed }
  return { table, iterations: chance.one(ITERATIONS) }
}

/** Plays a game, plans by a short search and all else by the priors, and gathers the rows of it. */
export function rowsOf(fitted: Fitted, { table, iterations }: Sample): Row[] {
  return new Play(fitted, Number(table.seed), iterations).rows(Match.start(fitted.room.game, table))
}

/** What is remembered of a position until it is known who wins. */
interface Met {
  readonly seat: Seat
  readonly features: readonly number[]
}

class Play {
  private readonly brain: Brain<unknown>
  private readonly fitting: Fitting
  private readonly chance: Chance
  private readonly planner: SearchBot
  private readonly beside: Row[] = []

  constructor({ room, fitting }: Fitted, seed: number, iterations: number) {
    if (!room.brain) throw new Error('Without a brain there is nothing to fit.')
    this.fitting = fitting
    this.brain = { ...room.brain, planEffort: 1 }
    this.chance = Chance.of(seed + 1)
    this.planner = new SearchBot({ ...room, brain: this.brain }, seed, { iterations })
  }

  rows(match: Match): Row[] {
    const met: Met[] = []
    let moment = this.fitting.moment(match.state)
    // Of a game without plans the first choice of a moment: one is as telling as another.
    let carriesOut = true
    let intent: Intent | undefined
    while (match.ask) {
      const [seat] = match.ask.waiting
      const now = this.fitting.moment(match.state)
      if (now !== moment) {
        met.push(...this.met(match))
        carriesOut = true
      }
      moment = now
      if (this.isPlanning(match)) {
        const thought = this.planner.think(match, seat, intent)
        if (thought.iterations > 0 && carriesOut) {
          this.carryOut(match, seat, [thought.key, ...(thought.intent?.keys ?? [])])
          carriesOut = this.brain.drafts !== undefined
        }
        intent = thought.intent
        match.pick(seat, thought.index)
      } else match.pick(seat, this.likeliest(match.guess(seat, this.chance.next()), seat))
    }
    return [...rowsWhen(met, match), ...this.beside]
  }

  /** The position as each seat has it; as one of them where all win together. */
  private met({ state, seats }: Match): Met[] {
    const count = this.brain.together ? 1 : seats
    return Array.from({ length: count }, (_, seat) => ({
      seat,
      features: this.fitting.features(state, seat),
    }))
  }

  /** What comes of a plan in other worlds, and of others that the priors draw; played to the end by the priors. */
  private carryOut(match: Match, seat: Seat, keys: readonly string[]): void {
    for (let n = 0; n < WORLDS; n++) {
      this.playOn(match.guess(seat, this.chance.next()), seat, keys)
      this.playOn(match.guess(seat, this.chance.next()), seat, [])
    }
  }

  private playOn(world: Match, thinker: Seat, plan: readonly string[]): void {
    const moment = this.fitting.moment(world.state)
    const left = plan.values()
    let met: Met[] | null = null
    while (world.ask) {
      if (!met && this.fitting.moment(world.state) !== moment) met = this.met(world)
      const seat = answerer(world.ask, thinker)
      const key = met ? undefined : left.next().value
      const meant = key === undefined ? -1 : keysOf(world.ask, seat).indexOf(key)
      const draws = !met && plan.length === 0 && this.isPlanning(world)
      world.pick(seat, meant >= 0 ? meant : draws ? this.drawn(world, seat) : this.likeliest(world, seat))
    }
    if (met) this.beside.push(...rowsWhen(met, world))
  }

  /** Whether a search thinks: about plans, where the game has some, else about every choice. */
  private isPlanning({ ask }: Match): boolean {
    if (ask === null) return false
    return this.brain.drafts?.includes(ask.id) ?? ask.count(ask.waiting[0]) > 1
  }

  private priors({ state, ask }: Match, seat: Seat): number[] {
    if (!ask) return [1]
    return this.brain.prior?.(state, seat, ask) ?? Array<number>(ask.count(seat)).fill(1)
  }

  private likeliest(match: Match, seat: Seat): number {
    if (match.ask?.count(seat) === 1) return 0
    const weights = this.priors(match, seat)
    return weights.indexOf(Math.max(...weights))
  }

  private drawn(match: Match, seat: Seat): number {
    return drawn(this.priors(match, seat), this.chance)
  }
}

/** What was met, with who won. */
function rowsWhen(met: readonly Met[], { outcome }: Match): Row[] {
  return met.map(({ seat, features }) => ({ won: outcome?.winners.includes(seat) === true, features }))
}
