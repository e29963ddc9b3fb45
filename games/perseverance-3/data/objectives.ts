import type { FieldTable } from '@tablee/common/fields.ts'
import { oneOf } from '@tablee/perseverance/data/must.ts'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import type { Counter } from './effects.ts'
import type { ObjectiveData } from './shape.ts'
import type { Area, CityZone, ObjectiveId } from './types.ts'

/** The decks into which the solo game sorts the objectives (L2099). */
export const LETTERS = ['A', 'B', 'C'] as const

type Letter = (typeof LETTERS)[number]

/** An objective card, and its line in the annex. */
type Objective = ObjectiveData & { readonly line: number }

const objective = (
  line: number,
  letter: Letter,
  officer: OfficerId,
  zones: readonly (CityZone | Area)[],
  ...personal: readonly (readonly [atLeast: number, count: Counter])[]
): Objective => ({
  personal: personal.map(([atLeast, count]) => ({ count, atLeast })),
  zones,
  officer,
  letter,
  line,
})

/** The objectives by their numbers. */
const OBJECTIVE: { readonly [O in ObjectiveId]: Objective } = {
  o1: objective(1732, 'A', 'chiefMate', ['sustenance', 'expansion', 'hills'], [5, 'cityShelters']),
  o2: objective(1733, 'B', 'chiefMate', ['military', 'construction', 'jungle'], [3, 'tamedInWilderness']),
  o3: objective(
    1734,
    'C',
    'chiefMate',
    ['construction', 'swamp', 'hills'],
    [1, 'tamed:thunderhorn'],
    [1, 'tamed:ironjaw'],
  ),
  o4: objective(
    1735,
    'A',
    'captain',
    ['sustenance', 'construction', 'hills'],
    [1, 'food'],
    [1, 'islandResource'],
    [1, 'debris'],
    [2, 'glowberry'],
  ),
  o5: objective(1736, 'B', 'captain', ['expansion', 'construction', 'jungle'], [7, 'influence']),
  o6: objective(1737, 'C', 'captain', ['sustenance', 'swamp', 'jungle'], [5, 'wildShelters']),
  o7: objective(1738, 'A', 'chiefSteward', ['military', 'construction', 'hills'], [4, 'ranchTiles']),
  o8: objective(1739, 'B', 'chiefSteward', ['sustenance', 'jungle', 'hills'], [2, 'structures']),
  o9: objective(1740, 'C', 'chiefSteward', ['military', 'expansion', 'swamp'], [1, 'templeAdventures']),
  o10: objective(
    1741,
    'A',
    'chiefOfSecurity',
    ['construction', 'swamp', 'hills'],
    [1, 'mountedInWilderness'],
  ),
  o11: objective(
    1742,
    'B',
    'chiefOfSecurity',
    ['military', 'expansion', 'jungle'],
    [4, 'rangers'],
    [2, 'crates'],
  ),
  o12: objective(1747, 'C', 'chiefOfSecurity', ['sustenance', 'military', 'swamp'], [2, 'wildAdventures']),
  o13: objective(1748, 'C', 'chiefEngineer', ['expansion', 'swamp', 'hills'], [1, 'leaderInCity']),
  o14: objective(1749, 'A', 'chiefEngineer', ['sustenance', 'expansion', 'jungle'], [4, 'artefacts']),
  o15: objective(1750, 'B', 'chiefEngineer', ['military', 'swamp', 'jungle'], [3, 'tamed:raptor']),
}

/** Whence each field of the objectives: the letters of 2, 4 and 13 differ (L2933). */
export const objectiveTable: FieldTable<ObjectiveId, Objective> = {
  family: 'objective',
  records: OBJECTIVE,
  from: { personal: 'R', zones: 'R', officer: 'R', letter: 'Xi2099-2102,2933' },
  must: { letter: oneOf(LETTERS) },
}
