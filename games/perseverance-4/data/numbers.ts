import type { FieldTable } from '@tablee/common/fields.ts'
import { count, listOf, record } from '@tablee/perseverance/data/must.ts'
import type { Herd, Resources } from '@tablee/perseverance/ids.ts'
import { EFFECTS, type Effects, of } from './effects.ts'
import type { Crew, RewardId } from './types.ts'

/** The dino figures of the box (L64-80). */
export const SUPPLY: Readonly<Herd> = { shieldhead: 20, raptor: 20, thunderhorn: 12, ironjaw: 12 }

/** What everybody owns (L411-425); a Dissenter has no small saddles (L2158). */
export const PIECES = { cabins: 16, cubes: 18, fortifications: 2, crates: 8, large: 10, small: 5 } as const

/** The rounds of a game (L2328). */
export const ROUNDS = 7

/** The numbers of the rules that stand on no component. */
export interface RuleNumbers {
  /** How many options a die resolves. */
  readonly options: number
  /** How many dinos may be rallied where the die was placed. */
  readonly rally: number
  /** What a fortification gives whoever builds it. */
  readonly fortification: number
  /** What a breach costs each who took part, for every unit that nobody faced. */
  readonly breach: number
  /** What two raptors in a group add. */
  readonly raptors: number
  readonly infirmary: number
  /** What a second artefact of a kind gives. */
  readonly again: number
  /** What a rescue step beyond the last gives. */
  readonly rescued: number
  /** How many followers a glory is worth. */
  readonly followers: number
  /** The trail figure stands high from here on. */
  readonly highTrail: number
  /** The most that memoirs and a voyage’s condition are worth. */
  readonly memoir: number
  readonly voyage: number
  /** What a crate on a voyage is worth. */
  readonly sailing: number
  /** What a line of a repair card is worth, and all of them together besides. */
  readonly repairLine: number
  readonly repairAll: number
}

const RULES: RuleNumbers = {
  options: 2,
  rally: 2,
  fortification: 2,
  breach: 2,
  raptors: 1,
  infirmary: 6,
  again: 5,
  rescued: 2,
  followers: 10,
  highTrail: 3,
  memoir: 6,
  voyage: 4,
  sailing: 1,
  repairLine: 3,
  repairAll: 3,
}

const FEW = count(0, 12)

export const numberTable: FieldTable<'rules', RuleNumbers> = {
  family: 'number',
  records: { rules: RULES },
  from: {
    options: 'X',
    rally: 'X',
    fortification: 'X',
    breach: 'Xi3287',
    raptors: 'X',
    infirmary: 'X',
    again: 'X',
    rescued: 'X',
    followers: 'Xi3356',
    highTrail: 'X',
    memoir: 'X',
    voyage: 'X',
    sailing: 'X',
    repairLine: 'X',
    repairAll: 'X',
  },
  must: {
    options: count(1, 4),
    rally: count(0, 6),
    fortification: FEW,
    breach: FEW,
    raptors: count(0, 3),
    infirmary: count(2, 12),
    again: FEW,
    rescued: FEW,
    followers: count(1, 50),
    highTrail: count(1, 7),
    memoir: count(0, 20),
    voyage: count(0, 20),
    sailing: FEW,
    repairLine: FEW,
    repairAll: FEW,
  },
}

/** The rescue track and the crate spaces of voyages. */
export interface Spaces {
  readonly spaces: readonly number[]
}

const TRACKS: { readonly [T in 'rescue' | 'voyage']: Spaces } = {
  rescue: { spaces: [0, 1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20] },
  voyage: { spaces: [5, 4, 3, 2] },
}

/** Whence these: crates on a voyage cover followers (L3111). */
export const spacesTable: FieldTable<'rescue' | 'voyage', Spaces> = {
  family: 'spaces',
  records: TRACKS,
  from: { spaces: 'X' },
  but: { voyage: { spaces: 'Xi3111' } },
  must: { spaces: listOf(count(0, 40), 2, 20) },
}

/** What a cabin’s crew gives at an assembly of its zone. */
const CREW: { readonly [C in Crew]: { readonly effects: Effects } } = {
  salvager: { effects: [of('goods')] },
  sailor: { effects: [of('crates'), of('glowberry')] },
  surgeon: { effects: [of('heal')] },
  technician: { effects: [of('followers', 3)] },
}

/** Whence the crews: technicians are worth three followers to the Dissenters (L3321). */
export const crewTable: FieldTable<Crew, { readonly effects: Effects }> = {
  family: 'crew',
  records: CREW,
  from: { effects: 'X' },
  but: { technician: { effects: 'Xi3321' } },
  must: { effects: EFFECTS },
}

/** What can be chosen for a victory; the artefact and the trail figure are rules of their own. */
const REWARD: { readonly [R in RewardId]: { readonly effects: Effects } } = {
  artefact: { effects: [] },
  followers: { effects: [of('followers', 4)] },
  goods: { effects: [of('goods', 2)] },
  stock: { effects: [of('crates'), of('glowberry', 2)] },
  trail: { effects: [] },
}

/** Whence the rewards: the artefact is one of them (L3299-3301). */
export const rewardTable: FieldTable<RewardId, { readonly effects: Effects }> = {
  family: 'reward',
  records: REWARD,
  from: { effects: 'X' },
  but: { artefact: { effects: 'R3299-3301' } },
  must: { effects: EFFECTS },
}

/** What everybody begins with. */
export interface Start {
  readonly followers: number
  readonly resources: Readonly<Resources>
  readonly crates: number
  readonly tamed: Readonly<Herd>
  /** Cubes on the officer of the start zone, and on each other. */
  readonly here: number
  readonly elsewhere: number
}

const START: Start = {
  followers: 10,
  resources: { food: 2, debris: 2, islandResource: 1, glowberry: 4 },
  crates: 3,
  tamed: { shieldhead: 2, raptor: 2, thunderhorn: 1, ironjaw: 0 },
  here: 4,
  elsewhere: 3,
}

/** Whence the start: the Dissenters’ cubes are told (L2175-2176), and they start like players. */
export const startTable: FieldTable<'player', Start> = {
  family: 'start',
  records: { player: START },
  from: { followers: 'X', resources: 'X', crates: 'X', tamed: 'X', here: 'R2175', elsewhere: 'R2175' },
  must: {
    followers: count(0, 40),
    resources: record({
      food: count(0, 9),
      debris: count(0, 9),
      islandResource: count(0, 9),
      glowberry: count(1, 12),
    }),
    crates: count(0, 8),
    tamed: record({
      shieldhead: count(0, 3),
      raptor: count(0, 3),
      thunderhorn: count(0, 2),
      ironjaw: count(0, 2),
    }),
  },
}
