import type { FieldTable } from '@tablee/common/fields.ts'
import { count, listOf, oneOf } from '@tablee/perseverance/data/must.ts'
import type { Side } from '@tablee/perseverance/ids.ts'
import { EFFECTS, type Effects, of } from './effects.ts'
import { ANCIENTS, type Ancient, SCOUT_FACES, type Scout, type ScoutFace } from './types.ts'

/** A scout die of the Ancients. */
export interface ScoutDie {
  readonly faces: readonly ScoutFace[]
}

const SCOUT: { readonly [S in Scout]: ScoutDie } = {
  normalScout: { faces: ['none', 'spearman', 'spearman', 'raider', 'raider', 'combat'] },
  dangerousScout: { faces: ['raider', 'raider+combat', 'sixleg', 'sixleg', 'combat', 'spearman+combat'] },
}

/** Whence the faces: L3289 shows combat on the dangerous die. */
export const scoutTable: FieldTable<Scout, ScoutDie> = {
  family: 'scout',
  records: SCOUT,
  from: { faces: 'X' },
  but: { dangerousScout: { faces: 'Xi3289' } },
  must: { faces: listOf(oneOf(SCOUT_FACES), 6, 6) },
}

/** The battlefield of each zone, and its section of the ship. */
export interface BoardSide {
  /** What the top dino spaces give, by unit slot from the left. */
  readonly tops: readonly Effects[]
  /** What the crate spaces of a battlefield cover. */
  readonly crates: readonly Effects[]
  /** The units of the start. */
  readonly units: readonly Ancient[]
  /** What the cabin spaces of a column give, from the lowest. */
  readonly cabins: readonly Effects[]
}

const TOPS: readonly Effects[] = [
  [of('glowberry')],
  [of('food')],
  [of('heal')],
  [of('islandResource')],
  [of('followers', 5)],
]
const CRATES: readonly Effects[] = [[of('heal')], [of('heal')], [of('heal')]]
const CABINS: readonly Effects[] = [[], [of('followers', 2)], [of('influenceHere')]]
const UNITS: readonly Ancient[] = ['spearman', 'spearman', 'raider']

const BOARD: { readonly [S in Side]: BoardSide } = {
  few: { tops: TOPS, crates: CRATES, units: UNITS, cabins: CABINS },
  many: { tops: [...TOPS, [of('glowberry')]], crates: CRATES, units: UNITS, cabins: [...CABINS, []] },
}

const SYMBOLS = listOf(EFFECTS, 3, 8)

/** Whence the board: five units are faced in L3303, heals covered in L3107, two followers gained in L3081. */
export const boardTable: FieldTable<Side, BoardSide> = {
  family: 'board',
  records: BOARD,
  from: { tops: 'Xi3206,3303', crates: 'Xi3107', units: 'X', cabins: 'Xi3081' },
  must: {
    tops: SYMBOLS,
    crates: listOf(EFFECTS, 1, 4),
    units: listOf(oneOf(ANCIENTS), 0, 4),
    cabins: listOf(EFFECTS, 2, 6),
  },
}

/** The warpath of each zone. */
export interface Warpath {
  /** Where the trail figure starts. */
  readonly start: number
  /** The units that come after a combat, by the figure’s space from 1 to the top. */
  readonly waves: readonly (readonly Ancient[])[]
  /** The lowest spaces that have a fortification space beside them. */
  readonly fortified: number
}

const WARPATH: Warpath = {
  start: 4,
  waves: [
    ['raider', 'raider', 'sixleg'],
    ['spearman', 'raider', 'raider'],
    ['spearman', 'spearman', 'raider'],
    ['spearman', 'spearman', 'spearman'],
    ['spearman', 'spearman'],
  ],
  fortified: 3,
}

/** Whence the warpath: the figure moves up (L3323), fortifications stand below it (L3136). */
export const warpathTable: FieldTable<'warpath', Warpath> = {
  family: 'track',
  records: { warpath: WARPATH },
  from: { start: 'X', waves: 'X', fortified: 'Xi3136' },
  must: {
    start: count(1, 7),
    waves: listOf(listOf(oneOf(ANCIENTS), 0, 4), 3, 7),
    fortified: count(1, 6),
  },
}

/** What changes with the seats. */
export interface SeatsData {
  readonly neutralDice: number
  readonly ownDice: number
  /** Dice of a colour that nobody plays. */
  readonly spareDice: number
  /** The dice that call an assembly. */
  readonly assembly: number
  readonly leaderSpaces: number
  /** The breach that ends the game; alone the level tells. */
  readonly breaches: number
}

export type Seats = 1 | 2 | 3 | 4

const SEATS: { readonly [S in Seats]: SeatsData } = {
  1: { neutralDice: 3, ownDice: 3, spareDice: 0, assembly: 3, leaderSpaces: 1, breaches: 5 },
  2: { neutralDice: 2, ownDice: 3, spareDice: 3, assembly: 3, leaderSpaces: 1, breaches: 5 },
  3: { neutralDice: 2, ownDice: 3, spareDice: 0, assembly: 3, leaderSpaces: 1, breaches: 5 },
  4: { neutralDice: 2, ownDice: 3, spareDice: 0, assembly: 4, leaderSpaces: 2, breaches: 6 },
}

/** Whence what changes with the seats: L2149 has a third neutral die alone; one leader space stands in L3131. */
export const seatsTable: FieldTable<`${Seats}`, SeatsData> = {
  family: 'seats',
  records: SEATS,
  from: { neutralDice: 'X', ownDice: 'X', spareDice: 'X', assembly: 'X', leaderSpaces: 'X', breaches: 'X' },
  but: {
    1: {
      neutralDice: 'R2149',
      ownDice: 'Xi2149,3015-3024',
      assembly: 'Xi3317',
      leaderSpaces: 'R3131',
      breaches: 'R3348',
    },
    3: { neutralDice: 'R2149' },
  },
  must: {
    neutralDice: count(0, 6),
    ownDice: count(2, 4),
    spareDice: count(0, 4),
    assembly: count(2, 4),
    leaderSpaces: count(1, 4),
    breaches: count(1, 12),
  },
}
