import type { FieldTable } from '@tablee/common/fields.ts'
import type { Goods } from '@tablee/perseverance/ids.ts'
import type { Effect } from './effects.ts'
import type { ProvisionsData } from './shape.ts'
import type { ProvisionsId } from './types.ts'
import { artefact, crates, gain, rangers, untamed } from './verbs.ts'

/** A provisions tile, and its line in the annex. */
type Provisions = ProvisionsData & { readonly line: number }

const provisions = (
  line: number,
  lose: Goods,
  effects: readonly Effect[],
  special: ProvisionsData['special'] = null,
): Provisions => ({ lose, effects, special, line })

/** The provisions tiles by their numbers. */
const PROVISION: { readonly [P in ProvisionsId]: Provisions } = {
  p1: provisions(1453, { food: 1 }, [gain({ islandResource: 1, glowberry: 1 })], 'shelterElsewhere'),
  p2: provisions(1455, {}, [gain({ glowberry: 1 })], 'outpostB'),
  p3: provisions(1457, { islandResource: 1 }, [gain({ food: 1 })], 'influenceElsewhere'),
  p4: provisions(1459, {}, [gain({ food: 1 }), rangers(1)]),
  p5: provisions(1461, { glowberry: 1 }, [gain({ islandResource: 1 }), untamed('raptor')]),
  p6: provisions(1463, {}, [artefact('hourglass')]),
  p7: provisions(1465, { glowberry: 1 }, [gain({ debris: 1 }), crates(1)]),
  p8: provisions(1467, {}, [], 'healAndSaddle'),
}

/** Whence each field of the provisions. */
export const provisionsTable: FieldTable<ProvisionsId, Provisions> = {
  family: 'provisions',
  records: PROVISION,
  from: { lose: 'R', effects: 'R', special: 'R' },
}
