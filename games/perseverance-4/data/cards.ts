import type { FieldTable } from '@tablee/common/fields.ts'
import { count, listOf, oneOf, record } from '@tablee/perseverance/data/must.ts'
import type { LeaderId, Species } from '@tablee/perseverance/ids.ts'
import { BRANCHES, type Branches, GOALS, type Goal, of, TALLIES, type Tally, tally } from './effects.ts'
import type { ArtefactId, MemoirSide, OfficerId, RepairId, VoyageId } from './types.ts'

/** What a place of an assembly gets. */
export interface Prize {
  readonly followers: number
  readonly crates: number
}

const TILE_SYMBOLS = ['none', 'preparations', 'trails'] as const
export type TileSymbol = (typeof TILE_SYMBOLS)[number]

/** An assembly tile: what the first, the second and the third get, and what its discarding does. */
export interface TileData {
  readonly prizes: readonly Prize[]
  readonly symbol: TileSymbol
}

const tile = (symbol: TileSymbol, first: number, second: number, crates: 0 | 1, third: number): TileData => ({
  prizes: [
    { followers: first, crates: 0 },
    { followers: second, crates },
    { followers: third, crates: 0 },
  ],
  symbol,
})

const TILE = {
  1: tile('none', 5, 3, 1, 1),
  2: tile('preparations', 6, 3, 0, 1),
  3: tile('trails', 7, 4, 1, 2),
  4: tile('preparations', 8, 4, 0, 2),
  5: tile('trails', 9, 5, 1, 2),
  6: tile('preparations', 10, 5, 0, 3),
  7: tile('none', 12, 6, 0, 3),
} as const

/** The last tile stays (L1290 of Episode 3). */
export const tileTable: FieldTable<`${keyof typeof TILE}`, TileData> = {
  family: 'assembly',
  records: TILE,
  from: { prizes: 'X', symbol: 'X' },
  must: {
    prizes: listOf(record({ followers: count(0, 30), crates: count(0, 3) }), 3, 3),
    symbol: oneOf(TILE_SYMBOLS),
  },
}

/** An officer’s favour, and what an assembly scores by influence. */
export interface OfficerData {
  readonly favour: Branches
  readonly score: readonly Tally[]
}

const OFFICER: { readonly [O in OfficerId]: OfficerData } = {
  chiefMate: { favour: [[of('leaderOption')]], score: [tally(2, 'sections'), tally(1, 'crewsWith2')] },
  chiefEngineer: {
    favour: [[of('fortification')], [of('debris'), of('crates')]],
    score: [tally(3, 'fortifications'), tally(1, 'crates')],
  },
  chiefSteward: {
    favour: [[of('cabin')], [of('heal', 2)]],
    score: [tally(2, 'voyages'), tally(1, 'goods', 2)],
  },
  chiefOfSecurity: {
    favour: [[of('rally', 3)]],
    score: [tally(1, 'raptors'), tally(1, 'shieldheads', 2), tally(2, 'thunderhorns'), tally(2, 'ironjaws')],
  },
}

export const officerTable: FieldTable<OfficerId, OfficerData> = {
  family: 'officer',
  records: OFFICER,
  from: { favour: 'X', score: 'X' },
  must: { favour: BRANCHES, score: TALLIES },
}

/** What an officer’s memoirs are worth in glory. */
export interface MemoirData {
  readonly score: readonly Tally[]
}

export type MemoirId = `${OfficerId}${MemoirSide}`

const MEMOIR: { readonly [M in MemoirId]: MemoirData } = {
  chiefMateA: { score: [tally(1, 'cabins', 2)] },
  chiefMateB: { score: [tally(2, 'leastOfCrew')] },
  chiefEngineerA: { score: [tally(2, 'fortifications'), tally(1, 'artefacts')] },
  chiefEngineerB: { score: [tally(1, 'highTrails'), tally(2, 'allTrailsHigh')] },
  chiefStewardA: { score: [tally(2, 'voyages')] },
  chiefStewardB: { score: [tally(1, 'crates', 2), tally(1, 'goods', 3)] },
  chiefOfSecurityA: { score: [tally(1, 'defeated', 2)] },
  chiefOfSecurityB: { score: [tally(1, 'thunderhorns'), tally(1, 'ironjaws')] },
}

export const memoirTable: FieldTable<MemoirId, MemoirData> = {
  family: 'memoir',
  records: MEMOIR,
  from: { score: 'X' },
  must: { score: TALLIES },
}

/** The condition of a voyage. */
export interface VoyageData {
  readonly score: readonly Tally[]
}

