import type { Face, Language, Message, Save, Seat } from '@tablee/kernel'
import type { Scene, Story } from '@tablee/table'
import type { Hint } from './source.ts'

/** What the page tells the worker of a table. */
export type Command =
  /** Opens a table; to play it, or only to look at it. */
  | { readonly do: 'open'; readonly id: string; readonly play: boolean }
  | { readonly do: 'pick'; readonly keys: readonly string[] }
  | { readonly do: 'undo'; readonly to?: number }
  | { readonly do: 'redo' }
  | { readonly do: 'restart' }
  | { readonly do: 'takeSeat'; readonly seat: Seat }
  | { readonly do: 'pace'; readonly milliseconds: number }

/** What the page asks the worker; each question has its answer. */
export type Question =
  | { readonly ask: 'hint'; readonly id: number; readonly keys: readonly string[] }
  | { readonly ask: 'peek'; readonly id: number; readonly keys: readonly string[] }
  | { readonly ask: 'at'; readonly id: number; readonly picks: number }
  | { readonly ask: 'save'; readonly id: number }

/** What the answer to a question is. */
export interface Answers {
  hint: readonly Hint[]
  peek: Face | null
  at: Scene
  save: Save
}

/** What the worker tells the page. */
export type WorkerNews =
  | { readonly scene: Scene }
  | { readonly failure: Message }
  | { readonly answer: number; readonly value: Answers[keyof Answers] }
  | { readonly answer: number; readonly mistake: Message }

/** What the worker that tells of finished games is asked: how a game went, in which notations it can be written (null), or to write it in one. */
export interface Telling {
  readonly id: number
  readonly save: Save
  readonly format?: string | null
}

/** What the same worker is asked of a game that was recorded in another notation: to play it by the rules. */
export interface Reading {
  readonly id: number
  readonly game: string
  readonly format: string
  readonly text: string
  readonly seed: number
  /** The language in which to tell where the rules refuse to go on. */
  readonly language: Language
}

/** A game that was recorded in another notation: as far as it could be played, if at all, and why no further. */
export interface Recorded {
  readonly save: Save | null
  readonly stopped: string | null
}

/** What it answers. */
export type Told =
  | { readonly id: number; readonly story: Story }
  | { readonly id: number; readonly formats: readonly string[] }
  | { readonly id: number; readonly written: string }
  | { readonly id: number; readonly recorded: Recorded }
  | { readonly id: number; readonly mistake: Message }

/** The name of the worker that tells of finished games. */
export const TELLER = 'teller'
