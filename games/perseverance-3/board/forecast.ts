import type { Specialist } from '@tablee/perseverance/ids.ts'
import type { Die } from '@tablee/perseverance/owners.ts'
import { type Price, priceOf } from '../rules/work/price.ts'
import type { Perseverance3 } from '../state.ts'
import { dataOf } from '../terminal/contents.ts'
import type { Perseverance3View } from '../view.ts'

/** What pure queries of the rules read, which a view has too: nothing of it is hidden. */
export const asState = (view: Perseverance3View): Perseverance3 =>
  ({ ...view, data: dataOf(view) }) as unknown as Perseverance3

/** What a die of the pool would cost the seat that looks on a space of a face; null when it cannot be paid. */
export const priceIn = (view: Perseverance3View, die: Die, face: Specialist): Price | null =>
  view.seat === null ? null : priceOf(asState(view), view.seat, die, face)
