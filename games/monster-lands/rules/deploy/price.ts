import type { Seat } from '@tablee/kernel'
import { type BuildingId, PRICES } from '../../data/board.ts'
import { EQUIPMENT_TYPES, type EquipmentType } from '../../data/equipment.ts'
import type { Clan, Member, MonsterLands, PoolDie } from '../../state.ts'
import { cardOf } from '../clan.ts'
import { shownBy } from '../dice.ts'

/** persuasion.1 to persuasion.6: what a die takes off a purchase. */
export function discountOf(
  { citadel }: Pick<MonsterLands, 'citadel'>,
  building: BuildingId,
  die: PoolDie,
): number {
  const value = shownBy(die)
  const before = citadel[building].persuasion
  return value < before && value > 0 ? value + before : value
}

/** Somebody's talent or equipment that makes a purchase cheaper, down to nothing. */
export interface Bargain {
  readonly member: Member
  readonly source: 'talent' | EquipmentType
  readonly n: number
}

/** talent.2: what a clan may still use at a building this turn. */
export function bargains({ data }: MonsterLands, { members }: Clan, building: BuildingId): Bargain[] {
  const found: Bargain[] = []
  for (const member of members) {
    const { talent } = cardOf(data, member.id)
    if (talent.verb === 'discount' && talent.at === building && member.spent.talent === 0)
      found.push({ member, source: 'talent', n: talent.n })
    for (const type of EQUIPMENT_TYPES) {
      const worn = member.worn[type]
      if (worn === null || member.spent[type] > 0) continue
      const { ability } = data.equipment[worn]
      if (ability.verb === 'discount' && ability.at === building)
        found.push({ member, source: type, n: ability.n })
    }
  }
  return found
}

/** persuasion.8, persuasion.14: discounts add up; a purchase costs 1 at least, or nothing with a bargain. */
export function priceOf(cost: number, discount: number, used: readonly Bargain[]): number {
  let left = cost - discount
  for (const { n } of used) left -= n
  return Math.max(used.length > 0 ? 0 : PRICES.least, left)
}

/** The least that a clan can be asked to pay: with all bargains that are open to it. */
export function leastPrice(
  state: MonsterLands,
  seat: Seat,
  building: 'huntersLair' | 'tavern',
  die: PoolDie,
  cost: number,
): number {
  const discount = discountOf(state, building, die)
  const open = openBargains(state, state.clans[seat], building)
  return Math.max(open > 0 ? 0 : PRICES.least, cost - discount - open)
}

/** What all bargains take off that are open to a clan at a building. */
function openBargains({ data }: MonsterLands, { members }: Clan, building: BuildingId): number {
  let sum = 0
  for (const member of members) {
    const { talent } = cardOf(data, member.id)
    if (talent.verb === 'discount' && talent.at === building && member.spent.talent === 0) sum += talent.n
    for (const type of EQUIPMENT_TYPES) {
      const worn = member.worn[type]
      if (worn === null || member.spent[type] > 0) continue
      const { ability } = data.equipment[worn]
      if (ability.verb === 'discount' && ability.at === building) sum += ability.n
    }
  }
  return sum
}
