import type { Message, Rule } from '@tablee/kernel'
import type { Resources, Robinson, RobinsonTable } from '../state.ts'
import { say } from '../text/say.ts'
import { askGroup } from './ask.ts'
import { take } from './resources.ts'

/** Takes up to so much of something from what is at hand; tells how much was taken. Which food, the payers say. §8.2.6 */
export function* payFrom(t: RobinsonTable, what: 'wood' | 'food' | 'fur', n: number): Rule<number> {
  const { available } = t.state
  const { food, nonPerishable } = available
  const taken = take(t.state, what, n)
  if (what !== 'food') return taken
  const paid = {
    wood: 0,
    fur: 0,
    food: food - available.food,
    nonPerishable: nonPerishable - available.nonPerishable,
  }
  yield* chooseKind(t, paid)
  return taken
}

/** What rots was taken first; where it makes a difference, some of the other kind may be given instead. */
export function* chooseKind(t: RobinsonTable, paid: Resources): Rule {
  const { state } = t
  const most = Math.min(paid.food, state.available.nonPerishable)
  if (most === 0 || !kindMatters(state)) return
  const counts = Array.from({ length: most + 1 }, (_, count) => count)
  const instead = yield* askGroup(t, 'food.kind', counts, {
    say: (count: number): Message => say('food.instead', { n: count, of: paid.food + paid.nonPerishable }),
    rule: 'night.14',
  })
  state.available.nonPerishable -= instead
  state.available.food += instead
  paid.nonPerishable += instead
  paid.food -= instead
}

/** Food that lasts is the better one to keep, unless the Dam is lost, which takes back that kind alone. L1143 */
const kindMatters = (state: Robinson): boolean => state.items.includes('dam')

/** Whether food is kept from rotting by the Cellar, which serves no longer once it is turned, or by Boxes. L2197 */
export const isFoodStored = ({ items, treasures }: Robinson): boolean =>
  items.includes('cellar') || treasures.some(({ id }) => (id as string) === 'boxes')
