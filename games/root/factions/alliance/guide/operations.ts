import { offers, promptValue } from '@tablee/board/guide-now.ts'
import { CLEARINGS, type Clearing, clearingOf, MAPS } from '../../../data/map.ts'
import { me, type Now } from '../../../guide/now.ts'
import { attackIn, foesIn, type Step } from '../../../guide/places.ts'
import { BASES } from '../data.ts'
import { sympathyIn } from './plan.ts'

/** A military operation, or no more of them. */
type Operation = 'move' | 'battle' | 'recruit' | 'organize' | 'pass'

/** Warriors that guard a base before others are sent out. */
const GUARD = 2

/** What the next officer does: organize where a warrior stands, fight where it is easy, guard the base, go out to organize. */
export function operation(now: Now): Operation {
  if (offers(now, 'organize')) return 'organize'
  if (offers(now, 'battle') && CLEARINGS.some(one => attackIn(now, one) > 1)) return 'battle'
  const weak = CLEARINGS.some(one => isBase(now, one) && me(now).warriors[one] < GUARD + foesIn(now, one))
  const goesOut = Number(promptValue(now, 'actions')) > 1 && outing(now, CLEARINGS) !== null
  if (offers(now, 'move') && goesOut && !weak) return 'move'
  return offers(now, 'recruit') ? 'recruit' : 'pass'
}

const isBase = (now: Now, clearing: Clearing): boolean =>
  BASES.some(base => me(now).buildings[base][clearing] > 0)

/** A way out of a clearing with a warrior to spare, to one where sympathy is yet to be won. */
export function outing(now: Now, from: readonly Clearing[]): Step | null {
  const { view, seat } = now
  const steps = from
    .filter(one => me(now).warriors[one] > 1)
    .flatMap(one => clearingOf(MAPS[view.map], one).paths.map(to => ({ from: one, to })))
    .filter(step => view.rulers[step.from] === seat || view.rulers[step.to] === seat)
    .filter(({ to }) => me(now).tokens.sympathy[to] === 0)
  return steps.toSorted((a, b) => sympathyIn(now, b.to) - sympathyIn(now, a.to))[0] ?? null
}
