import type { FieldTable } from '@tablee/common/fields.ts'
import { BRANCHES, type Branches, type Effect, of } from './effects.ts'
import type { PreparationId } from './types.ts'

/** A preparation: what it brings at the end of the turn it is started, and of the next. */
export interface PreparationData {
  readonly stage1: Branches
  readonly stage2: Branches
}

const stages = (stage1: readonly Effect[], ...stage2: Branches): PreparationData => ({
  stage1: [stage1],
  stage2,
})

const PREPARATION: { readonly [P in PreparationId]: PreparationData } = {
  p1: stages([of('food', 2)], [of('crates'), of('followers', 3)]),
  p2: stages([of('debris')], [of('cabinBelow')]),
  p3: stages([of('glowberry', 2)], [of('rescue')]),
  p4: stages([of('heal')], [of('tamedShieldhead'), of('heal')]),
  p5: stages([of('influence')], [of('rally', 2), of('followers', 2)]),
  p6: stages([of('islandResource')], [of('crateOnVoyage')]),
  p7: stages([of('glowberry', 2)], [of('tameFreely')]),
  p8: stages([of('debris')], [of('fortification')], [of('followers', 5)]),
  p9: stages([of('debris', 2)], [of('crates'), of('followers', 2)]),
  p10: stages([of('followers', 3)], [of('rescue')]),
  p11: stages([of('influence')], [of('trailUp'), of('followers', 2)]),
  p12: stages([of('removeSpearman')], [of('followers', 4)]),
}

/** Whence the preparations: the kind of card is all that the book tells (L240, L422, L1784). */
export const preparationTable: FieldTable<PreparationId, PreparationData> = {
  family: 'preparation',
  records: PREPARATION,
  from: { stage1: 'X', stage2: 'X' },
  must: { stage1: BRANCHES, stage2: BRANCHES },
}