const VOYAGE: { readonly [V in VoyageId]: VoyageData } = {
  v1: { score: [tally(1, 'cabinsBelow')] },
  v2: { score: [tally(1, 'crew:sailor')] },
  v3: { score: [tally(1, 'crew:surgeon')] },
  v4: { score: [tally(1, 'crew:salvager')] },
  v5: { score: [tally(1, 'crew:technician')] },
  v6: { score: [tally(1, 'dinos', 2)] },
  v7: { score: [tally(1, 'rescue', 3)] },
  v8: { score: [tally(2, 'artefacts')] },
}

export const voyageTable: FieldTable<VoyageId, VoyageData> = {
  family: 'voyage',
  records: VOYAGE,
  from: { score: 'X' },
  must: { score: TALLIES },
}

/** The three lines of a repair card, about own cabins. */
export interface RepairData {
  readonly lines: readonly Goal[]
}

const goal = (count: Goal['count'], atLeast: number): Goal => ({ count, atLeast })

const REPAIR: { readonly [R in RepairId]: RepairData } = {
  r1: { lines: [goal('cabins:wheelhouse', 3), goal('cabins:hold', 3), goal('crew:technician', 3)] },
  r2: { lines: [goal('cabins:hold', 3), goal('cabins:quarters', 3), goal('crew:sailor', 3)] },
  r3: { lines: [goal('cabins:quarters', 3), goal('cabins:engineRoom', 3), goal('crew:surgeon', 3)] },
  r4: { lines: [goal('cabins:engineRoom', 3), goal('cabins:wheelhouse', 3), goal('crew:salvager', 3)] },
  r5: { lines: [goal('cabins:wheelhouse', 3), goal('cabins:quarters', 3), goal('leastOfCrew', 2)] },
  r6: { lines: [goal('cabins:hold', 3), goal('cabins:engineRoom', 3), goal('leastInSection', 2)] },
  r7: { lines: [goal('mostInSection', 5), goal('leastOfCrew', 2), goal('cabins', 11)] },
  r8: { lines: [goal('leastInSection', 2), goal('mostOfCrew', 5), goal('cabins', 11)] },
}

export const repairTable: FieldTable<RepairId, RepairData> = {
  family: 'repair',
  records: REPAIR,
  from: { lines: 'X' },
  must: { lines: GOALS },
}

/** How much an artefact’s ability amounts to. */
export interface ArtefactData {
  readonly n: number
}

/** Fire adds damage, water heals, wind makes faces cheaper, stone gives followers for crates. */
const ARTEFACT: { readonly [A in ArtefactId]: ArtefactData } = {
  fire: { n: 1 },
  water: { n: 1 },
  wind: { n: 1 },
  stone: { n: 2 },
}

/** Whence the artefacts: L3340 names fire. */
export const artefactTable: FieldTable<ArtefactId, ArtefactData> = {
  family: 'artefact',
  records: ARTEFACT,
  from: { n: 'X' },
  must: { n: count(1, 5) },
}

const ABILITIES = ['tamer', 'persuader', 'builder', 'healer'] as const

/** Taming is cheaper once a turn, faces are cheaper, cabins give a follower, heals are one more. */
export type Ability = (typeof ABILITIES)[number]

/** What a leader has more than the others, and can do. */
export interface LeaderData {
  readonly untamed: Species | 'none'
  readonly tamed: Species | 'none'
  readonly glowberries: number
  readonly ability: Ability
}

const LEADER: { readonly [L in LeaderId]: LeaderData } = {
  adelita: { untamed: 'ironjaw', tamed: 'none', glowberries: 0, ability: 'tamer' },
  jack: { untamed: 'raptor', tamed: 'none', glowberries: 1, ability: 'persuader' },
  keoni: { untamed: 'none', tamed: 'shieldhead', glowberries: 0, ability: 'builder' },
  phoenix: { untamed: 'thunderhorn', tamed: 'none', glowberries: -1, ability: 'healer' },
}

const SPECIES_OR_NONE = oneOf(['none', 'shieldhead', 'raptor', 'thunderhorn', 'ironjaw'])

export const leaderTable: FieldTable<LeaderId, LeaderData> = {
  family: 'leader',
  records: LEADER,
  from: { untamed: 'X', tamed: 'X', glowberries: 'X', ability: 'X' },
  must: {
    untamed: SPECIES_OR_NONE,
    tamed: SPECIES_OR_NONE,
    glowberries: count(-1, 4),
    ability: oneOf(ABILITIES),
  },
}
