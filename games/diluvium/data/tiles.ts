import type { FieldTable, Mark } from '@tablee/common/fields.ts'
import { count, FIGHT, ISLANDS, listOf, oneOf } from './must.ts'
import type { IslandType, Level } from './types.ts'

/** A part of a tile or City, of one type, with places for settlers. */
export interface IslandShape {
  readonly type: IslandType
  readonly slots: number
}

/** The monsters that tiles carry. */
export const MONSTERS = ['sirens', 'charybdis', 'scylla', 'cetus', 'leviathan', 'hydra'] as const
export type MonsterId = (typeof MONSTERS)[number]

/** What it takes to beat a monster, and what that pays. */
export interface Fight {
  readonly strength: number
  readonly gold: number
}

/** An Ocean tile. */
export interface Tile {
  readonly level: Level
  readonly islands: readonly IslandShape[]
  readonly monster: MonsterId | 'none'
}

const LETTER: { readonly [letter: string]: IslandType } = { F: 'food', C: 'craft', W: 'weapons', R: 'ruins' }

const tile = (level: Level, islands: string, monster: Tile['monster'] = 'none'): Tile => ({
  level,
  islands: islands.split(' ').map(([letter, slots]) => ({ type: LETTER[letter], slots: Number(slots) })),
  monster,
})

/** The Ocean tiles by their numbers; `F3` is a Food island of three slots. */
export const TILES: { readonly [number: string]: Tile } = {
  1: tile(0, 'F2 C1'),
  2: tile(0, 'F1 W2'),
  3: tile(0, 'C2 F1'),
  4: tile(0, 'F1 C1 W1'),
  5: tile(1, 'F3 W1'),
  6: tile(1, 'C3 F1'),
  7: tile(1, 'W3 C1'),
  8: tile(1, 'F2 C2'),
  9: tile(1, 'C2 W2'),
  10: tile(1, 'F2 W1', 'sirens'),
  11: tile(1, 'R2 F2'),
  12: tile(1, 'R2 C2'),
  13: tile(1, 'R2 W2'),
  14: tile(1, 'F2 C1 W1'),
  15: tile(1, 'C2 W1 F1'),
  16: tile(1, 'C2 F1', 'charybdis'),
  17: tile(2, 'R2 F2 C1'),
  18: tile(2, 'R2 W2 F1'),
  19: tile(2, 'C2 R1 W1'),
  20: tile(2, 'R1 C2 F1'),
  21: tile(2, 'C3 F2'),
  22: tile(2, 'W3 C2'),
  23: tile(2, 'F3 C1 W1'),
  24: tile(2, 'C2 W2 F1'),
  25: tile(2, 'C2 W1', 'scylla'),
  26: tile(2, 'F2 C1', 'cetus'),
  27: tile(2, 'W2 C1', 'leviathan'),
  28: tile(2, 'C2 F1', 'hydra'),
}

/** The numbers of the Ocean tiles. */
export const TILE_NUMBERS: readonly number[] = Object.keys(TILES).map(Number)

const level = (mark: Mark) => ({ level: mark })

/** Whence each field of the tiles. */
export const tileTable: FieldTable<string, Tile> = {
  family: 'tile',
  records: TILES,
  from: { level: 'X', islands: 'X', monster: 'X' },
  but: {
    5: { ...level('R469'), islands: 'Xi476' },
    6: { ...level('R469'), islands: 'Xi476' },
    7: { ...level('R469'), islands: 'Xi476' },
    11: { ...level('R589'), islands: 'Xi432,447' },
    12: { ...level('R589'), islands: 'Xi432,447' },
    13: { ...level('R589'), islands: 'Xi432,447' },
    16: { monster: 'Xi805' },
    17: { ...level('R589'), islands: 'Xi589' },
    18: { ...level('R589'), islands: 'Xi589' },
    19: { ...level('R399,589'), islands: 'Xi410,589' },
    20: { ...level('R399'), islands: 'Xi411' },
    27: { monster: 'Xi805' },
    28: { monster: 'Xi805' },
  },
  must: {
    level: count(0, 2),
    islands: ISLANDS,
    monster: oneOf([...MONSTERS, 'none']),
  },
}

/** What the monsters are worth. */
export const FIGHTS: { readonly [M in MonsterId]: Fight } = {
  sirens: { strength: 3, gold: 4 },
  charybdis: { strength: 4, gold: 5 },
  scylla: { strength: 5, gold: 6 },
  cetus: { strength: 5, gold: 6 },
  leviathan: { strength: 6, gold: 8 },
  hydra: { strength: 7, gold: 10 },
}

/** Whence the numbers of the monsters. */
export const monsterTable: FieldTable<MonsterId, { readonly fight: Fight }> = {
  family: 'monster',
  records: Object.fromEntries(MONSTERS.map(id => [id, { fight: FIGHTS[id] }])) as {
    readonly [M in MonsterId]: { readonly fight: Fight }
  },
  from: { fight: 'X' },
  must: { fight: FIGHT },
}

/** A place for a marker: so much gold, or a settler. */
export type Space = 'settler' | 'gold1' | 'gold2' | 'gold3' | 'gold4' | 'gold5'
const SPACES: readonly Space[] = ['settler', 'gold1', 'gold2', 'gold3', 'gold4', 'gold5']

/** The gold of an exploration space; 0 for that of a settler. */
export const goldOf = (space: Space): number => (space === 'settler' ? 0 : Number(space.slice(4)))

/** What tiles of a level have in common. */
export interface Backing {
  /** The Food that turning one over costs. */
  readonly cost: number
  /** The exploration spaces, in their order. */
  readonly spaces: readonly Space[]
}

const LOW: readonly Space[] = ['gold2', 'settler', 'settler', 'gold1']

/** The levels of tiles. */
export const BACKINGS: { readonly [L in Level]: Backing } = {
  0: { cost: 0, spaces: LOW },
  1: { cost: 1, spaces: LOW },
  2: { cost: 2, spaces: ['gold3', 'settler', 'settler', 'gold1'] },
}

/** Whence the costs and spaces of the levels: tiles of cost 0 exist (L742), spaces of 2 gold and of settlers too. */
export const levelTable: FieldTable<'0' | '1' | '2', Backing> = {
  family: 'level',
  records: BACKINGS,
  from: { cost: 'X', spaces: 'Xi187,189' },
  but: { 0: { cost: 'R742' } },
  must: { cost: count(0, 6), spaces: listOf(oneOf(SPACES), 1, 6) },
}
