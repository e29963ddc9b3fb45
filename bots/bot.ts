import { type Ask, keyAt, type Match, mistake, type Seat } from '@tablee/kernel'

/** A candidate as a bot judged it. */
export interface Judgement {
  readonly key: string
  /** The chance to win of the bot's seat if it is chosen, 0 to 1. */
  readonly value: number
  /** How often it was tried. */
  readonly visits: number
  /** What would follow it in the same plan. */
  readonly then?: string
  /** What speaks most for it, compared with the others: names of the brain's parts. */
  readonly reasons?: readonly string[]
}

/** What a bot means to pick next: the rest of a plan, good as long as nobody picks anything else. */
export interface Intent {
  /** How many picks the match has had by then. */
  readonly at: number
  readonly keys: readonly string[]
}

/** What a bot decided, and why. */
export interface Thought {
  /** The candidate it chose, by its place and by its key. */
  readonly index: number
  readonly key: string
  /** The candidates it weighed, best first; none when there was nothing to weigh. */
  readonly candidates: readonly Judgement[]
  /** How many possible worlds it tried. */
  readonly iterations: number
  /** How long it thought, when its budget counts time. */
  readonly ms?: number
  readonly intent?: Intent
}

/** A player that thinks. It knows what its seat knows, and changes nothing of the match. */
export interface Bot {
  readonly name: string
  /** Whoever asks it again may hand over what it, or a bot of its kind, meant to do last. */
  think(match: Match, seat: Seat, intent?: Intent): Thought
}

/** The ask that a seat is to answer; a mistake when there is none. */
export function askTo(match: Match, seat: Seat): Ask {
  if (!match.ask) throw mistake('kernel.over')
  if (match.ask.count(seat) === 0) throw mistake('kernel.notYours', { seat })
  return match.ask
}

/** The choice of a candidate without any weighing. */
export function unweighed(ask: Ask, seat: Seat, index: number): Thought {
  return { index, key: keyAt(ask, seat, index), candidates: [], iterations: 0 }
}
