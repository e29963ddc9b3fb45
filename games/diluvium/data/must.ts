import type { Must } from '@tablee/kernel'
import { ISLAND_TYPES, RESOURCES } from './types.ts'

/** A whole number. */
export const count = (min: number, max: number): Must => ({ kind: 'number', min, max })

/** One of some words. */
export const oneOf = (values: readonly string[]): Must => ({ kind: 'choice', values })

/** So many of something. */
export const listOf = (of: Must, min: number, max: number): Must => ({ kind: 'list', of, min, max })

const record = (fields: { readonly [name: string]: Must }): Must => ({ kind: 'record', fields })

/** A position of the map, `q,r`. */
export const HEXES = (min: number, max: number): Must => listOf({ kind: 'text', max: 7 }, min, max)

/** The islands of a tile or a City. */
export const ISLANDS: Must = listOf(record({ type: oneOf(ISLAND_TYPES), slots: count(1, 3) }), 1, 4)

/** A monster's strength and gold. */
export const FIGHT: Must = record({ strength: count(1, 12), gold: count(0, 20) })

/** The piles of a table. */
export const PILES: Must = record(Object.fromEntries(RESOURCES.map(one => [one, count(1, 60)])))

/** The Colonisation column, top to bottom. */
export const COLUMN: Must = listOf(oneOf(ISLAND_TYPES), 4, 4)

/** Settlers that stand somewhere from the start: the tile's number and the island. */
export const STANDING: Must = listOf(record({ tile: count(1, 28), type: oneOf(ISLAND_TYPES) }), 0, 12)

/** Tiles that lie at a certain position. */
export const LAID: Must = listOf(record({ at: { kind: 'text', max: 7 }, tile: count(1, 28) }), 0, 12)

/** What a civilisation starts with by its place in turn order. */
export const START_BONUS: Must = listOf(record({ food: count(0, 6), gold: count(0, 6) }), 2, 4)
