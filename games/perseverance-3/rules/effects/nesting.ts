import { choose, maybe, type Rule } from '@tablee/kernel'
import { hasGoods, payGoods } from '@tablee/perseverance/assets.ts'
import type { Cost } from '../../data/effects.ts'
import type { Effects } from '../../data/shape.ts'
import type { Perseverance3Table, Player } from '../../state.ts'
import { say } from '../../text/say.ts'
import { defeat } from '../assets.ts'
import { count } from '../count.ts'
import { payCrate, stockedRows } from '../crates.ts'
import type { Context, EffectOf, Resolver, Verb } from './verb.ts'

/** option-d.2: what is paid with units comes from Home; the leader is never spent (mounted.6). */
export function canPay(player: Player, cost: Cost): boolean {
  if (cost.crate && stockedRows(player).length === 0) return false
  if (cost.ranger && player.home.ranger === 0) return false
  if (cost.tamed && player.home[cost.tamed] === 0) return false
  if (cost.untamed && player.untamed[cost.untamed] === 0) return false
  return hasGoods(player, cost)
}

/** Pays a cost that can be paid. */
export function* pay(t: Perseverance3Table, seat: number, cost: Cost): Rule {
  const player = t.state.players[seat]
  payGoods(t, seat, cost)
  if (cost.crate) yield* payCrate(t, seat)
  if (cost.ranger) defeat(t, seat, player.home, 'ranger')
  if (cost.tamed) defeat(t, seat, player.home, cost.tamed) // asset.9
  if (cost.untamed) {
    player.untamed[cost.untamed]-- // asset.5
    t.state.supply[cost.untamed]++
    t.say('untamed.spent', { seat, species: cost.untamed })
  }
}

/** Effects inside the one that is being resolved. */
const inside = (t: Perseverance3Table, context: Context, effects: Effects, resolver: Resolver): Rule =>
  resolver.run(t, context, null, effects)

const PAY = ['pay'] as const

/** Verbs that hold other effects. */
export const VERBS: { readonly [V in Nesting]: Verb<EffectOf<V>> } = {
  pay: {
    can: (state, context, { cost, then }, resolver) =>
      canPay(state.players[context.seat], cost) && resolver.can(state, context, then),
    // ruling.2
    *resolve(t, context, { cost, then }, resolver) {
      const answer = yield* maybe(t, context.seat, 'pay', PAY, {
        say: () => say('pay.yes', { cost }),
        values: () => ({ cost, then }),
        rule: 'ruling.2',
      })
      if (answer === null) return
      yield* pay(t, context.seat, cost)
      yield* inside(t, context, then, resolver)
    },
  },
  or: {
    can: (state, context, { of }, resolver) => of.some(effects => resolver.can(state, context, effects)),
    *resolve(t, context, { of }, resolver) {
      const branches = of.filter(effects => resolver.can(t.state, context, effects))
      const effects = yield* choose(t, context.seat, 'or', branches, {
        key: (branch: Effects) => String(of.indexOf(branch)),
        say: (branch: Effects) => say('effects', { effects: branch }),
        rule: 'ranch-cell.8',
      })
      yield* inside(t, context, effects, resolver)
    },
  },
  if: {
    can: (state, context, { count: what, atLeast, then }, resolver) =>
      count(state, context.seat, what) >= atLeast && resolver.can(state, context, then),
    *resolve(t, context, { then }, resolver) {
      yield* inside(t, context, then, resolver)
    },
  },
}

type Nesting = 'pay' | 'or' | 'if'
