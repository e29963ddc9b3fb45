import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { TrapId } from '../../data/traps.ts'
import type { MonsterLands, MonsterTable, PoolDie } from '../../state.ts'
import { say } from '../../text/say.ts'
import { different, pay, trimTraps } from '../clan.ts'
import { refillLair } from '../markets.ts'
import { type Bargain, bargains, discountOf, leastPrice, priceOf } from './price.ts'
import { layDie } from './slots.ts'

/** A displayed trap, something that makes the purchase cheaper, or the end of it. */
type Pick = TrapId | Bargain | 'buy'

const isBargain = (pick: Pick): pick is Bargain => typeof pick === 'object'

/** How a bargain is named in its ask. */
export const bargainKey = ({ member, source }: Bargain): string => `${source}:${member.id}`

/** Whether the cheapest trap on display can be paid with a die. */
export function canBuyTrap(state: MonsterLands, seat: Seat, die: PoolDie): boolean {
  let cheapest = Number.POSITIVE_INFINITY
  for (const trap of state.lair.display)
    if (trap !== null) cheapest = Math.min(cheapest, state.data.traps[trap].cost)
  return leastPrice(state, seat, 'huntersLair', die, cheapest) <= state.clans[seat].gold
}

/** lair.1 to lair.7: traps are bought, as many as one likes and can pay. */
export function* buyTraps(t: MonsterTable, seat: Seat, die: PoolDie): Rule {
  const { state } = t
  const { lair, data, clans } = state
  const discount = discountOf(state, 'huntersLair', die)
  layDie(t, seat, 'huntersLair', die)
  const used: Bargain[] = []
  const bought: TrapId[] = []
  let cost = 0
  for (;;) {
    const pick: Pick = yield* choose(t, seat, 'lair.pick', offers(), {
      key: one => (isBargain(one) ? bargainKey(one) : one),
      say: one =>
        one === 'buy'
          ? say('lair.buy', { gold: priceOf(cost, discount, used) })
          : isBargain(one)
            ? say('bargain', { member: one.member.id, source: one.source, gold: one.n })
            : say('lair.trap', { trap: one, gold: data.traps[one].cost }),
      at: one => (one === 'buy' ? [] : isBargain(one) ? `member:${one.member.id}` : `lair:${one}`),
      values: () => ({ count: bought.length, gold: priceOf(cost, discount, used) }),
      rule: 'lair.1',
      waits: true,
      final: one => one === 'buy',
    })
    if (pick === 'buy') break
    if (isBargain(pick)) {
      used.push(pick)
      pick.member.spent[pick.source]++
      continue
    }
    cost += data.traps[pick].cost
    bought.push(pick)
    lair.display[lair.display.indexOf(pick)] = null
    clans[seat].traps.push(pick)
  }
  t.say('traps.bought', { seat, traps: bought })
  pay(t, seat, priceOf(cost, discount, used))
  refillLair(t)
  yield* trimTraps(t, seat)

  function offers(): Pick[] {
    const picks: Pick[] = []
    if (bought.length > 0) picks.push('buy')
    for (const trap of different(lair.display))
      if (trap !== null && priceOf(cost + data.traps[trap].cost, discount, used) <= clans[seat].gold)
        picks.push(trap)
    picks.push(...bargains(state, clans[seat], 'huntersLair'))
    return picks
  }
}
