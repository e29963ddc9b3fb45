import type { Intent } from '@tablee/bots'
import { SearchBot } from '@tablee/bots'
import { answerer, drawn } from '@tablee/bots/playout.ts'
import { type Brain, Chance, keysOf, Match, type Playable, type Seat } from '@tablee/kernel'
import { featuresOf } from '@tablee/robinson-crusoe/bot/features.ts'
import { SCENARIO_IDS, type ScenarioId } from '@tablee/robinson-crusoe/scenarios/data.ts'
import type { Robinson } from '@tablee/robinson-crusoe/state.ts'

/** A position when a round has begun: what counts in it, and whether the game was won from there. */
export interface Row {
  readonly won: boolean
  readonly features: readonly number[]
}

/** A game that rows come from. */
export interface Sample {
  readonly scenario: ScenarioId
  readonly seats: number
  readonly seed: number
  /** How many iterations a plan gets. */
  readonly iterations: number
}

/** How many numbers a row takes. */
export const widthOf = ({ game }: Playable<Robinson>): number =>
  1 + featuresOf(Match.start(game, { seats: 4, seed: 1 }).state).length

/** How often a plan is carried out in other worlds, and one that the priors draw beside it. */
const WORLDS = 3
/** Of so many games in ten the first scenario is played, and of so many in twenty with four seats. */
const CASTAWAYS = 6
const FOUR = 13
const ITERATIONS = [24, 48, 96] as const

/** The game of a seed: Castaways with four seats more often than all others. */
export function sampleOf(seed: number): Sample {
  const chance = Chance.of(seed)
  const scenario = chance.below(10) < CASTAWAYS ? 'castaways' : chance.one(SCENARIO_IDS)
  const seats = chance.below(20) < FOUR ? 4 : 1 + chance.below(3)
  return { scenario, seats, seed, iterations: chance.one(ITERATIONS) }
}

/** Plays a game, plans by a short search and all else by the priors, and gathers the rows of it. */
export function rowsOf(room: Playable<Robinson>, { scenario, seats, seed, iterations }: Sample): Row[] {
  return new Play(room, seed, iterations).rows(Match.start(room.game, { seats, options: { scenario }, seed }))
}

class Play {
  private readonly brain: Brain<Robinson>
  private readonly chance: Chance
  private readonly planner: SearchBot
  private readonly beside: Row[] = []

  constructor(room: Playable<Robinson>, seed: number, iterations: number) {
    if (!room.brain) throw new Error('Without a brain there is nothing to fit.')
    this.brain = { ...room.brain, planEffort: 1 }
    this.chance = Chance.of(seed + 1)
    this.planner = new SearchBot({ ...room, brain: this.brain } as never, seed, { iterations })
  }

  rows(match: Match<Robinson>): Row[] {
    const met: (readonly number[])[] = []
    let round = 1
    let intent: Intent | undefined
    while (match.ask) {
      const [seat] = match.ask.waiting
      if (match.state.round !== round) {
        round = match.state.round
        met.push(featuresOf(match.state))
      }
      if (this.isPlanning(match)) {
        const thought = this.planner.think(match as never, seat, intent)
        if (thought.iterations > 0) this.carryOut(match, seat, [thought.key, ...(thought.intent?.keys ?? [])])
        intent = thought.intent
        match.pick(seat, thought.index)
      } else match.pick(seat, this.likeliest(match.guess(seat, this.chance.next()), seat))
    }
    return [...met.map(features => ({ won: isWon(match), features })), ...this.beside]
  }

  /** What comes of a plan in other worlds, and of others that the priors draw; played to the end by the priors. */
  private carryOut(match: Match<Robinson>, seat: Seat, keys: readonly string[]): void {
    for (let n = 0; n < WORLDS; n++) {
      this.playOn(match.guess(seat, this.chance.next()), seat, keys)
      this.playOn(match.guess(seat, this.chance.next()), seat, [])
    }
  }

  private playOn(world: Match<Robinson>, thinker: Seat, plan: readonly string[]): void {
    const { round } = world.state
    const left = plan.values()
    let features: readonly number[] | null = null
    while (world.ask) {
      if (!features && world.state.round !== round) features = featuresOf(world.state)
      const seat = answerer(world.ask, thinker)
      const key = features ? undefined : left.next().value
      const meant = key === undefined ? -1 : keysOf(world.ask, seat).indexOf(key)
      const draws = !features && plan.length === 0 && this.isPlanning(world)
      world.pick(seat, meant >= 0 ? meant : draws ? this.drawn(world, seat) : this.likeliest(world, seat))
    }
    if (features) this.beside.push({ won: isWon(world), features })
  }

  private isPlanning({ ask }: Match<Robinson>): boolean {
    return ask !== null && this.brain.drafts?.includes(ask.id) === true
  }

  private priors({ state, ask }: Match<Robinson>, seat: Seat): number[] {
    return (ask && this.brain.prior?.(state, seat, ask)) ?? [1]
  }

  private likeliest(match: Match<Robinson>, seat: Seat): number {
    if (match.ask?.count(seat) === 1) return 0
    const weights = this.priors(match, seat)
    return weights.indexOf(Math.max(...weights))
  }

  private drawn(match: Match<Robinson>, seat: Seat): number {
    return drawn(this.priors(match, seat), this.chance)
  }
}

const isWon = ({ outcome }: Match<Robinson>): boolean => (outcome?.winners.length ?? 0) > 0
