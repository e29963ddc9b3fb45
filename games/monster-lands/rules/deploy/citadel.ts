import { choose, type Rule, type Seat } from '@tablee/kernel'
import { PRICES } from '../../data/board.ts'
import { EQUIPMENT_TYPES, type EquipmentId } from '../../data/equipment.ts'
import type { Member, MonsterLands, MonsterTable, PoolDie } from '../../state.ts'
import { say } from '../../text/say.ts'
import { cardOf, different, gain, isIdle, pay } from '../clan.ts'
import { diceOf, takeDie } from '../dice.ts'
import { refillBazaar } from '../markets.ts'
import { type Bargain, discountOf, priceOf } from './price.ts'
import { freeSlots, isOpen, lay, layDie } from './slots.ts'

/** alchemist.1 to alchemist.4: potions and venoms, in any mix. */
export function* visitAlchemist(t: MonsterTable, seat: Seat): Rule {
  const { state } = t
  const { slots } = state.data.buildings.alchemist
  const slot = yield* choose(t, seat, 'alchemist.slot', freeSlots(state, 'alchemist'), {
    say: one => say('alchemist.place', { count: slots[one].yields }),
    at: one => `slot:alchemist:${one}`,
    rule: 'alchemist.4',
  })
  const count = slots[slot].yields
  const potions = yield* choose(t, seat, 'alchemist.mix', UP_TO[count], {
    say: one => say('alchemist.brew', { potions: one, venoms: count - one }),
    values: () => ({ count }),
    rule: 'alchemist.1',
    waits: true,
  })
  layDie(t, seat, 'alchemist', 'magic', slot)
  gain(t, seat, { potion: potions, venom: count - potions })
}

const UP_TO: readonly (readonly number[])[] = Array.from({ length: 10 }, (_, most) =>
  Array.from({ length: most + 1 }, (_, count) => count),
)

/** How many Defense tokens a clan can pay for at most, with a die. */
export function payableDefense(state: MonsterLands, seat: Seat, die: PoolDie): number {
  const discount = discountOf(state, 'armory', die)
  for (let count = PRICES.defenseAtOnce as number; count > 0; count--)
    if (priceOf(PRICES.defense * count, discount, NO_BARGAIN) <= state.clans[seat].gold) return count
  return 0
}

const NO_BARGAIN: readonly Bargain[] = []

/** armory.1, armory.2 */
export function* visitArmory(t: MonsterTable, seat: Seat, die: PoolDie): Rule {
  const { state } = t
  const discount = discountOf(state, 'armory', die)
  const count = yield* choose(t, seat, 'armory.count', UP_TO[payableDefense(state, seat, die)].slice(1), {
    say: one => say('armory.buy', { count: one, gold: priceOf(PRICES.defense * one, discount, NO_BARGAIN) }),
    at: () => 'building:armory',
    rule: 'armory.1',
    waits: true,
  })
  layDie(t, seat, 'armory', die)
  pay(t, seat, priceOf(PRICES.defense * count, discount, NO_BARGAIN))
  gain(t, seat, { defense: count })
}

/** Whether a clan can pay for anything at the Bazaar with a die, and has somebody to wear it. */
export function canBuyEquipment(state: MonsterLands, seat: Seat, die: PoolDie): boolean {
  const { bazaar, data, clans } = state
  const most = clans[seat].gold + discountOf(state, 'bazaar', die)
  if (clans[seat].gold < PRICES.least || !clans[seat].members.some(isIdle)) return false
  for (const id of bazaar.display) if (id !== null && data.equipment[id].cost <= most) return true
  return false
}

/** What that is. */
function payableEquipment(state: MonsterLands, seat: Seat, die: PoolDie): EquipmentId[] {
  const { bazaar, data, clans } = state
  const discount = discountOf(state, 'bazaar', die)
  return different(bazaar.display).filter(
    (id): id is EquipmentId =>
      id !== null && priceOf(data.equipment[id].cost, discount, NO_BARGAIN) <= clans[seat].gold,
  )
}

/** bazaar.1 to bazaar.8 */
export function* visitBazaar(t: MonsterTable, seat: Seat, die: PoolDie): Rule {
  const { state } = t
  const discount = discountOf(state, 'bazaar', die)
  const price = (id: EquipmentId) => priceOf(state.data.equipment[id].cost, discount, NO_BARGAIN)
  const equipment = yield* choose(t, seat, 'bazaar.pick', payableEquipment(state, seat, die), {
    say: one => say('bazaar.buy', { equipment: one, gold: price(one) }),
    at: one => `bazaar:${one}`,
    rule: 'bazaar.1',
    leads: 'equipment.wearer',
  })
  const wearer = yield* chooseWearer(t, seat, equipment)
  layDie(t, seat, 'bazaar', die)
  pay(t, seat, price(equipment))
  takeEquipment(t, seat, equipment, wearer)
}

