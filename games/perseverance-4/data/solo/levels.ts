import type { FieldTable } from '@tablee/common/fields.ts'
import { count, record } from '@tablee/perseverance/data/must.ts'
import type { Ancient } from '../types.ts'

export const LEVELS = ['spectator', 'actor', 'champion', 'legend'] as const
export type Level = (typeof LEVELS)[number]

/** What a level changes (L3365-3395). */
export interface LevelData {
  /** The Dissenters’ glory before anything else. */
  readonly glory: number
  /** What each of their artefacts is worth. */
  readonly artefact: number
  /** The breach that ends the game. */
  readonly breaches: number
  readonly line: number
}

const LEVEL: { readonly [L in Level]: LevelData } = {
  spectator: { glory: 15, artefact: 1, breaches: 5, line: 3373 },
  actor: { glory: 30, artefact: 3, breaches: 5, line: 3380 },
  champion: { glory: 45, artefact: 3, breaches: 4, line: 3386 },
  legend: { glory: 45, artefact: 3, breaches: 3, line: 3393 },
}

export const levelTable: FieldTable<Level, LevelData> = {
  family: 'level',
  records: LEVEL,
  from: { glory: 'R', artefact: 'R', breaches: 'R' },
}

/** A Dissenter’s rally track: where it ends, and over which space each unit stands. */
export interface RallyTrack {
  readonly last: number
  readonly units: { readonly [A in Ancient]: number }
}

/** Whence the rally track: five spaces (L3194-3196), markers start under the raider (L2164). */
export const rallyTable: FieldTable<'track', RallyTrack> = {
  family: 'rally',
  records: { track: { last: 5, units: { spearman: 1, raider: 3, sixleg: 5 } } },
  from: { last: 'R3194-3196', units: 'Xi2164' },
  must: { units: record({ spearman: count(1, 5), raider: count(1, 5), sixleg: count(1, 5) }) },
}

/** The Dissenters’ own numbers (L2158-2165, L3069). */
export const DISSENTER_PIECES = { cabins: 16, cubes: 18, fortifications: 2, large: 10 } as const

/** They share these; one of them marks the breaches (L2159, L2165). */
export const SHARED_CRATES = 16

/** The last space of a reserve track before the program card, and where markers start (L2163, L3069). */
export const RESERVE_TRACK = { last: 4, crates: 0 } as const
export const RESERVE_START = 1

/** What a threat die covers in a community area (L3117-3119): the options by the faces 1 to 6. */
export const THREATENED = ['b', 'b', 'c', 'c', 'd', 'd'] as const
