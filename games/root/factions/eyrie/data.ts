import type { Provenance } from '@tablee/kernel'

/** A column of the Decree, named by its action. */
export type Column = 'recruit' | 'move' | 'battle' | 'build'

/** The columns of the Decree from left to right. 7.5.2 */
export const COLUMNS: readonly Column[] = ['recruit', 'move', 'battle', 'build']

/** The leaders of the Eyrie. */
export type Leader = 'builder' | 'charismatic' | 'commander' | 'despot'

/** A leader card: the columns in which the Loyal Viziers serve it. 7.8 */
export interface LeaderData {
  readonly id: Leader
  readonly viziers: readonly [Column, Column]
  readonly from: Provenance
}

/** The four leader cards, in the order of the Law. */
export const LEADERS: readonly LeaderData[] = [
  { id: 'builder', viziers: ['recruit', 'move'], from: 'rulebook' },
  { id: 'charismatic', viziers: ['recruit', 'battle'], from: 'rulebook' },
  { id: 'commander', viziers: ['move', 'battle'], from: 'rulebook' },
  { id: 'despot', viziers: ['move', 'build'], from: 'rulebook' },
]

/** The roost track: by how many roosts stand on the map. */
export const ROOST_TRACK = {
  points: [0, 0, 1, 2, 3, 4, 4, 5],
  /** Roosts on the map from which each bonus card counts. */
  cards: [3, 6],
  from: 'public',
} as const satisfies {
  points: readonly number[]
  cards: readonly number[]
  from: Provenance
}
