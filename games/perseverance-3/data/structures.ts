import type { FieldTable } from '@tablee/common/fields.ts'
import type { Effect, Tally } from './effects.ts'
import type { StructureData } from './shape.ts'
import type { CityZone, StructureId } from './types.ts'
import { crates, gain, influenceOn, rangers, tally } from './verbs.ts'

/** A side of a structure tile, and its line in the annex. Abilities of lower ones are procedures. */
type Structure = StructureData & { readonly line: number }

const lower = (line: number, zone: CityZone, bonus: Effect): Structure => ({
  zone,
  row: 'lower',
  bonus: [bonus],
  score: [],
  line,
})

const upper = (line: number, zone: CityZone, bonus: Effect, ...score: readonly Tally[]): Structure => ({
  zone,
  row: 'upper',
  bonus: [bonus],
  score,
  line,
})

/** The structures: each tile bears one letter on either side, and S is Ancient Portal. */
const STRUCTURE: { readonly [S in StructureId]: Structure } = {
  '1A': lower(1701, 'sustenance', influenceOn('sustenance')),
  '1B': lower(1702, 'sustenance', gain({ food: 1 })),
  '2A': lower(1703, 'military', influenceOn('military')),
  '2B': lower(1704, 'military', gain({ islandResource: 1 })),
  '3A': lower(1705, 'expansion', crates(1)),
  '3B': lower(1708, 'expansion', rangers(1)),
  '4A': lower(1709, 'construction', crates(1)),
  '4B': lower(1710, 'construction', rangers(1)),
  '5A': upper(
    1715,
    'sustenance',
    rangers(1),
    tally(1, 'shelters:swamp'),
    tally(1, 'shelters:jungle'),
    tally(2, 'shelters:hills'),
  ),
  '5B': upper(
    1716,
    'sustenance',
    crates(1),
    tally(1, 'food'),
    tally(1, 'debris'),
    tally(1, 'islandResource'),
    tally(1, 'glowberry', 2),
  ),
  '6A': upper(1717, 'military', rangers(1), tally(2, 'wildAdventures'), tally(4, 'templeAdventures')),
  '6B': upper(
    1718,
    'military',
    crates(1),
    tally(2, 'untamed:shieldhead'),
    tally(2, 'untamed:raptor'),
    tally(3, 'untamed:thunderhorn'),
    tally(3, 'untamed:ironjaw'),
  ),
  '7A': upper(1719, 'expansion', influenceOn('expansion'), tally(2, 'artefacts')),
  '7B': upper(1722, 'expansion', gain({ food: 1 }), tally(2, 'zonesWithExactly2'), tally(4, 'zonesWith3')),
  '8A': upper(
    1723,
    'construction',
    gain({ islandResource: 1 }),
    tally(2, 'officersWithExactly2'),
    tally(3, 'officersWith3'),
  ),
  '8B': upper(1724, 'construction', influenceOn('construction'), tally(1, 'ranchTiles'), tally(1, 'crates')),
  S: {
    zone: 'hills',
    row: 'portal',
    bonus: [],
    score: [
      tally(1, 'readyRangers', 2),
      tally(1, 'ready:shieldhead'),
      tally(1, 'ready:raptor'),
      tally(2, 'ready:thunderhorn'),
      tally(2, 'ready:ironjaw'),
    ],
    line: 1725,
  },
}

/** Whence each field of the structures; 339 tells of numbers and zones. */
export const structureTable: FieldTable<StructureId, Structure> = {
  family: 'structure',
  records: STRUCTURE,
  from: { zone: 'R339,1701-1724', row: 'R1177-1178', bonus: 'R', score: 'R' },
  but: { S: { zone: 'R936', row: 'R936' } },
}
