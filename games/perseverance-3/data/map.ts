import type { FieldTable } from '@tablee/common/fields.ts'
import { count, listOf, oneOf, record } from '@tablee/perseverance/data/must.ts'
import { SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import { PERK, type Perk } from './perks.ts'
import { type Area, type LocationId, type NodeId, NUMBERED, type OutpostId, TEMPLES } from './types.ts'

/** A location of the wilderness as it is printed. */
export interface PrintedLocation {
  readonly area: Area
  /** The wild dino of the start; none on temples. */
  readonly wild: Species | null
  /** Which tamed dino its dino space takes, or a higher one. */
  readonly needs: Species
  /** What whoever covers it with a tile gets. */
  readonly bonus: Perk
}

const location = (
  area: Area,
  wild: Species | null,
  needs: Species,
  bonus: Perk = 'none',
): PrintedLocation => ({
  area,
  wild,
  needs,
  bonus,
})

/** The locations. The outpost is none: it has neither a dino space nor a wild dino. */
export const PRINTED_LOCATIONS: { readonly [L in LocationId]: PrintedLocation } = {
  1: location('swamp', 'shieldhead', 'shieldhead'),
  2: location('swamp', 'raptor', 'shieldhead'),
  3: location('swamp', 'shieldhead', 'shieldhead'),
  4: location('swamp', 'raptor', 'shieldhead', 'glowberry'),
  5: location('swamp', 'raptor', 'shieldhead', 'glowberry'),
  6: location('swamp', 'thunderhorn', 'raptor', 'follower'),
  7: location('jungle', 'raptor', 'shieldhead'),
  8: location('jungle', 'raptor', 'shieldhead', 'glowberry'),
  9: location('jungle', 'raptor', 'shieldhead', 'influence'),
  10: location('jungle', 'thunderhorn', 'raptor', 'follower'),
  11: location('jungle', 'thunderhorn', 'raptor', 'follower'),
  12: location('jungle', 'thunderhorn', 'raptor', 'glowberry'),
  13: location('hills', 'ironjaw', 'raptor', 'follower'),
  14: location('hills', 'thunderhorn', 'raptor', 'glowberry'),
  15: location('hills', 'raptor', 'raptor', 'follower'),
  16: location('hills', 'ironjaw', 'thunderhorn', 'follower2'),
  17: location('hills', 'thunderhorn', 'raptor', 'influence'),
  18: location('hills', 'ironjaw', 'thunderhorn', 'follower2'),
  19: location('hills', 'ironjaw', 'thunderhorn', 'follower2'),
  raptorTemple: location('jungle', null, 'shieldhead'),
  thunderhornTemple: location('hills', null, 'raptor'),
  ironjawTemple: location('hills', null, 'thunderhorn'),
}

const temple = { wild: 'R924', bonus: 'R924' } as const

/**
 * Whence each field of the locations. L448-449 put dinos on 5, 9 and 17; L452 tells which of these give influence; L2599
 * puts a shieldhead on 8.
 */
export const locationTable: FieldTable<LocationId, PrintedLocation> = {
  family: 'location',
  records: PRINTED_LOCATIONS,
  from: { area: 'R778-788', wild: 'Xi375', needs: 'X', bonus: 'X' },
  but: {
    5: { needs: 'R448', bonus: 'Xi452' },
    6: { wild: 'R2858' },
    8: { needs: 'R2599' },
    9: { needs: 'R449', bonus: 'R452' },
    13: { wild: 'R891', needs: 'Xi891', bonus: 'R910' },
    17: { needs: 'Xi449', bonus: 'R452' },
    raptorTemple: temple,
    thunderhornTemple: temple,
    ironjawTemple: temple,
  },
  must: { wild: oneOf(SPECIES), needs: oneOf(SPECIES), bonus: PERK },
}

/** A part of the outpost. */
export interface PrintedOutpost {
  readonly harvest: Perk
  /** The shelter spaces on each side of the board. */
  readonly few: number
  readonly many: number
}

/** The parts of the outpost, which has several spaces (L476). */
export const PRINTED_OUTPOSTS: { readonly [O in OutpostId]: PrintedOutpost } = {
  outpostA: { harvest: 'glowberry2', few: 2, many: 3 },
  outpostB: { harvest: 'heal2', few: 2, many: 3 },
}

/** Whence each field of the outpost. */
export const outpostTable: FieldTable<OutpostId, PrintedOutpost> = {
  family: 'outpost',
  records: PRINTED_OUTPOSTS,
  from: { harvest: 'X', few: 'X', many: 'X' },
  must: { harvest: PERK, few: count(1, 6), many: count(1, 6) },
}

/** A dotted line between two places of the map. */
export interface Path {
  readonly from: NodeId
  readonly to: NodeId
}

/** Everything that dotted lines join. */
export const NODES: readonly NodeId[] = ['outpost', ...NUMBERED, ...TEMPLES]

const LINES = `
outpost-1 outpost-2 outpost-3 1-4 2-4 2-5 3-5 4-6 5-6 4-7 5-8 6-8 6-9 7-9 8-9 7-10 8-11 9-12 10-12 11-12
10-raptorTemple 12-raptorTemple 10-13 12-14 11-15 13-16 13-thunderhornTemple 16-thunderhornTemple 14-16 14-17 15-17
15-18 17-18 16-19 17-19 18-ironjawTemple 19-ironjawTemple`

const node = (word: string): NodeId => NODES[NODES.indexOf(word as NodeId)]

/** The dotted lines. */
export const PATHS: readonly Path[] = LINES.trim()
  .split(/\s+/)
  .map(line => line.split('-').map(node))
  .map(([from, to]) => ({ from, to }))

/** Whence the dotted lines: L1392, L1408 and L2599 tell of some. */
export const pathTable: FieldTable<'wilderness', { readonly paths: readonly Path[] }> = {
  family: 'map',
  records: { wilderness: { paths: PATHS } },
  from: { paths: 'Xi1392,1408,2599' },
  must: { paths: listOf(record({ from: oneOf(NODES), to: oneOf(NODES) }), NODES.length - 1, 99) },
}
