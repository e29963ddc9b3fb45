import type { FieldTable } from '@tablee/common/fields.ts'
import { count, ISLANDS, listOf, oneOf } from './must.ts'
import type { IslandShape } from './tiles.ts'
import { CIVS, type Civ } from './types.ts'

/** The sides of the action boards: the symmetric one, and four that differ. */
export const BOARDS = ['standard', 'warrior', 'coloniser', 'exploiter', 'explorer'] as const
export type BoardId = (typeof BOARDS)[number]

/** What an action board lets its owner do. */
export interface Board {
  /** How far the Exploration Ship goes without Food. */
  readonly explore: number
  /** How much less Food turning a tile over costs. */
  readonly cheaper: number
  /** How many settlers Colonise moves. */
  readonly settlers: number
  /** How many resources of one's choice Exploit gives besides. */
  readonly extra: number
  /** How far the Warship goes without Food. */
  readonly fight: number
  /** What is added to one's strength in every combat. */
  readonly strength: number
}

const STANDARD: Board = { explore: 2, cheaper: 0, settlers: 2, extra: 0, fight: 2, strength: 0 }

/** The action boards. */
export const ACTION_BOARDS: { readonly [B in BoardId]: Board } = {
  standard: STANDARD,
  warrior: { ...STANDARD, fight: 3, strength: 1 },
  coloniser: { ...STANDARD, settlers: 3 },
  exploiter: { ...STANDARD, extra: 1 },
  explorer: { ...STANDARD, explore: 3, cheaper: 1 },
}

const STEPS = count(1, 6)
const FEW = count(0, 3)

/** Whence the values of the boards: the names stand in the book (L383, L490, L496, L577), reviews tell 2 and 2. */
export const boardTable: FieldTable<BoardId, Board> = {
  family: 'board',
  records: ACTION_BOARDS,
  from: { explore: 'X', cheaper: 'X', settlers: 'X', extra: 'X', fight: 'X', strength: 'X' },
  but: {
    standard: {
      explore: 'PLe Meeple Jaune, 27 Nov 2024',
      settlers: 'PLe Meeple Jaune, 27 Nov 2024',
    },
  },
  must: { explore: STEPS, cheaper: FEW, settlers: count(1, 5), extra: FEW, fight: STEPS, strength: FEW },
}

/** What lies under a marker. */
export type Bonus = 'none' | 'ruins' | 'gold1' | 'gold2' | 'gold3'
const BONUSES: readonly Bonus[] = ['none', 'ruins', 'gold1', 'gold2', 'gold3']

/** The tracks that all boards have. */
export interface Tracks {
  /** What the winner of a combat is paid, by the loser's position from 1; the last is the maximum. */
  readonly prizes: readonly number[]
  /** Where the strength marker starts. */
  readonly start: number
  /** What lies under a player's markers, from the left. */
  readonly markers: readonly Bonus[]
  /** The gold under the rival's markers, from the left. */
  readonly rivalMarkers: readonly number[]
  /** How many resources one rack holds. */
  readonly rack: number
}

/** The tracks. */
export const TRACKS: Tracks = {
  prizes: [1, 1, 2, 2, 3, 3],
  start: 1,
  markers: ['none', 'gold1', 'ruins', 'gold1', 'gold2', 'ruins', 'gold3', 'gold3'],
  rivalMarkers: [0, 0, 1, 1, 1, 2, 2, 2],
  rack: 6,
}

/** Whence the tracks: position 4 pays 2 (L517), the start is below 2 (L327), the leftmost marker first (L224). */
export const trackTable: FieldTable<'tracks', Tracks> = {
  family: 'track',
  records: { tracks: TRACKS },
  from: { prizes: 'Xi301,517', start: 'Xi327', markers: 'X', rivalMarkers: 'Xi224', rack: 'Xi620,942' },
  must: {
    prizes: listOf(count(0, 9), 4, 9),
    start: count(0, 1),
    markers: listOf(oneOf(BONUSES), 4, 12),
    rivalMarkers: listOf(count(0, 9), 4, 12),
    rack: count(6, 6),
  },
}

/** A City. */
export interface City {
  readonly islands: readonly IslandShape[]
}

const CITY: City = {
  islands: [
    { type: 'food', slots: 1 },
    { type: 'craft', slots: 1 },
    { type: 'weapons', slots: 1 },
  ],
}

/** Whence the Cities: three settlers stand there (L100-102), one of them on Food (L175). */
export const cityTable: FieldTable<Civ, City> = {
  family: 'city',
  records: Object.fromEntries(CIVS.map(civ => [civ, CITY])) as { readonly [C in Civ]: City },
  from: { islands: 'Xi102,175' },
  must: { islands: ISLANDS },
}

/** How many settlers a civilisation has, and how many of them start in its City (L100-102, L469). */
export const SETTLERS = 9
export const SETTLERS_IN_CITY = 3
