import type { Save, Seat } from '@tablee/kernel'

/** What is wrong with a table, by the word of who reports it. */
export const PROBLEM_KINDS = ['rule', 'stuck', 'display', 'words', 'other'] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** The versions under which a problem was seen. */
export interface ProblemVersions {
  readonly tablee: string
  readonly rules: number
  readonly browser: string
}

/**
 * A problem as it is sent, kept and read: a sentence, and the game at the very choice. It holds no names and no chat.
 * From a table far away it goes without its game, which its sender may not know; the server adds that for its owner.
 */
export interface Problem {
  readonly tablee: 'problem'
  readonly at: number
  readonly kind: ProblemKind
  readonly text: string
  /** Where to answer; empty for who wants none. */
  readonly contact: string
  readonly versions: ProblemVersions
  readonly game: string
  readonly options: { readonly [name: string]: unknown }
  readonly seats: number
  /** Who looked; null for a spectator. */
  readonly seat: Seat | null
  readonly round: number
  /** How many choices had been made. */
  readonly picks: number
  /** What was asked, by its id. */
  readonly prompt: string | null
  /** What the table refused, and by which rule. */
  readonly said: string | null
  /** The whole game, seed included. */
  readonly save: Save | null
}

/** The problem in plain data; null when it is something else. */
export function problemIn(data: unknown): Problem | null {
  const isOne = typeof data === 'object' && data !== null && 'tablee' in data && data.tablee === 'problem'
  return isOne ? (data as Problem) : null
}
