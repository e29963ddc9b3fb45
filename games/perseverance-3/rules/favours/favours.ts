import type { Objection, Rule, Seat } from '@tablee/kernel'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import type { Cost } from '../../data/effects.ts'
import type { Effects } from '../../data/shape.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { canPay, pay } from '../effects/nesting.ts'
import { plainly, type Resolver } from '../effects/verb.ts'
import { canCaptain, captain } from './captain.ts'
import { canSecure, secure } from './security.ts'
import { canSteward, steward } from './steward.ts'

/** What one officer does for a cube. */
interface Favour {
  /** What is spent besides the cube. */
  readonly cost: Cost
  /** Whether it can do something, once it is paid. */
  can(state: Perseverance3, seat: Seat, resolver: Resolver): boolean
  resolve(t: Perseverance3Table, seat: Seat, resolver: Resolver): Rule
}

/** A favour that is a run of effects. */
const effects = (officer: OfficerId, cost: Cost, done: Effects): Favour => ({
  cost,
  can: (state, seat, resolver) => resolver.can(state, plainly(seat), done),
  *resolve(t, seat, resolver) {
    yield* resolver.run(t, plainly(seat), `favour:${officer}`, done)
  },
})

const FAVOURS: { readonly [O in OfficerId]: Favour } = {
  captain: { cost: {}, can: canCaptain, resolve: captain },
  chiefOfSecurity: { cost: { islandResource: 1 }, can: canSecure, resolve: secure },
  chiefSteward: { cost: {}, can: canSteward, resolve: steward },
  // chief-mate.1
  chiefMate: effects('chiefMate', { food: 1 }, [{ verb: 'ranchTile' }, { verb: 'ranch', n: 1 }]),
  // engineer.1
  chiefEngineer: effects('chiefEngineer', { debris: 1, untamed: 'shieldhead' }, [{ verb: 'structure' }]),
}

const NO = {
  cube: { why: say('no.cube'), rule: 'favour.1' },
  cost: { why: say('no.cost'), rule: 'favour.2' },
  nothing: { why: say('no.effect'), rule: 'favour.2' },
} satisfies { [id: string]: Objection }

/** favour.1, favour.2: what speaks against using an officer's favour. */
export function favourObjection(
  state: Perseverance3,
  seat: Seat,
  officer: OfficerId,
  resolver: Resolver,
): Objection | null {
  if (state.influence[officer][seat] === 0) return NO.cube
  const { cost, can } = FAVOURS[officer]
  if (!canPay(state.players[seat], cost)) return NO.cost
  return can(state, seat, resolver) ? null : NO.nothing
}

/** favour.1: a cube comes back, the favour is paid and done. */
export function* useFavour(t: Perseverance3Table, seat: Seat, officer: OfficerId, resolver: Resolver): Rule {
  const { state } = t
  state.influence[officer][seat]--
  state.players[seat].cubes++
  t.say('favour.used', { seat, officer })
  const { cost, resolve } = FAVOURS[officer]
  yield* pay(t, seat, cost)
  yield* resolve(t, seat, resolver)
}
