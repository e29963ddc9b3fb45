import { maybe, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import { loseFollowers, payGoods } from '@tablee/perseverance/assets.ts'
import { OPTIONS, type OptionId, type Zone } from '../data/types.ts'
import type { P4Table, Perseverance4 } from '../state.ts'
import { say } from '../text/say.ts'
import type { Context, Resolver } from './effects/verb.ts'

const NO = {
  used: { why: say('no.optionUsed'), rule: 'e4.turn.9' },
  cost: { why: say('no.cost'), rule: 'e4.turn.9' },
  nothing: { why: say('no.effect'), rule: 'e4.turn.9' },
} satisfies { [id: string]: Objection }

/** e4.option.2: what an option costs now; a crate on it makes it free. */
const isFree = ({ zones }: Perseverance4, zone: Zone, option: OptionId): boolean =>
  zones[zone].costs[option] !== null

function canPay(state: Perseverance4, seat: Seat, zone: Zone, option: OptionId): boolean {
  if (isFree(state, zone, option)) return true
  const { what, n } = state.data.costs[option]
  const { followers, resources } = state.players[seat]
  return (what === 'followers' ? followers : resources[what]) >= n
}

function pay(t: P4Table, seat: Seat, zone: Zone, option: OptionId): void {
  if (isFree(t.state, zone, option)) return
  const { what, n } = t.state.data.costs[option]
  if (what === 'followers') loseFollowers(t, seat, n)
  else payGoods(t, seat, { [what]: n })
}

/** e4.turn.9: up to so many different options of a zone, each paid and resolved. */
export function* resolveOptions(t: P4Table, seat: Seat, zone: Zone, n: number, resolver: Resolver): Rule {
  const { state } = t
  const context: Context = { seat, zone: null, built: [] }
  const done: OptionId[] = []
  while (done.length < n) {
    const options = sift(OPTIONS, option => {
      if (done.includes(option)) return NO.used
      if (!canPay(state, seat, zone, option)) return NO.cost
      return resolver.can(state, context, state.data.zones[zone].options[option]) ? null : NO.nothing
    })
    const option = yield* maybe(t, seat, 'option', options.free, {
      key: (one: OptionId) => `${zone}:${one}`,
      say: (one: OptionId) =>
        say('option.one', {
          option: one,
          cost: isFree(state, zone, one) ? null : state.data.costs[one],
          effects: state.data.zones[zone].options[one],
        }),
      at: (one: OptionId) => `option:${zone}:${one}`,
      refused: options,
      values: () => ({ zone, left: n - done.length }),
      rule: 'e4.turn.9',
      waits: true,
    })
    if (option === null) return
    done.push(option)
    t.say('option.resolved', { seat, zone, option })
    pay(t, seat, zone, option)
    yield* resolver.run(t, context, state.data.zones[zone].options[option])
  }
}
