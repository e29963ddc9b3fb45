import type { Ask, Brain, Chance, Match, Seat } from '@tablee/kernel'

/** How often a playout forgets the priors and takes any candidate, unless the brain says otherwise. */
const CARELESS = 0.1

/** The seat whose answer a bot imagines next: its own for a group it belongs to, else the first that waits. */
export function answerer(ask: Ask, thinker: Seat): Seat {
  if (ask.kind === 'any' && ask.count(thinker) > 0) return thinker
  for (const seat of ask.seats) if (ask.count(seat) > 0) return seat
  return ask.seats[0]
}

/**
 * How many turns are left of those that a search looks ahead; alone, or in a common turn, a round is one, unless the
 * brain tells with which asks its turns begin.
 */
export class Horizon {
  private left: number
  private turn: Seat
  private round: number
  private readonly beats: readonly string[] | undefined
  /** The last ask that was looked at: it is looked at more than once. */
  private ask: Ask | null

  constructor(match: Match, brain: Brain<unknown> | undefined) {
    this.left = brain?.turns ?? Number.POSITIVE_INFINITY
    this.beats = brain?.beats
    this.ask = match.ask
    this.turn = match.turnSeat
    this.round = match.game.round(match.state)
  }

  /** Whether the last turn is over; asked after every pick. */
  passed(match: Match): boolean {
    if (this.beats) {
      if (match.ask && match.ask !== this.ask && this.beats.includes(match.ask.id)) this.left--
      this.ask = match.ask
      return this.left <= 0
    }
    const round = match.game.round(match.state)
    if (match.turnSeat !== this.turn || round !== this.round) {
      this.turn = match.turnSeat
      this.round = round
      this.left--
    }
    return this.left <= 0
  }
}

/** Plays on to the depth of the brain, its horizon or the end, and tells the chance to win of each seat. */
export function playOut(
  match: Match,
  brain: Brain<unknown> | undefined,
  thinker: Seat,
  chance: Chance,
  horizon: Horizon = new Horizon(match, brain),
): number[] {
  const depth = brain?.depth ?? Number.POSITIVE_INFINITY
  for (let picks = 0; picks < depth && match.ask && !horizon.passed(match); picks++) {
    const seat = answerer(match.ask, thinker)
    match.pick(seat, likely(match, match.ask, seat, brain, chance))
  }
  return valuesOf(match, brain)
}

/** A candidate by its prior, and now and then any. */
export function likely(
  match: Match,
  ask: Ask,
  seat: Seat,
  brain: Brain<unknown> | undefined,
  chance: Chance,
): number {
  const count = ask.count(seat)
  if (count === 1) return 0
  const careless = brain?.careless ?? CARELESS
  if (!brain?.prior || chance.next() < careless * 2 ** 32) return chance.below(count)
  return drawn(brain.prior(match.state, seat, ask), chance)
}

/** A place in a list of weights, each as likely as it weighs. */
export function drawn(weights: readonly number[], chance: Chance): number {
  let sum = 0
  for (const weight of weights) sum += weight
  let left = (chance.next() / 2 ** 32) * sum
  const last = weights.length - 1
  for (let place = 0; place < last; place++) {
    left -= weights[place]
    if (left < 0) return place
  }
  return last
}

/** The chance to win of each seat: by the outcome, and by the brain where nobody has won. */
export function valuesOf({ outcome, state, seats }: Match, brain: Brain<unknown> | undefined): number[] {
  if (seats === 1 && brain?.graded) return brain.value(state)
  if (outcome && outcome.winners.length > 0) {
    const values = Array<number>(seats).fill(0)
    for (const winner of outcome.winners) values[winner] = 1
    return values
  }
  // Whoever plays alone and has not won has lost.
  if (outcome && (seats === 1 || brain?.together || (outcome.rivals && outcome.rivals.length > 0)))
    return Array<number>(seats).fill(0)
  // A game without a winner is a draw in one game and a common defeat in another: its brain knows.
  return brain ? brain.value(state) : Array<number>(seats).fill(0.5)
}
