import type { FieldTable } from '@tablee/common/fields.ts'
import type { Must } from '@tablee/kernel'
import { count, oneOf } from './must.ts'
import { type Space, spaces } from './types.ts'

/** What an expedition of a region may give whoever is assigned to it (L695-706). */
export const ADVANTAGES = ['rerollF', 'rerollM', 'rerollFM', 'defend', 'gold', 'potion', 'venom'] as const

/** A kind of advantage. */
export type AdvantageKind = (typeof ADVANTAGES)[number]

/** What an expedition gives, and how much of it. */
export interface Advantage {
  readonly kind: AdvantageKind
  readonly n: number
}

/** Which dice an advantage lets roll again; null where it lets none. */
export const REROLLS: { readonly [K in AdvantageKind]: Space | null } = {
  rerollF: 'F',
  rerollM: 'M',
  rerollFM: 'FM',
  defend: null,
  gold: null,
  potion: null,
  venom: null,
}

/** One expedition of a path tile. */
export interface Path {
  /** The dice that must be laid. */
  readonly requirement: readonly Space[]
  /** The dice that may be laid besides. */
  readonly reinforcement: readonly Space[]
  readonly advantage: Advantage
}

const path = (requirement: string, reinforcement: string, kind: AdvantageKind, n: number): Path => ({
  requirement: spaces(requirement),
  reinforcement: spaces(reinforcement),
  advantage: { kind, n },
})

/** The six tiles, each with two sides. */
export const TILES = [1, 2, 3, 4, 5, 6] as const

/** A side of a path tile. */
export type FaceId = `${(typeof TILES)[number]}${'A' | 'B'}`

/** The sides of the tiles. */
export const FACES: readonly FaceId[] = TILES.flatMap(tile => [`${tile}A` as const, `${tile}B` as const])

/** The expeditions of a tile, from left to right. */
export const PLACES = [1, 2, 3, 4] as const

/** An expedition of a side: 1A1 is the leftmost of 1A. */
export type PathId = `${FaceId}${(typeof PLACES)[number]}`

const FM2 = 'FM FM'
const FM3 = 'FM FM FM'
const FM4 = 'FM FM FM FM'

/** The expeditions of every side. */
export const PATHS: { readonly [P in PathId]: Path } = {
  '1A1': path('F F', 'F F M M', 'defend', 1),
  '1A2': path('F F', 'F M M M', 'potion', 1),
  '1A3': path('M', 'F F M M', 'rerollM', 1),
  '1A4': path('F', 'F F M M', 'gold', 3),
  '1B1': path('F M', FM4, 'rerollFM', 1),
  '1B2': path('M M', 'F F', 'defend', 1),
  '1B3': path('F', 'F F F M', 'venom', 1),
  '1B4': path('F F', FM3, 'gold', 2),
  '2A1': path('F F F', FM2, 'defend', 2),
  '2A2': path('F M', FM3, 'venom', 1),
  '2A3': path('F F', 'F F', 'rerollF', 2),
  '2A4': path('M', FM3, 'gold', 4),
  '2B1': path('F', 'F F F M M', 'rerollF', 1),
  '2B2': path('M', 'F F M M M', 'potion', 1),
  '2B3': path('F F', FM3, 'gold', 3),
  '2B4': path('F M', FM3, 'defend', 1),
  '3A1': path('F F', FM3, 'potion', 1),
  '3A2': path('F F F', 'M M', 'gold', 5),
  '3A3': path('F M', 'F F M', 'defend', 1),
  '3A4': path('F', FM4, 'rerollFM', 1),
  '3B1': path('M M', 'F F F', 'defend', 1),
  '3B2': path('F F', 'F F M', 'rerollF', 2),
  '3B3': path('F', FM3, 'potion', 1),
  '3B4': path('F', FM2, 'gold', 4),
  '4A1': path('F F M', FM3, 'defend', 2),
  '4A2': path('F', 'F F F', 'venom', 1),
  '4A3': path('M', 'M M M', 'rerollM', 2),
  '4A4': path('F F', 'F F M M', 'gold', 2),
  '4B1': path('F M', 'F F M M', 'venom', 1),
  '4B2': path('F F', FM3, 'defend', 1),
  '4B3': path('F F', 'M M', 'gold', 4),
  '4B4': path('M', 'F F M M', 'rerollM', 1),
  '5A1': path('F', FM4, 'gold', 3),
  '5A2': path('M M', FM2, 'rerollFM', 2),
  '5A3': path('F F', FM3, 'potion', 1),
  '5A4': path('F M', FM2, 'defend', 1),
  '5B1': path('F F F', FM3, 'rerollF', 2),
  '5B2': path('F M', FM3, 'potion', 1),
  '5B3': path('F', 'F F M', 'venom', 1),
  '5B4': path('F F', FM2, 'gold', 5),
  '6A1': path('F F', 'F F M', 'rerollFM', 1),
  '6A2': path('M', FM3, 'defend', 1),
  '6A3': path('F F F', FM3, 'gold', 5),
  '6A4': path('F', FM3, 'venom', 1),
  '6B1': path('F M', FM3, 'defend', 1),
  '6B2': path('F F', 'F F M M', 'gold', 2),
  '6B3': path('F', FM4, 'rerollF', 1),
  '6B4': path('M M', FM3, 'potion', 1),
}

/** Persuasion has no place in regions (L450). */
const places = (min: number): Must => ({ kind: 'list', of: oneOf(['F', 'M', 'FM']), min, max: 6 })

/** Whence each field of the path tiles. The examples of the rulebook are our first tile; which it is they do not tell. */
export const pathTable: FieldTable<PathId, Path> = {
  family: 'path',
  records: PATHS,
  from: { requirement: 'X', reinforcement: 'X', advantage: 'X' },
  but: {
    '1A2': { requirement: 'Xi722', reinforcement: 'Xi722', advantage: 'Xi722' },
    '1A3': { requirement: 'Xi905', reinforcement: 'Xi905', advantage: 'Xi905' },
    '1A4': { requirement: 'Xi907', reinforcement: 'Xi907' },
  },
  must: {
    requirement: places(1),
    reinforcement: places(0),
    advantage: { kind: 'record', fields: { kind: oneOf(ADVANTAGES), n: count(1, 6) } },
  },
}
