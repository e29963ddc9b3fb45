import type { FieldTable } from '@tablee/common/fields.ts'
import { count, DICE } from './must.ts'
import { type Dice, dice } from './types.ts'

/** The turns of a game. */
export const TURNS = [1, 2, 3, 4, 5, 6] as const

/** A turn of the game. */
export type Turn = (typeof TURNS)[number]

/** The glory at which a game of rivals ends. */
export const GLORY_TO_END = 30

/** What a clan starts with (L285-293). */
export const START = { glory: 5, gold: 7, defense: 0, potion: 0, venom: 0 } as const

/** What a clan has that lost all members, and the gold it is given then (L850). */
export const LOST_CLAN_GOLD = 5

/** The reputation that opening mercenaries may have, at most, to count (L221). */
export const OPENING_REPUTATION = 4

/** The dice that glory adds to the pool, from some glory on. */
export interface GloryBonus {
  readonly from: number
  readonly dice: Dice
}

/** The bands of glory; the last one that is reached counts. */
export const GLORY_BONUS = {
  none: { from: 0, dice: dice('') },
  low: { from: 1, dice: dice('F') },
  middle: { from: 11, dice: dice('FP') },
  high: { from: 21, dice: dice('FPM') },
} as const satisfies { readonly [band: string]: GloryBonus }

/** A band of glory. */
export type Band = keyof typeof GLORY_BONUS

/** Whence the bonus dice: the bands are printed, the icons are lost. */
export const gloryTable: FieldTable<Band, GloryBonus> = {
  family: 'glory',
  records: GLORY_BONUS,
  from: { from: 'R370-372', dice: 'X' },
  must: { dice: DICE },
}

/** What a paid member costs, by the glory of the clan: the last one that is reached counts (L1011-1013). */
export const WAGES = [
  { from: 0, gold: 1 },
  { from: 11, gold: 2 },
  { from: 21, gold: 3 },
] as const

/** The victory points for 0 to 6 and more icons of an affinity (L1054). */
export const AFFINITY_POINTS = [0, 1, 1, 3, 5, 7, 10] as const

/** The turn tracks: side A of the tile, the board, side B of the tile. */
export const TRACKS = ['tileA', 'printed', 'tileB'] as const

/** A turn track. */
export type Track = (typeof TRACKS)[number]

/** The attack dice that monsters roll besides, in a turn. */
export type ExtraAttack = { readonly [T in Track]: number }

const extra = (printed: number, tileB: number): ExtraAttack => ({ tileA: 0, printed, tileB })

/** The attack dice that each turn adds. */
export const EXTRA_ATTACK: { readonly [T in Turn]: ExtraAttack } = {
  1: extra(0, 0),
  2: extra(0, 1),
  3: extra(0, 1),
  4: extra(1, 2),
  5: extra(1, 2),
  6: extra(1, 2),
}

/** Whence the turn tracks. */
export const trackTable: FieldTable<`${Turn}`, ExtraAttack> = {
  family: 'turn',
  records: EXTRA_ATTACK,
  from: { tileA: 'R825', printed: 'X', tileB: 'X' },
  but: { 4: { printed: 'R901' } },
  must: { printed: count(0, 6), tileB: count(0, 6) },
}

/** The levels of difficulty, from the lowest. */
export const DIFFICULTY_IDS = ['tutorial', 'normal', 'heroic', 'legendary'] as const

/** A level of difficulty. */
export type Difficulty = (typeof DIFFICULTY_IDS)[number]

/** What a level changes (L1120-1130). */
export const DIFFICULTIES = {
  tutorial: { track: 'tileA', opensWithRankA: true },
  normal: { track: 'printed', opensWithRankA: true },
  heroic: { track: 'printed', opensWithRankA: false },
  legendary: { track: 'tileB', opensWithRankA: false },
} as const satisfies {
  readonly [D in Difficulty]: { readonly track: Track; readonly opensWithRankA: boolean }
}

/** Queen's Favor: what its holder may take besides a die (L1136-1143). */
export const FAVORS = ['potion', 'venom', 'defense', 'gold'] as const

/** One of them. */
export type Favor = (typeof FAVORS)[number]

/** How much of each. */
export const FAVOR: { readonly [F in Favor]: number } = { potion: 1, venom: 1, defense: 1, gold: 2 }

/** More Monsters: the turns in which one comes to the gates (L1148). */
export const MORE_MONSTERS_TURNS: readonly number[] = [2, 4, 6]