/** bazaar.3, bazaar.4: somebody who is not on an expedition. */
export function chooseWearer(t: MonsterTable, seat: Seat, equipment: EquipmentId): Rule<Member> {
  const { members } = t.state.clans[seat]
  return choose(t, seat, 'equipment.wearer', oncePerName(members.filter(isIdle)), {
    like: memberNames,
    values: () => ({ equipment }),
    rule: 'bazaar.3',
    waits: true,
  })
}

/** Of novices who wear the same, one is enough to choose from. */
export const oncePerName = (members: readonly Member[]): Member[] =>
  members.filter((one, place) => members.findIndex(other => other.id === one.id) === place)

/** How members are named in asks. */
export const memberNames = {
  key: ({ id }: Member) => id,
  say: ({ id }: Member) => say('member', { member: id }),
  at: ({ id }: Member) => `member:${id}`,
}

/** A card of the Bazaar is put on; what was worn of its kind is thrown away (bazaar.6). */
export function takeEquipment(t: MonsterTable, seat: Seat, equipment: EquipmentId, wearer: Member): void {
  const { bazaar, data } = t.state
  const { type } = data.equipment[equipment]
  const old = wearer.worn[type]
  if (old !== null) {
    bazaar.discard.push(old)
    t.say('equipment.lost', { seat, equipment: old })
  }
  wearer.worn[type] = equipment
  bazaar.display[bazaar.display.indexOf(equipment)] = null
  t.say('equipment.given', { seat, equipment, member: wearer.id })
  refillBazaar(t)
}

/** Whether a clan has the dice for a free slot of the Mine. */
export function canMine(state: MonsterLands, seat: Seat): boolean {
  const { slots } = state.citadel.mine
  for (let slot = 0; slot < slots.length; slot++) {
    const { dice } = state.data.buildings.mine.slots[slot]
    if (slots[slot].by === null && dice <= state.clans[seat].pool.force && isOpen(state, 'mine', slot))
      return true
  }
  return false
}

/** The slots of the Mine that a clan has the dice for. */
const minable = (state: MonsterLands, seat: Seat): number[] =>
  freeSlots(state, 'mine').filter(
    slot => state.data.buildings.mine.slots[slot].dice <= state.clans[seat].pool.force,
  )

/** mine.1 to mine.3, citadel.1, citadel.2 */
export function* visitMine(t: MonsterTable, seat: Seat): Rule {
  const { state } = t
  const { slots } = state.data.buildings.mine
  const slot = yield* choose(t, seat, 'mine.slot', minable(state, seat), {
    say: one => say('mine.dig', { dice: slots[one].dice, gold: slots[one].yields }),
    at: one => `slot:mine:${one}`,
    rule: 'citadel.1',
    waits: true,
  })
  const { pool, members } = state.clans[seat]
  const dice = Array.from({ length: slots[slot].dice }, () => takeDie(pool, 'force'))
  lay(state, 'mine', slot, dice, seat)
  t.say('die.laid', { seat, building: 'mine', dice: dice.map(() => 'force' as const) })
  let gold = slots[slot].yields
  for (const member of members) gold += minesMore(state, member)
  gain(t, seat, { gold })
}

/** Taron and Rashnek: once a turn each. */
function minesMore({ data }: MonsterLands, member: Member): number {
  let more = 0
  const { talent } = cardOf(data, member.id)
  if (talent.verb === 'onMine' && member.spent.talent === 0) {
    member.spent.talent = 1
    more += talent.gold
  }
  for (const type of EQUIPMENT_TYPES) {
    const worn = member.worn[type]
    if (worn === null || member.spent[type] > 0) continue
    const { ability } = data.equipment[worn]
    if (ability.verb !== 'onMine') continue
    member.spent[type] = 1
    more += ability.gold
  }
  return more
}

/** pawnshop.1 */
export function* visitPawnshop(t: MonsterTable, seat: Seat, first: PoolDie): Rule {
  const { state } = t
  const { pool } = state.clans[seat]
  const laid: PoolDie[] = [first]
  const dice = [takeDie(pool, first)]
  for (;;) {
    const next: PoolDie | 'done' = yield* choose(
      t,
      seat,
      'pawnshop.more',
      ['done' as const, ...diceOf(pool)],
      {
        say: one => (one === 'done' ? say('pawnshop.done', { gold: laid.length }) : say('die', { die: one })),
        at: one => (one === 'done' ? 'building:pawnshop' : `die:${one}`),
        rule: 'pawnshop.1',
        waits: true,
      },
    )
    if (next === 'done') break
    laid.push(next)
    dice.push(takeDie(pool, next))
  }
  lay(state, 'pawnshop', state.citadel.pawnshop.slots.length, dice, seat)
  t.say('die.laid', { seat, building: 'pawnshop', dice: laid })
  gain(t, seat, { gold: PRICES.pawn * laid.length })
}
