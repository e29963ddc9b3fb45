import { EQUIPMENT_TYPES, type EquipmentId } from '../data/equipment.ts'
import { LOOT, type LootId } from '../data/loot.ts'
import type { RegionId } from '../data/regions.ts'
import { AFFINITY_POINTS, WAGES } from '../data/tracks.ts'
import type { TrapId } from '../data/traps.ts'
import { type Affinity, COLOURS, type Dice, type Goods } from '../data/types.ts'
import { cardOf, icons, isPaid } from '../rules/clan.ts'
import { colourOf, shownBy } from '../rules/dice.ts'
import { managersFor } from '../rules/free/deeds.ts'
import { turnsOf } from '../rules/score.ts'
import type { Clan, Member, MonsterLands, Name, PoolDie } from '../state.ts'
import { type Aim, aimOf, KEPT_KINDS, type Kept } from './aims.ts'
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

/** The same for a clan that looks at its own purse: the more is in it, the less a piece of gold counts. */
export function pricesFor(state: MonsterLands, { gold }: Clan): Prices {
  const prices = pricesOf(state)
  return gold > TUNING.plenty && prices.aim.gold === undefined
    ? { ...prices, gold: TUNING.spare * prices.gold }
    : prices
}

export function pricesOf(state: MonsterLands): Prices {
  const left = turnsOf(state) - state.turn
  const aim = aimOf(state)
  return { state, left, aim, gold: aim.gold ?? (left > 0 ? TUNING.gold : TUNING.lastGold), due: dueTonight }
}

/** What a clan's dice bring in a turn to come. */
export function comingWorth(dice: Dice): number {
  let sum = 0
  for (const colour of COLOURS) sum += dice[colour] * TUNING.coming[colour]
  return sum
}

/** A die of the pool, if somebody may still leave with it. */
export const dieWorth = (die: PoolDie): number => TUNING.die[colourOf(die)] + TUNING.pip * shownBy(die)

/** What a member is paid in a turn by a clan of a glory. */
function wageAt(glory: number): number {
  let rate = 0
  for (const { from, gold } of WAGES) if (glory >= from) rate = gold
  return rate
}

/** What a member will be paid in the mean of the turns to come. */
const wageToCome = ({ left }: Prices, { glory }: Clan): number =>
  wageAt(glory + (TUNING.rising * (left + 1)) / 2)

/** What a clan will have to pay tonight, with the glory that its expeditions may bring. */
export function dueTonight({ members, glory }: Clan): number {
  let paid = 0
  let away = 0
  for (const member of members) {
    if (isPaid(member)) paid++
    if (member.at !== null) away++
  }
  return paid * wageAt(glory + TUNING.hoped * away)
}

/** What icons are worth while more may come: two are on the way to three. */
const HOPED = [0, 1, 1.7, 3.2, 5, 7.2, 10]

/** What so many icons of an affinity are worth. */
export function iconsWorth({ aim, left }: Prices, count: number): number {
  const table = left > 0 ? HOPED : AFFINITY_POINTS
  return aim.icon * table[Math.min(count, table.length - 1)]
}

/** What one icon more is worth to a clan, or one that it has (`had`). */
function iconWorth(prices: Prices, clan: Clan, affinity: Affinity, had: boolean): number {
  const count = icons(prices.state, clan, affinity) - (had ? 1 : 0)
  return iconsWorth(prices, count + 1) - iconsWorth(prices, count)
}

/** What somebody adds to a clan: reputation, dice and a talent in the turns to come, less wages. */
export function memberWorth(prices: Prices, clan: Clan, id: Name, had = false): number {
  const { state, left, aim, gold } = prices
  const { reputation, dice } = cardOf(state.data, id)
  const icon = id === 'novice' ? 0 : iconWorth(prices, clan, state.data.members[id].affinity, had)
  const perTurn = comingWorth(dice) - gold * wageToCome(prices, clan) + (id === 'novice' ? 0 : TUNING.talent)
  return aim.reputation * reputation + icon + left * perTurn + (aim.member?.(state, clan, id, had) ?? 0)
}

/** What all who are paid will cost a clan in a turn to come. */
export const payroll = (prices: Prices, clan: Clan): number =>
  prices.gold * wageToCome(prices, clan) * clan.members.filter(isPaid).length

/** What is lost with somebody. */
export function lossOf(prices: Prices, clan: Clan, member: Member): number {
  const { worn, manages } = member
  let sum = memberWorth(prices, clan, member.id, true)
  for (const type of EQUIPMENT_TYPES) {
    const piece = worn[type]
    if (piece !== null) sum += equipmentWorth(prices, piece)
  }
  // A manager is not paid, and the region waits for another.
  return sum + (manages === null ? 0 : prices.left * TUNING.land)
}

export const equipmentWorth = ({ state, left }: Prices, id: EquipmentId): number =>
  TUNING.equipmentPerGold * state.data.equipment[id].cost * (left + 0.5)

/** What a piece of equipment is worth to a clan that has not got it yet. */
export const newEquipmentWorth = (prices: Prices, clan: Clan, id: EquipmentId): number =>
  equipmentWorth(prices, id) + (prices.aim.equipment?.(prices.state, clan, id) ?? 0)

/** What something is worth for lying on the board at the end. */
export const keeping = ({ aim }: Prices, kind: Kept): number => aim.kept?.[kind] ?? 0

/** What a trap is worth to whoever can still use it. */
export const trapWorth = ({ state }: Prices, id: TrapId): number =>
  id === 'initial' ? 4 * TUNING.trapPerGold : TUNING.trapPerGold * state.data.traps[id].cost

/** What a region is worth to its conqueror. */
export function regionWorth(prices: Prices, clan: Clan, id: RegionId): number {
  const { state, left, aim } = prices
  const { glory, affinity } = state.data.regions[id]
  const managed = managersFor(state, clan, id).length > 0
  return (
    aim.glory * glory + iconWorth(prices, clan, affinity, false) + left * TUNING.land * (managed ? 1 : 0.4)
  )
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

/** What goods count besides where they are asked to lie on the board at the end. */
export const keptWorth = (prices: Prices, goods: Goods): number =>
  KEPT_KINDS.reduce((sum, kind) => sum + goods[kind] * keeping(prices, kind), 0)

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
