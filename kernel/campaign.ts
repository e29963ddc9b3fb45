import type { Words } from './meta.ts'
import type { OptionSpecs } from './options.ts'
import type { Outcome } from './table.ts'

/** What options a game of a campaign is set up with. */
export type StageOptions = { readonly [name: string]: string | number | boolean }

/** What is known of a finished game, wherever it was played. */
export interface Finished {
  readonly outcome: Outcome
  readonly round: number
  readonly seats: number
  readonly scores: readonly (number | null)[]
  readonly options: { readonly [name: string]: unknown }
}

/** What a finished game came to for its campaign. */
export interface Result {
  readonly won: boolean
  /** Which way it ended, where that decides what follows; what was found on it comes after a colon. */
  readonly way?: string
  /** What counts for the campaign as a whole: gold, victory points. */
  readonly score?: number
  readonly round: number
}

/** A game of a campaign that was finished. */
export interface Played extends Result {
  readonly stage: string
  readonly options: StageOptions
  readonly seats: number
  /** When, in milliseconds. */
  readonly at: number
}

/** A game that may be played next: its stage, how it is set up, and which options are for the player to choose. */
export interface NextGame {
  readonly stage: string
  readonly options: StageOptions
  readonly choose?: { readonly [option: string]: readonly string[] }
}

/** Where a campaign stands: all of it follows from its log. */
export interface Progress {
  readonly state: 'running' | 'won' | 'lost'
  /** What may be played now; nothing when it is over. */
  readonly next: readonly NextGame[]
  /** The best result of each stage that was played. */
  readonly best: { readonly [stage: string]: Played | undefined }
  /** The games that count, where a campaign can begin anew and forget those before. */
  readonly games?: readonly Played[]
  readonly lives?: { readonly left: number; readonly of: number }
  /** What was won for the games to come, by id. */
  readonly bonuses?: readonly string[]
  readonly score?: number
  /** The title that the score has earned, by id. */
  readonly title?: string
}

/** A way to win a stage, where several lead on: what it is called, where it leads, what it brings, how it is told. */
export interface StageWay {
  readonly id: string
  readonly title: Words
  /** The stage that follows; null where the campaign is won. */
  readonly to: string | null
  readonly brings: readonly Words[]
  readonly told: Words
}

/** A stage of a campaign: a scenario. */
export interface Stage {
  readonly id: string
  readonly title: Words
  /** Where its halt is drawn, in hundredths of the picture. */
  readonly at: readonly [x: number, y: number]
  /** The stages that may follow it. */
  readonly to?: readonly string[]
  /** How it can be won, where that decides which of them follows. */
  readonly ways?: readonly StageWay[]
}

/** A game's own rules of a campaign. */
export interface CampaignRules {
  /** How it is drawn: a road that goes in order, islands in any order, or roads that part. */
  readonly kind: 'road' | 'islands' | 'graph'
  readonly title: Words
  readonly line: Words
  /** What is chosen once at its start. */
  readonly options: OptionSpecs
  readonly stages: readonly Stage[]
  /** What its score counts, and the titles that it earns at the end, the lowest first. */
  readonly counts?: Words
  readonly titles?: readonly { readonly id: string; readonly from: number; readonly title: Words }[]
  /** What a bonus gives, by its id. */
  bonus?(id: string): Words
  /** Its games are for one alone: there is nobody to play them with online. */
  readonly solo?: true
  /** What a finished game came to; null for a game that does not count. */
  result(finished: Finished): Result | null
  /** Where a log leads. */
  progress(options: StageOptions, log: readonly Played[]): Progress
}
