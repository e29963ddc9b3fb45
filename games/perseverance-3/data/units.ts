import type { FieldTable } from '@tablee/common/fields.ts'
import type { OfficerId, Species } from '@tablee/perseverance/ids.ts'
import type { CombatSlot, Tally, UnitSlot } from './effects.ts'
import type { CombatData, TamingData } from './shape.ts'
import { followers, gain, tally } from './verbs.ts'

/** How a wild dino is captured, and its line. */
type Combat = CombatData & { readonly line: number }

const slots = (unit: UnitSlot, ...fates: readonly CombatSlot['then'][]): readonly CombatSlot[] =>
  fates.map(then => ({ unit, then }))

/** The combats against each wild dino. */
const COMBAT: { readonly [S in Species]: Combat } = {
  shieldhead: {
    line: 866,
    infantry: slots('ranger', 'wounded', 'wounded'),
    mounted: slots('raptor+', 'tired'),
    prize: [gain({ food: 1 })],
  },
  raptor: {
    line: 856,
    infantry: slots('ranger', 'tired', 'defeated'),
    mounted: slots('thunderhorn+', 'tired'),
    prize: [gain({ islandResource: 1 }), followers(1)],
  },
  thunderhorn: {
    line: 846,
    infantry: slots('ranger', 'tired', 'wounded', 'defeated'),
    mounted: slots('shieldhead+', 'tired', 'wounded'),
    prize: [followers(3)],
  },
  ironjaw: {
    line: 836,
    infantry: [...slots('ranger', 'wounded', 'defeated'), ...slots('shieldhead+', 'wounded')],
    mounted: slots('raptor+', 'tired', 'wounded'),
    prize: [followers(4)],
  },
}

/** Whence each field of the combats. */
export const combatTable: FieldTable<Species, Combat> = {
  family: 'combat',
  records: COMBAT,
  from: { infantry: 'R', mounted: 'R', prize: 'R879-883' },
}

/** What an officer pays those who have influence. */
interface Officer {
  readonly score: readonly Tally[]
  readonly line: number
}

/** The officers. Their favours are procedures. */
const OFFICER: { readonly [O in OfficerId]: Officer } = {
  captain: {
    line: 1439,
    score: [
      tally(1, 'tamed:raptor'),
      tally(1, 'tamed:shieldhead', 2),
      tally(2, 'tamed:thunderhorn'),
      tally(2, 'tamed:ironjaw'),
    ],
  },
  chiefMate: { line: 1440, score: [tally(1, 'wildShelters'), tally(2, 'structures')] },
  chiefEngineer: { line: 1441, score: [tally(1, 'rangers', 2), tally(3, 'ranchTiles', 2)] },
  chiefOfSecurity: { line: 1442, score: [tally(1, 'tamedInWilderness'), tally(2, 'adventures')] },
  chiefSteward: { line: 1443, score: [tally(1, 'cityShelters'), tally(1, 'crates')] },
}

/** Whence the conditions of the officers. */
export const officerTable: FieldTable<OfficerId, Officer> = {
  family: 'officer',
  records: OFFICER,
  from: { score: 'R' },
}

/** What taming costs, and what it does to a ranger; an artefact waives the cost (L662-679). */
const TAMING: { readonly [S in Species]: TamingData } = {
  shieldhead: { cost: { glowberry: 2 }, impact: null },
  raptor: { cost: { glowberry: 1, food: 1 }, impact: 'tired' },
  thunderhorn: { cost: { glowberry: 2, islandResource: 1 }, impact: 'wounded' },
  ironjaw: { cost: { glowberry: 2, debris: 1 }, impact: 'defeated' },
}

/** Whence what taming costs. */
export const tamingTable: FieldTable<Species, TamingData> = {
  family: 'taming',
  records: TAMING,
  from: { cost: 'R664-669', impact: 'R673-679' },
}
