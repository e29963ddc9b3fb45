import type { Language } from './room.ts'

/** Words in every language. */
export type Words = { readonly [L in Language]: string }

/** How a game is played: alone, against each other, or all on one side. */
export type Mode = 'solo' | 'rivals' | 'together'

/** A game's page of facts: what is told of it before any of its rules is loaded. Its label is the `label.svg` beside it. */
export interface Meta {
  readonly id: string
  readonly title: Words
  /** What one does in it, in a sentence. */
  readonly line: Words
  readonly players: readonly [min: number, max: number]
  readonly minutes: readonly [min: number, max: number]
  /** From light to heavy. */
  readonly weight: 1 | 2 | 3 | 4 | 5
  /** Its colour: of what is solid, and as ink by daylight and by lamplight. */
  readonly colours: { readonly solid: string; readonly light: string; readonly dark: string }
  readonly modes: readonly Mode[]
  /** How many sit at a table that nobody has set up. */
  readonly usual: number
  /** What a round is called, where it has another name than most: « manche », “round”. */
  readonly round?: Words
  /** The option that says which scenario is played, in a game that has scenarios. */
  readonly scenarios?: string
  /** The option that says which party each seat plays, in a game whose parties differ. */
  readonly parties?: string
  /** The option that names who plays without anybody, and how many of them are measured beside one seat. */
  readonly automata?: { readonly option: string; readonly measured: number }
  /** The notations in which games of it can be read: how the names of their files end. */
  readonly reads?: readonly string[]
  /** What random play on one core is to reach, where that is more than every game is to. */
  readonly speed?: {
    readonly picksPerSecond: number
    readonly mixedPicksPerSecond?: number
    readonly gamesPerSecond: number
    readonly forksPerSecond: number
  }
  /** The share of games that the search is to win against three of a kind, and in its first scenario, where that is more. */
  readonly goals?: { readonly random: number; readonly greedy: number; readonly first: number }
  /** What a table of it may fetch beside the first screen, in kB gzipped, where that is more than any game may. */
  readonly tableKb?: number
  /** Offered to everybody, still to come, or only there for tests and benchmarks. */
  readonly stage: 'offered' | 'coming' | 'tests'
}
