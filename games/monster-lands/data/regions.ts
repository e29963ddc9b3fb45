import type { FieldTable } from '@tablee/common/fields.ts'
import type { LandAction } from './effects.ts'
import { count, oneOf } from './must.ts'
import { AFFINITIES, type Affinity, dice, goods, type Space, spaces } from './types.ts'

/** A region: what it takes to conquer it, and what it then offers. */
export interface Region {
  readonly affinity: Affinity
  readonly conquest: number
  readonly glory: number
  /** The dice that its action takes, and what it gives. */
  readonly pay: readonly Space[]
  readonly action: LandAction
  /** Its line in the list of components. */
  readonly line: number
}

const region = (
  line: number,
  affinity: Affinity,
  [conquest, glory]: readonly [conquest: number, glory: number],
  pay: string,
  action: LandAction,
): Region => ({ affinity, conquest, glory, pay: spaces(pay), action, line })

const gives = (letters: string): LandAction => ({ verb: 'gainDice', dice: dice(letters) })

/** The regions, in the order of the list. */
export const REGIONS = {
  skyehn: region(2056, 'air', [12, 3], 'M', gives('FFF')),
  ghadik: region(2062, 'air', [10, 3], 'P P', { verb: 'gain', goods: goods({ gold: 9 }) }),
  kale: region(2068, 'air', [9, 3], 'M', { verb: 'gain', goods: goods({ potion: 3 }) }),
  kyzhul: region(2074, 'water', [12, 3], 'F', gives('PP')),
  rynia: region(2080, 'water', [14, 4], 'F F', { verb: 'freeRecruit' }),
  gurban: region(2086, 'water', [13, 4], 'FP FP', gives('MMM')),
  yuha: region(2092, 'fire', [12, 3], 'P', gives('MM')),
  wahibah: region(2098, 'fire', [11, 3], 'M', { verb: 'gain', goods: goods({ defense: 3 }) }),
  uyuniah: region(2104, 'fire', [14, 4], 'FP FP', { verb: 'freeEquipment' }),
  negueria: region(2112, 'jungle', [16, 5], 'F M P', { verb: 'gain', goods: goods({ glory: 2 }) }),
  thaklan: region(2118, 'jungle', [13, 4], 'FM FM', gives('PPP')),
  alDahj: region(2124, 'jungle', [15, 4], 'F', { verb: 'takeLoot' }),
} as const satisfies { readonly [id: string]: Region }

/** One of the regions. */
export type RegionId = keyof typeof REGIONS

/** Whence each field of the regions. */
export const regionTable: FieldTable<RegionId, Region> = {
  family: 'region',
  records: REGIONS,
  from: { affinity: 'X', conquest: 'X', glory: 'X', pay: 'R', action: 'R' },
  but: { kyzhul: { affinity: 'Xi750,941' } },
  must: { affinity: oneOf(AFFINITIES), conquest: count(1, 40), glory: count(0, 15) },
}
