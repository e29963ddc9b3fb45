import type { FieldTable } from '@tablee/common/fields.ts'
import { count } from '@tablee/perseverance/data/must.ts'

/** The followers with which the Dissenters start at each level (L2970-2974). */
export const LEVELS = { citizen: 0, ranger: 20, tamer: 40, leader: 60, dinoExpert: 80 } as const

/** A level of the solo game. */
export type Level = keyof typeof LEVELS

/** From the easiest. */
export const LEVEL_IDS = Object.keys(LEVELS) as readonly Level[]

/** What makes a level easier or harder still (L2958-2967). */
export const ADJUSTMENTS = ['easier', 'normal', 'harder'] as const

/** What makes a level easier or harder still. */
export type Adjustment = (typeof ADJUSTMENTS)[number]

/** The rounds of a game (L2326). */
export const ROUNDS = 8

/** What a Dissenter has at the start, tamed (L2113). */
export const STARTING_DINOS = ['shieldhead', 'raptor'] as const

/** What the Dissenters score for an artefact at the end (L2945). */
export const DISSENTER_ARTEFACT = 2

/** The last space of the reserve track before the program card (L2622), and the crates that lie on it at most: half of the eight (L2092). */
export const LAST_RESERVE = 5
export const MOST_RESERVE_CRATES = 4

/** The artefacts for which a crate comes on the tracks (L2626). */
export const ARTEFACTS_PER_CRATE = 2

/** Cubes of a check that is not won, and the dice in a zone before the one that makes an assembly (L2808, L2529). */
export const CHECK_CUBES = 2
export const ALMOST_ASSEMBLY = 2

/** The reserve track. */
export interface ReserveTrack {
  /** The space on which the marker starts. */
  readonly start: number
}

/** Whence the start: above 0, which is easier (L2962). */
export const reserveTable: FieldTable<'reserve', ReserveTrack> = {
  family: 'track',
  records: { reserve: { start: 1 } },
  from: { start: 'Xi2096,2962' },
  must: { start: count(1, 5) },
}
