import { choose, type Rule, type Seat } from '@tablee/kernel'
import { PRICES } from '../../data/board.ts'
import { SCENARIOS } from '../../data/solo.ts'
import { COLOURS } from '../../data/types.ts'
import type { MonsterLands, MonsterTable, Name, PoolDie } from '../../state.ts'
import { say } from '../../text/say.ts'
import { cardOf, newMember, pay, surplus } from '../clan.ts'
import { giveDice } from '../dice.ts'
import { refillTavern } from '../markets.ts'
import { bargainKey } from './lair.ts'
import { type Bargain, bargains, discountOf, leastPrice, priceOf } from './price.ts'
import { layDie } from './slots.ts'

/** tavern.17, scenario.22 */
export const roundPrice = ({ scenario }: MonsterLands): number =>
  scenario === null ? PRICES.round : SCENARIOS[scenario].round

/** setup.4, tavern.5: who is there to be recruited, whatever the price. */
export function eligible(state: MonsterLands, seat: Seat): Name[] {
  const { tavern, data, clans } = state
  const room = surplus(state, clans[seat])
  const names: Name[] = []
  for (const id of tavern.display) if (id !== null && data.members[id].reputation <= room) names.push(id)
  if (tavern.novices > 0 && data.novice.reputation <= room) names.push('novice')
  return names
}

/** tavern.22 */
export function canUseTavern(state: MonsterLands, seat: Seat, die: PoolDie): boolean {
  const { clans, data, tavern } = state
  const { gold } = clans[seat]
  const room = surplus(state, clans[seat])
  if (room === 0) return false
  if (gold >= roundPrice(state)) return true
  const payable = (cost: number) => leastPrice(state, seat, 'tavern', die, cost) <= gold
  for (const id of tavern.display)
    if (id !== null && data.members[id].reputation <= room && payable(data.members[id].cost)) return true
  return tavern.novices > 0 && data.novice.reputation <= room && payable(data.novice.cost)
}

type Pick = Name | Bargain | 'round' | 'nobody'

const isBargain = (pick: Pick): pick is Bargain => typeof pick === 'object'

/** tavern.1 to tavern.22 */
export function* visitTavern(t: MonsterTable, seat: Seat, die: PoolDie): Rule {
  const { state } = t
  const { data, clans } = state
  const discount = discountOf(state, 'tavern', die)
  layDie(t, seat, 'tavern', die)
  const used: Bargain[] = []
  let drinks = false
  for (;;) {
    const pick: Pick = yield* choose(t, seat, 'tavern.pick', offers(), {
      key: one => (isBargain(one) ? bargainKey(one) : one),
      say: one =>
        one === 'round'
          ? say('tavern.round', { gold: roundPrice(state) })
          : one === 'nobody'
            ? say('tavern.nobody')
            : isBargain(one)
              ? say('bargain', { member: one.member.id, source: one.source, gold: one.n })
              : say('tavern.recruit', {
                  member: one,
                  gold: priceOf(cardOf(data, one).cost, discount, used),
                }),
      at: one =>
        one === 'round' || one === 'nobody'
          ? `deal:${one}`
          : isBargain(one)
            ? `member:${one.member.id}`
            : `tavern:${one}`,
      rule: 'tavern.1',
      waits: true,
      final: one => one === 'round',
    })
    if (pick === 'nobody') return
    if (pick === 'round') {
      drinks = true
      standRound(t, seat)
    } else if (isBargain(pick)) {
      used.push(pick)
      pick.member.spent[pick.source]++
    } else {
      pay(t, seat, priceOf(cardOf(data, pick).cost, discount, used))
      recruit(t, seat, pick)
      return
    }
  }

  function offers(): Pick[] {
    const { gold } = clans[seat]
    const picks: Pick[] = eligible(state, seat).filter(
      id => priceOf(cardOf(data, id).cost, discount, used) <= gold,
    )
    if (!drinks && used.length === 0 && gold >= roundPrice(state)) picks.push('round')
    const open = bargains(state, clans[seat], 'tavern')
    if (
      eligible(state, seat).some(id => priceOf(cardOf(data, id).cost, discount, [...used, ...open]) <= gold)
    )
      picks.push(...open)
    if (drinks) picks.push('nobody')
    return picks
  }
}

/** tavern.17 to tavern.20: everybody on display makes way for somebody new. */
function standRound(t: MonsterTable, seat: Seat): void {
  const { tavern } = t.state
  pay(t, seat, roundPrice(t.state))
  t.say('tavern.drinks', { seat })
  for (let place = 0; place < tavern.display.length; place++) {
    const id = tavern.display[place]
    if (id !== null) tavern.discard.push(id)
    tavern.display[place] = null
  }
  refillTavern(t)
}

/** tavern.7, tavern.8, tavern.15: somebody joins the clan, with dice for this very turn. */
export function recruit(t: MonsterTable, seat: Seat, id: Name): void {
  const { tavern, clans, data } = t.state
  if (id === 'novice') tavern.novices--
  else tavern.display[tavern.display.indexOf(id)] = null
  clans[seat].members.push(newMember(id))
  t.say('tavern.joined', { seat, member: id })
  const { dice } = cardOf(data, id)
  for (const colour of COLOURS) giveDice(t, seat, colour, dice[colour])
  refillTavern(t)
}
