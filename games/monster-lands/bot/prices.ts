import type { EquipmentId } from '../data/equipment.ts'
import { EQUIPMENT_TYPES } from '../data/equipment.ts'
import { LOOT, type LootId } from '../data/loot.ts'
import type { RegionId } from '../data/regions.ts'
import type { TrapId } from '../data/traps.ts'
import { COLOURS, type Dice, type Goods } from '../data/types.ts'
import { cardOf, wages } from '../rules/clan.ts'
import { colourOf, shownBy } from '../rules/dice.ts'
import { turnsOf } from '../rules/score.ts'
import type { Clan, Member, MonsterLands, Name, PoolDie } from '../state.ts'
import { type Aim, aimOf } from './aims.ts'
import { TUNING } from './tuning.ts'

/** What things are worth at one table, in points, and how many turns come after this one. */
export interface Prices {
  readonly state: MonsterLands
  readonly left: number
  readonly aim: Aim
  /** A piece of gold that can still be spent. */
  readonly gold: number
  /** What a clan has to pay tonight. */
  readonly due: (clan: Clan) => number
}

export function pricesOf(state: MonsterLands): Prices {
  const left = turnsOf(state) - state.turn
  const aim = aimOf(state)
  return { state, left, aim, gold: aim.gold ?? TUNING.gold, due: wages }
}

/** What a clan's dice bring in a turn to come. */
export function comingWorth(dice: Dice): number {
  let sum = 0
  for (const colour of COLOURS) sum += dice[colour] * TUNING.coming[colour]
  return sum
}

/** A die of the pool, if somebody may still leave with it. */
export const dieWorth = (die: PoolDie): number => TUNING.die[colourOf(die)] + TUNING.pip * shownBy(die)

/** What a member of a clan is paid in a turn. */
const wageOf = (clan: Clan): number => (clan.glory > 20 ? 3 : clan.glory > 10 ? 2 : 1)

/** What somebody adds to a clan: reputation, dice and a talent in the turns to come, less wages. */
export function memberWorth({ state, left, aim, gold }: Prices, clan: Clan, id: Name): number {
  const { reputation, dice } = cardOf(state.data, id)
  const icon = id === 'novice' ? 0 : aim.icon
  const perTurn = comingWorth(dice) - gold * wageOf(clan) + (id === 'novice' ? 0 : TUNING.talent)
  return aim.reputation * reputation + icon + left * perTurn + (aim.member?.(state, clan, id) ?? 0)
}

/** What is lost with somebody. */
export function lossOf(prices: Prices, clan: Clan, member: Member): number {
  const { worn, manages } = member
  let sum = memberWorth(prices, clan, member.id)
  for (const type of EQUIPMENT_TYPES) {
    const piece = worn[type]
    if (piece !== null) sum += equipmentWorth(prices, piece)
  }
  // A manager is not paid, and the region waits for another.
  return sum + (manages === null ? 0 : prices.left * TUNING.land)
}

export const equipmentWorth = ({ state, left }: Prices, id: EquipmentId): number =>
  TUNING.equipmentPerGold * state.data.equipment[id].cost * (left + 0.5)

/** What a trap is worth to whoever can still use it. */
export const trapWorth = ({ state }: Prices, id: TrapId): number =>
  id === 'initial' ? 4 * TUNING.trapPerGold : TUNING.trapPerGold * state.data.traps[id].cost

/** What a region is worth to its conqueror. */
export function regionWorth({ state, left, aim }: Prices, clan: Clan, id: RegionId): number {
  const { glory, affinity } = state.data.regions[id]
  const managed = clan.members.some(
    one =>
      one.id !== 'novice' &&
      !one.leader &&
      one.manages === null &&
      state.data.members[one.id].affinity === affinity,
  )
  return aim.glory * glory + aim.icon + left * TUNING.land * (managed ? 1 : 0.4)
}

/** What goods are worth to a clan that has room for them. */
export function goodsWorth({ aim, gold }: Prices, goods: Partial<Goods>): number {
  return (
    aim.glory * (goods.glory ?? 0) +
    gold * (goods.gold ?? 0) +
    TUNING.defense * (goods.defense ?? 0) +
    TUNING.potion * (goods.potion ?? 0) +
    TUNING.venom * (goods.venom ?? 0) +
    0.8 * (goods.trap ?? 0)
  )
}

/** What loot is worth to whoever has it. */
export function lootWorth(prices: Prices, id: LootId): number {
  const { effect } = LOOT[id]
  const time = prices.left > 0 ? 1 : 0.3
  switch (effect.verb) {
    case 'gain':
      return time * goodsWorth(prices, effect.goods)
    case 'trophy':
      // Its points count by themselves.
      return Math.max(0, prices.gold * effect.gold - prices.aim.trophy * effect.n)
    case 'reroll':
      return time * 0.35 * effect.n
    case 'onDeed':
      return time * 0.5 * effect.goods.glory
    case 'totalMod':
      return time * 1.3
    case 'dieMod':
      return time * 1.6
    case 'swapDie':
      return time * 1.3
    case 'freeRecruit':
      return time * 3
  }
}
