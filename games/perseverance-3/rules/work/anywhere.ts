import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CITY_ZONES } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { plainly, type Resolver } from '../effects/verb.ts'
import { CHOICES, type Choice, optionNaming, optionObjection, resolveOption } from './options.ts'

/** adv-tales-from-space.2: the options of all zones that can be resolved. */
export function anyOption(state: Perseverance3, seat: Seat, resolver: Resolver): Choice[] {
  const context = plainly(seat)
  return CITY_ZONES.flatMap(zone =>
    CHOICES[zone].filter(choice => optionObjection(state, context, choice, resolver) === null),
  )
}

/** adv-tales-from-space.2: one option of any zone. */
export function* resolveAnyOption(t: Perseverance3Table, seat: Seat, resolver: Resolver): Rule {
  const choice = yield* choose(t, seat, 'work.anywhere', anyOption(t.state, seat, resolver), {
    like: optionNaming(t.state),
    rule: 'adv-tales-from-space.2',
  })
  yield* resolveOption(t, plainly(seat), choice, resolver)
}
