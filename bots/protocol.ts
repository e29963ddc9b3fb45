import type { Message, Save, Seat } from '@tablee/kernel'
import type { Intent, Thought } from './bot.ts'

/** What a worker is to think about. */
export interface Question {
  /** The id of the game in the catalogue. */
  readonly game: string
  /** The position. */
  readonly save: Save
  readonly seat: Seat
  /** The name of the bot, and its seed. */
  readonly bot: string
  readonly seed: number
  /** The answers of a gesture that the seat has begun and not made yet: what follows them is thought about. */
  readonly keys?: readonly string[]
  /** What the bots of the match meant to do last. */
  readonly intent?: Intent
  /** For whom: where many wait, each gets one answer in turn. */
  readonly by?: string
}

/** A question on its way to a worker. */
export type Asked<Q = Question> = Q & { readonly id: number }

/** What comes back: the answer, or a sentence why there is none (and as a message, if any language can tell it). */
export type Answer<V = Thought> =
  | { readonly id: number; readonly value: V }
  | { readonly id: number; readonly mistake: string; readonly what?: Message }
