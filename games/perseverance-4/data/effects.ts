import { count, listOf, oneOf, record } from '@tablee/perseverance/data/must.ts'
import { CREWS, type Crew, SECTIONS, type Section } from './types.ts'

/** What effects can do. Each is a word and a number, so that a pack can write it. */
export const VERBS = [
  'food',
  'debris',
  'islandResource',
  'glowberry',
  'goods',
  'followers',
  'crates',
  'heal',
  'untamedShieldhead',
  'untamedRaptor',
  'untamedThunderhorn',
  'untamedIronjaw',
  'tamedShieldhead',
  'tamedRaptor',
  'tamedThunderhorn',
  'tamedIronjaw',
  'tame',
  'tameFreely',
  'influence',
  'influenceHere',
  'cabin',
  'cabinBelow',
  'fortification',
  'rally',
  'rescue',
  'trailUp',
  'preparation',
  'crateOnVoyage',
  'removeSpearman',
  'leaderOption',
] as const

export type Verb = (typeof VERBS)[number]

/** One effect: `goods` are food, debris or island resources in any mix, `cabinBelow` is built in the hold or the engine room. */
export interface Effect {
  readonly verb: Verb
  readonly n: number
}

export type Effects = readonly Effect[]

/** One or the other of these. */
export type Branches = readonly Effects[]

/** The tables tell effects in this way. */
export const of = (verb: Verb, n = 1): Effect => ({ verb, n })

const EFFECT = record({ verb: oneOf(VERBS), n: count(1, 12) })

/** What a pack writes. */
export const EFFECTS = listOf(EFFECT, 0, 4)
export const BRANCHES = listOf(listOf(EFFECT, 1, 4), 1, 3)

/** What is counted: own things, and the trail figures. */
export const COUNTERS = [
  'cabins',
  ...SECTIONS.map(section => `cabins:${section}` as const),
  ...CREWS.map(crew => `crew:${crew}` as const),
  'cabinsBelow',
  'sections',
  'crewsWith2',
  'mostInSection',
  'leastInSection',
  'mostOfCrew',
  'leastOfCrew',
  'fortifications',
  'crates',
  'voyages',
  'goods',
  'shieldheads',
  'raptors',
  'thunderhorns',
  'ironjaws',
  'dinos',
  'defeated',
  'artefacts',
  'rescue',
  'highTrails',
  'allTrailsHigh',
] as const satisfies readonly Counter[]

/** `cabinsBelow` is the section under a voyage; `leastOfCrew` is how many complete sets of crews there are. */
export type Counter =
  | 'cabins'
  | `cabins:${Section}`
  | `crew:${Crew}`
  | 'cabinsBelow'
  | 'sections'
  | 'crewsWith2'
  | 'mostInSection'
  | 'leastInSection'
  | 'mostOfCrew'
  | 'leastOfCrew'
  | 'fortifications'
  | 'crates'
  | 'voyages'
  | 'goods'
  | 'shieldheads'
  | 'raptors'
  | 'thunderhorns'
  | 'ironjaws'
  | 'dinos'
  | 'defeated'
  | 'artefacts'
  | 'rescue'
  | 'highTrails'
  | 'allTrailsHigh'

/** So many points for every so many of something. */
export interface Tally {
  readonly points: number
  readonly per: number
  readonly count: Counter
}

export const tally = (points: number, count: Counter, per = 1): Tally => ({ points, per, count })

export const TALLIES = listOf(record({ points: count(1, 9), per: count(1, 9), count: oneOf(COUNTERS) }), 1, 4)

/** So many of something are asked for. */
export interface Goal {
  readonly count: Counter
  readonly atLeast: number
}

export const GOALS = listOf(record({ count: oneOf(COUNTERS), atLeast: count(1, 16) }), 3, 3)
