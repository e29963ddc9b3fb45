import type { FieldTable } from '@tablee/common/fields.ts'
import { count } from './must.ts'
import type { Space } from './types.ts'

/** The buildings of the Citadel. */
export const BUILDING_IDS = [
  'huntersLair',
  'alchemist',
  'tavern',
  'armory',
  'pawnshop',
  'bazaar',
  'mine',
] as const

/** A building of the Citadel. There is one panic token for each (L169). */
export type BuildingId = (typeof BUILDING_IDS)[number]

/** A place for dice in a building. */
export interface Slot {
  readonly dice: number
  /** The gold of the Mine, the tokens of the Alchemist's Lab; 0 elsewhere. */
  readonly yields: number
  /** The fewest players with whom it is open. */
  readonly players: number
}

/** A building. */
export interface Building {
  readonly accepts: Space
  /** From left to right, or from top to bottom; none where any number of dice may lie. */
  readonly slots: readonly Slot[]
}

const slot = (players = 1, yields = 0, dice = 1): Slot => ({ dice, yields, players })

/** The buildings and their slots. */
export const BUILDINGS: { readonly [B in BuildingId]: Building } = {
  huntersLair: { accepts: 'FP', slots: [slot(), slot(), slot(), slot(3)] },
  alchemist: { accepts: 'M', slots: [slot(1, 3), slot(1, 2)] },
  tavern: { accepts: 'FP', slots: [slot(), slot(), slot(), slot(3)] },
  armory: { accepts: 'FP', slots: [slot(), slot(), slot(3)] },
  pawnshop: { accepts: 'FMP', slots: [] },
  bazaar: { accepts: 'FP', slots: [slot(), slot(), slot(3)] },
  mine: { accepts: 'F', slots: [slot(1, 6, 2), slot(1, 4, 2), slot(1, 2), slot(3, 2)] },
}

/** Whence each field of the buildings. */
export const buildingTable: FieldTable<BuildingId, Building> = {
  family: 'building',
  records: BUILDINGS,
  from: { accepts: 'R464,478,500,564,581,589,605', slots: 'X' },
  but: {
    alchemist: { slots: 'Xi478' },
    pawnshop: { slots: 'R579-581' },
    mine: { slots: 'Xi424,605,621' },
  },
  must: {
    slots: {
      kind: 'list',
      of: { kind: 'record', fields: { dice: count(1, 2), yields: count(0, 9), players: count(1, 3) } },
      min: 1,
      max: 6,
    },
  },
}

/** An expedition of a region, from left to right, or of the gates, from top to bottom. */
export interface Expedition {
  /** The glory that a clan gets for a member who dies on it. */
  readonly glory: number
  /** The Defense talents and the gold that whoever is assigned to it gets from the guards. */
  readonly defend: number
  readonly gold: number
}

const expedition = (glory: number, defend = 0, gold = 0): Expedition => ({ glory, defend, gold })

/** The expeditions of both regions, whose advantages lie on path tiles, and of the gates. */
export const EXPEDITIONS = {
  E1: expedition(3),
  E2: expedition(2),
  E3: expedition(2),
  E4: expedition(1),
  upper: expedition(3, 2),
  lower: expedition(3, 1, 5),
} as const satisfies { readonly [id: string]: Expedition }

/** A place for an expedition. */
export type ExpeditionId = keyof typeof EXPEDITIONS

/** The order of the sentence about the guards is the order of the places. */
const gates = { glory: 'R971', defend: 'Xi736', gold: 'Xi736' } as const

/** Whence each field of the expeditions. */
export const expeditionTable: FieldTable<ExpeditionId, Expedition> = {
  family: 'expedition',
  records: EXPEDITIONS,
  from: { glory: 'X', defend: 'R695-706', gold: 'R695-706' },
  but: { upper: gates, lower: gates },
  must: { glory: count(0, 9), defend: count(0, 4), gold: count(0, 9) },
}

/** What an expedition holds. */
export interface Capacity {
  /** The room for dice; tokens beyond `free` take `perToken` of it each. */
  readonly dice: number
  readonly free: number
  readonly perToken: number
  readonly tokens: number
}

/** What expeditions hold: L679 of regions; of the gates only that a token takes the place of two dice (L734). */
export const CAPACITY = {
  region: { dice: 6, free: 2, perToken: 2, tokens: 4 },
  gates: { dice: 8, free: 0, perToken: 2, tokens: 4 },
} as const satisfies { readonly [zone: string]: Capacity }

/** Whence the room on expeditions. The example at the gates (L740) fills seven places. */
export const capacityTable: FieldTable<keyof typeof CAPACITY, Capacity> = {
  family: 'capacity',
  records: CAPACITY,
  from: { dice: 'R679', free: 'R679', perToken: 'R679', tokens: 'R679' },
  but: { gates: { dice: 'Xi740', free: 'R734', perToken: 'R734', tokens: 'Xi740' } },
  must: { dice: count(7, 14), tokens: count(3, 7) },
}

/** What lies open. */
export const DISPLAYS = { lair: 6, lairRows: 3, tavern: 4, tavernSolo: 3, bazaar: 3, loot: 4 } as const

/** What a clan stores at most. */
export const LIMITS = { trap: 5, defense: 5, potion: 3, venom: 3 } as const

/** What there is of tokens that may run out. */
export const SUPPLY = { defense: 20, potion: 16, venom: 16 } as const

/** Dice of the box; they never run out. */
export const DICE_OF_BOX = { force: 32, magic: 22, persuasion: 18, attack: 8 } as const

/** What things cost and give that have no card. */
export const PRICES = {
  /** A Defense token, and how many an action buys at most. */
  defense: 2,
  defenseAtOnce: 3,
  round: 2,
  /** The least that a purchase costs. */
  least: 1,
  pawn: 1,
  /** What a point of a trophy is sold for. */
  trophy: 5,
  /** What a venom adds to an attack. */
  venom: 2,
} as const

/** An attack die of this value or more is a hit (L827). */
export const HIT_FROM = 3
