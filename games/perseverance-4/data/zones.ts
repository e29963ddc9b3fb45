import type { FieldTable } from '@tablee/common/fields.ts'
import { count, listOf, oneOf, record, specialists } from '@tablee/perseverance/data/must.ts'
import type { Specialist } from '@tablee/perseverance/ids.ts'
import { EFFECTS, type Effects, of } from './effects.ts'
import { type Crew, DANGERS, type Danger, type OptionId, type Section, type Zone } from './types.ts'

/** A zone of the city with what lies under it on the ship. */
export interface ZoneData {
  readonly section: Section
  /** The crew of its start space. */
  readonly crew: Crew
  /** Top left, top right, bottom left, bottom right. */
  readonly dice: readonly Specialist[]
  readonly dangers: readonly Danger[]
  readonly options: { readonly [O in OptionId]: Effects }
  /** For whoever starts here. */
  readonly bonus: Effects
}

/** A zone as its fields are replaced. */
type PrintedZone = Omit<ZoneData, 'options'> & { readonly [O in OptionId]: Effects }

const ZONE: { readonly [Z in Zone]: PrintedZone } = {
  sustenance: {
    section: 'wheelhouse',
    crew: 'technician',
    dice: ['facilitator', 'innovator', 'organizer', 'adventurer'],
    dangers: DANGERS,
    a: [of('crates', 2), of('untamedRaptor')],
    b: [of('islandResource', 2), of('glowberry', 2)],
    c: [of('goods', 3)],
    d: [of('untamedThunderhorn'), of('food')],
    bonus: [of('food')],
  },
  military: {
    section: 'hold',
    crew: 'sailor',
    dice: ['adventurer', 'organizer', 'innovator', 'facilitator'],
    dangers: DANGERS,
    a: [of('untamedIronjaw'), of('tame')],
    b: [of('tame', 3)],
    c: [of('heal', 2), of('rally', 2)],
    d: [of('tamedShieldhead'), of('heal')],
    bonus: [of('untamedRaptor')],
  },
  evacuation: {
    section: 'quarters',
    crew: 'surgeon',
    dice: ['organizer', 'facilitator', 'adventurer', 'innovator'],
    dangers: DANGERS,
    a: [of('rescue'), of('followers', 2)],
    b: [of('preparation')],
    c: [of('influence', 2)],
    d: [of('crates'), of('influence')],
    bonus: [of('rescue')],
  },
  construction: {
    section: 'engineRoom',
    crew: 'salvager',
    dice: ['innovator', 'adventurer', 'facilitator', 'organizer'],
    dangers: DANGERS,
    a: [of('fortification')],
    b: [of('cabin')],
    c: [of('cabin')],
    d: [of('cabin'), of('crates')],
    bonus: [of('debris')],
  },
}

/** Whence the zones: sections and crews go with the programs (L3085-3087, L3204, L3241-3267); L3028-3034 and L3054-3059 tell of one zone. */
export const zoneTable: FieldTable<Zone, PrintedZone> = {
  family: 'zone',
  records: ZONE,
  from: {
    section: 'R3085,3204',
    crew: 'R3241-3267',
    dice: 'X',
    dangers: 'Xi3028-3034,3054-3059',
    a: 'X',
    b: 'X',
    c: 'X',
    d: 'X',
    bonus: 'X',
  },
  must: {
    dice: specialists(4, 4),
    dangers: listOf(oneOf(DANGERS), 4, 4),
    a: EFFECTS,
    b: EFFECTS,
    c: EFFECTS,
    d: EFFECTS,
    bonus: EFFECTS,
  },
}

/** What an option costs, and what a crate on it gives. */
export const COST_WORDS = ['debris', 'food', 'followers', 'glowberry', 'islandResource'] as const
export type CostWord = (typeof COST_WORDS)[number]

export interface Cost {
  readonly what: CostWord
  readonly n: number
}

/** The costs of the community options, the same in every zone. */
const COST: { readonly [O in OptionId]: { readonly cost: Cost } } = {
  a: { cost: { what: 'debris', n: 1 } },
  b: { cost: { what: 'food', n: 1 } },
  c: { cost: { what: 'followers', n: 3 } },
  d: { cost: { what: 'glowberry', n: 2 } },
}

/** Whence the costs: L3117-3119 name the lower three. */
export const costTable: FieldTable<OptionId, { readonly cost: Cost }> = {
  family: 'cost',
  records: COST,
  from: { cost: 'R3115-3119' },
  but: { a: { cost: 'X' } },
  must: { cost: record({ what: oneOf(COST_WORDS), n: count(1, 3) }) },
}
