import type { MapData } from '../data/map.ts'
import type { Writers } from './writers.ts'

/** How a faction is written in Rootlog. */
export interface FactionLog {
  /** The letter of the faction, and of its second seat where it may sit twice. */
  readonly letters: readonly string[]
  /** Its pieces by kind; the letter of their owner comes before. */
  readonly pieces: { readonly [kind: string]: string }
  /** How the reports of its own are written, anew for each log. */
  readonly writers: (map: MapData) => Writers
}
