import { type Match, type Save, type Seat, save } from '@tablee/kernel'
import { agreement, botToAnswer } from './robots.ts'
import { thinkingSeed } from './seeds.ts'

/** The bot that gives hints. */
const ADVISER = 'adviser'

/** Who plays the seats of a table at this moment. */
export interface Seating {
  /** Whether a bot plays a seat: what it answered does not keep people from taking back what they did before. */
  isBot(seat: Seat): boolean
  /** People share one screen: what one of them did, any of them may take back. */
  readonly shared: boolean
}

/** A seating, and how its bots play. */
export interface Playing extends Seating {
  /** The name of the bot that plays a seat, or stands in for its person. */
  levelOf(seat: Seat): string
  /** Whether a bot is to answer for a seat: its own if left out, or one that stands in. */
  isPlayed?(seat: Seat): boolean
}

/** What a bot is to think about; `I` is what the bots of the game mean to do next. */
export interface Question<I> {
  readonly game: string
  readonly save: Save
  readonly seat: Seat
  readonly bot: string
  readonly seed: number
  /** The answers of a gesture that the seat has begun and not made yet: what follows them is thought about. */
  readonly keys?: readonly string[]
  readonly intent?: I
}

/** What a bot chose. */
export interface Chosen<I> {
  readonly key: string
  readonly intent?: I
}

/** Runs a table, wherever it is played: who thinks about what, what bots answer, what people do and take back. */
export class Runner<I = unknown> {
  readonly match: Match
  private readonly playing: Playing
  private intent: I | undefined

  constructor(match: Match, playing: Playing) {
    this.match = match
    this.playing = playing
  }

  /** The seat for which a bot is to answer now; null when people are to. */
  get due(): Seat | null {
    const { isPlayed = this.isBot } = this.playing
    return botToAnswer(this.match, isPlayed)
  }

  /** What a bot thinks about for its seat. */
  question(seat: Seat, saved = save(this.match)): Question<I> {
    const { match, intent, playing } = this
    const bot = playing.levelOf(seat)
    return { ...about(match, seat, saved), bot, ...(intent !== undefined && { intent }) }
  }

  /** What a bot thinks about for somebody who wants a hint, in the midst of a gesture perhaps. */
  hint(seat: Seat, keys: readonly string[] = [], saved = save(this.match)): Question<I> {
    return { ...about(this.match, seat, saved), bot: ADVISER, ...(keys.length > 0 && { keys }) }
  }

  /** Has a bot choose: it thinks, unless it goes along with its group. */
  async choose(
    seat: Seat,
    think: (question: Question<I>) => Promise<Chosen<I>>,
    saved?: Save,
  ): Promise<Chosen<I>> {
    const agreed = agreement(this.match, seat, this.isBot)
    return agreed === null ? think(this.question(seat, saved)) : { key: agreed }
  }

  /** Makes the pick that a bot chose. */
  answer(seat: Seat, { key, intent }: Chosen<I>): void {
    this.match.pickKey(seat, key)
    this.intent = intent
  }

  /** Makes the picks of a gesture: all or none. */
  pick(seat: Seat, keys: readonly string[]): void {
    this.match.pickAll(seat, keys)
  }

  /** Takes back what somebody did last, with what bots answered since, or all down to a number of picks. */
  undo(seat: Seat, to = this.match.picks - 1): void {
    const { match, isBot } = this
    do match.undo(handOf(match, this.playing, seat), isBot)
    while (match.picks > to && canUndo(match, this.playing, seat))
  }

  /** Makes again what somebody last took back, with what bots had answered. */
  redo(seat: Seat): void {
    const { match, playing, isBot } = this
    match.redo(redoerOf(match, playing, seat), isBot)
  }

  /** Takes back all that somebody did in the turn. */
  restart(seat: Seat): void {
    const { match, playing, isBot } = this
    match.restartTurn(handOf(match, playing, seat), isBot)
  }

  private readonly isBot = (seat: Seat): boolean => this.playing.isBot(seat)
}

function about(match: Match, seat: Seat, saved: Save) {
  return { game: match.game.id, save: saved, seat, seed: thinkingSeed(match, seat) }
}

/** Whose pick somebody takes back: their own, or that of the last person at the same screen. */
function handOf({ history }: Match, { shared, isBot }: Seating, seat: Seat): Seat {
  const last = shared ? history?.entries.findLast(one => !isBot(one.seat)) : null
  return last?.seat ?? seat
}

function redoerOf({ history }: Match, { shared }: Seating, seat: Seat): Seat {
  const next = shared ? history?.undone.at(-1) : null
  return next?.seat ?? seat
}

/** Whether somebody may take back what they did last. */
export const canUndo = (match: Match, seating: Seating, seat: Seat): boolean =>
  match.canUndo(handOf(match, seating, seat), seating.isBot)

/** Whether somebody may make again what they last took back. */
export const canRedo = (match: Match, seating: Seating, seat: Seat): boolean =>
  match.canRedo(redoerOf(match, seating, seat))
