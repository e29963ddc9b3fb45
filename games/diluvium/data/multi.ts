import type { FieldTable } from '@tablee/common/fields.ts'
import type { LayoutId } from './layouts.ts'
import { LAYOUT_IDS } from './layouts.ts'
import { count, oneOf, START_BONUS } from './must.ts'

/** How a table of several is set up. */
export interface Multi {
  readonly layout: LayoutId
  /** How many of each resource there are. */
  readonly pile: number
  /** What each has at the start, in turn order. */
  readonly start: readonly { readonly food: number; readonly gold: number }[]
}

const has = (food: number, gold: number) => ({ food, gold })

/** Tables of two, three and four. */
export const MULTI: { readonly [seats in '2' | '3' | '4']: Multi } = {
  2: { layout: 'lens', pile: 24, start: [has(0, 0), has(1, 1)] },
  3: { layout: 'mp3', pile: 32, start: [has(0, 0), has(1, 0), has(1, 1)] },
  4: { layout: 'mp4', pile: 40, start: [has(0, 0), has(1, 0), has(1, 0), has(2, 0)] },
}

/** Whence it: the rules for several players are in another booklet. */
export const multiTable: FieldTable<'2' | '3' | '4', Multi> = {
  family: 'multi',
  records: MULTI,
  from: { layout: 'X', pile: 'X', start: 'X' },
  must: { layout: oneOf(LAYOUT_IDS), pile: count(6, 60), start: START_BONUS },
}
