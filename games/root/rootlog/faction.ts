import type { MapData } from '../data/map.ts'
import type { RootState } from '../state.ts'
import type { Fact } from './read/fact.ts'
import type { Log, LogLine } from './read/file.ts'
import type { Writers } from './writers.ts'

/** How a faction is written in Rootlog. */
export interface FactionLog {
  /** The letter of the faction, and of its second seat where it may sit twice. */
  readonly letters: readonly string[]
  /** Its pieces by kind; the letter of their owner comes before. */
  readonly pieces: { readonly [kind: string]: string }
  /** How the reports of its own are written, anew for each log. */
  readonly writers: (map: MapData) => Writers
  /** How its own piles are to lie when they are shuffled, by all that a log tells. */
  readonly lays?: (log: Log, map: MapData) => Lays
  /** Questions to which a card is chosen for its suit alone, which no log tells. */
  readonly bySuit?: readonly string[]
  /** Whether what a log tells, although nothing came of it, is so anyway. */
  readonly holds?: (told: Fact, state: RootState) => boolean
  /** The lines of a log, with what is told only later of what is chosen in secret. */
  readonly foretells?: (lines: readonly LogLine[]) => readonly LogLine[]
}

/** How a pile is to lie, the top last; null for one of which nothing is told. There is no state before the first question. */
export type Lays = (pile: readonly unknown[], state: RootState | null) => readonly unknown[] | null
