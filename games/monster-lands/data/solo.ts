import type { FieldTable } from '@tablee/common/fields.ts'
import type { BuildingId, ExpeditionId } from './board.ts'
import type { Difficulty } from './tracks.ts'
import type { Affinity } from './types.ts'

/** How well a solo game went, from the worst. */
export const RANKS = ['cannonFodder', 'recruit', 'veteran', 'hero'] as const

/** How well a solo game went. */
export type Rank = (typeof RANKS)[number]

/** What a rank asks for; whatever is not told is not asked. */
export interface Threshold {
  readonly points?: number
  readonly gold?: number
  readonly missions?: number
  /** Members of each affinity, from the most. */
  readonly members?: readonly [number, number, number, number]
  /** The goal of scenario 5. */
  readonly goal?: true
}

/** What a scenario does that needs rules of its own. */
export type ScenarioRule =
  /** The mercenary deck holds only those who give Persuasion. */
  | 'persuasionDeck'
  /** Every source of defence is ignored; potions work. */
  | 'noDefence'
  | 'armoryClosed'
  /** A monster of rank A stands at the gates from the start. */
  | 'besiegedFromStart'
  /** Whenever a turn starts with empty gates, a monster of rank A comes there. */
  | 'besiegedEachTurn'
  /** Madhala lays two tokens of the ambush module on each path of a region that she takes. */
  | 'madhalaAmbushes'
  /** Outside she goes to missions from a yellow 3 on. */
  | 'madhalaMissions'
  /** Attack dice that missed are rolled once more. */
  | 'missesRerolled'

/** A solo scenario. */
export interface Scenario {
  readonly number: number
  readonly turns: number
  readonly gold: number
  readonly defense: number
  /** The price of a round of drinks. */
  readonly round: number
  /** The affinity that the clan must have; null where it is chosen. */
  readonly affinity: Affinity | null
  readonly lowest: Difficulty
  readonly rules: readonly ScenarioRule[]
  readonly ranks: readonly [recruit: Threshold, veteran: Threshold, hero: Threshold]
  /** Its line in the booklet. */
  readonly line: number
}

const scenario = (
  number: number,
  line: number,
  ranks: Scenario['ranks'],
  changes: Partial<Scenario> = {},
): Scenario => ({
  number,
  turns: 6,
  gold: 7,
  defense: 0,
  round: 2,
  affinity: null,
  lowest: 'tutorial',
  rules: [],
  ranks,
  line,
  ...changes,
})

const points = (recruit: number, veteran: number, hero: number): Scenario['ranks'] => [
  { points: recruit },
  { points: veteran },
  { points: hero },
]

/** The ten scenarios, in their order. */
export const SCENARIOS = {
  routine: scenario(1, 1333, points(35, 45, 60)),
  money: scenario(2, 1345, [{ gold: 15 }, { gold: 35 }, { gold: 55 }], {
    affinity: 'jungle',
    rules: ['persuasionDeck'],
  }),
  blitz: scenario(3, 1358, points(22, 30, 40), { turns: 3, gold: 12, defense: 3 }),
  noArmour: scenario(4, 1371, points(30, 42, 56), {
    affinity: 'water',
    rules: ['noDefence', 'armoryClosed'],
  }),
  prepared: scenario(5, 1386, [{ goal: true }, { goal: true, points: 35 }, { goal: true, points: 50 }]),
  besieged: scenario(6, 1401, points(35, 50, 65), { rules: ['besiegedFromStart', 'besiegedEachTurn'] }),
  diversity: scenario(
    7,
    1414,
    [{ members: [2, 1, 1, 1] }, { members: [2, 2, 1, 1] }, { members: [2, 2, 2, 2] }],
    { round: 1 },
  ),
  sneaky: scenario(8, 1427, points(30, 42, 56), { rules: ['madhalaAmbushes'] }),
  missionary: scenario(
    9,
    1441,
    [
      { missions: 4, points: 30 },
      { missions: 6, points: 40 },
      { missions: 8, points: 55 },
    ],
    { rules: ['madhalaMissions'] },
  ),
  judgment: scenario(10, 1453, points(35, 45, 60), {
    lowest: 'normal',
    rules: ['missesRerolled', 'besiegedFromStart'],
  }),
} as const satisfies { readonly [id: string]: Scenario }

/** A solo scenario. */
export type ScenarioId = keyof typeof SCENARIOS

/** The scenarios in their order. */
export const SCENARIO_IDS = Object.keys(SCENARIOS) as readonly ScenarioId[]

/** Whence each field of the scenarios. */
export const scenarioTable: FieldTable<ScenarioId, Scenario> = {
  family: 'scenario',
  records: SCENARIOS,
  from: {
    number: 'R',
    turns: 'R1258',
    gold: 'R289',
    defense: 'R289',
    round: 'R',
    affinity: 'R1236',
    lowest: 'R1120',
    rules: 'R',
    ranks: 'R',
  },
  but: {
    money: { affinity: 'R1349' },
    blitz: { turns: 'R1361', gold: 'R1362', defense: 'R1362' },
    noArmour: { affinity: 'R1377' },
    judgment: { lowest: 'R1457' },
  },
}

/** Scenario 5: what lies on the board at the end, besides equipment of each type and members of each affinity (L1390). */
export const PREPARED_GOAL = { defense: 5, trap: 5, potion: 3, venom: 3 } as const

/** What follows a game of the campaign (L1248-1258). */
export const CAMPAIGN = {
  cannonFodder: { goesOn: false, difficulty: 'lower' },
  recruit: { goesOn: false, difficulty: 'same' },
  veteran: { goesOn: true, difficulty: 'normal' },
  hero: { goesOn: true, difficulty: 'choose' },
} as const satisfies {
  readonly [R in Rank]: {
    /** Whether the next scenario follows, or the same one again. */
    readonly goesOn: boolean
    readonly difficulty: 'lower' | 'same' | 'normal' | 'choose'
  }
}

/** What a hero chooses from for the next scenario. */
export const HERO_DIFFICULTIES = ['heroic', 'legendary'] as const satisfies readonly Difficulty[]

/** How many tokens Madhala has (L1236). */
export const MADHALA_TOKENS = 6

/** A red die up to this value sends Madhala to the Citadel, a higher one outside (L1276). */
export const MADHALA_CITADEL_UP_TO = 4

/** Where Madhala goes in the Citadel, by the yellow die from 1 (L1279-1284). */
export const MADHALA_CITADEL = [
  'huntersLair',
  'alchemist',
  'tavern',
  'armory',
  'bazaar',
  'mine',
] as const satisfies readonly BuildingId[]

/** A place outside to which Madhala goes: a path of the region, the competitive mission or the contract. */
export type MadhalaOutside = Exclude<ExpeditionId, 'upper' | 'lower'> | 'missionA' | 'missionB'

/** Where Madhala goes outside, by the yellow die from 1 (L1284-1289). */
export const MADHALA_OUTSIDE: readonly MadhalaOutside[] = ['E1', 'E2', 'E3', 'E4', 'missionA', 'missionB']

/** The same in scenario 9 (L1444). */
export const MADHALA_MISSIONS: readonly MadhalaOutside[] = [
  'E1',
  'E2',
  'missionA',
  'missionA',
  'missionB',
  'missionB',
]

/** What Madhala discards in a building, by the red die from 1: the first, second or third (L1293-1305). */
export const MADHALA_DISCARDS = [0, 1, 2, 0] as const

/** How many module tokens she lays on a path in scenario 8 (L1431). */
export const MADHALA_AMBUSHES = 2
