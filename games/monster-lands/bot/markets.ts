import { PRICES } from '../data/board.ts'
import type { EquipmentId } from '../data/equipment.ts'
import type { TrapId } from '../data/traps.ts'
import { cardOf, trapLimit } from '../rules/clan.ts'
import type { Bargain } from '../rules/deploy/price.ts'
import type { Name, PoolDie } from '../state.ts'
import { wanted } from './deploying.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import { comingWorth, dieWorth, keeping, memberWorth, newEquipmentWorth, trapWorth } from './prices.ts'
import { TUNING } from './tuning.ts'

function trapGain(scene: Scene, pick: TrapId | Bargain | 'buy'): number {
  const { state, clan, prices } = scene
  if (pick === 'buy') return 0
  if (typeof pick === 'object') return 0.6
  if (clan.traps.length >= trapLimit(state, clan)) return -1
  return (
    TUNING.bought * wanted(scene, clan.traps.length) * trapWorth(prices, pick) +
    keeping(prices, 'trap') -
    prices.gold * state.data.traps[pick].cost
  )
}

function recruitGain(scene: Scene, pick: Name | Bargain | 'round' | 'nobody'): number {
  const { state, clan, prices } = scene
  if (pick === 'nobody') return 0
  if (pick === 'round') return (prices.aim.round?.(state, clan) ?? 0.6) - prices.gold * PRICES.round
  if (typeof pick === 'object') return 2
  const { cost, dice } = cardOf(state.data, pick)
  return memberWorth(prices, clan, pick) + comingWorth(dice) - prices.gold * cost
}

/** What is bought and brought from buildings. */
export const marketOpinions: Opinions = {
  'lair.pick': { weigh: trapGain },
  'tavern.pick': { weigh: recruitGain, doubt: 0.4 },
  'tavern.free': {
    weigh: ({ prices, clan }: Scene, id: Name) => memberWorth(prices, clan, id),
  },
  'bazaar.pick': {
    weigh: ({ prices, state, clan }: Scene, id: EquipmentId) =>
      newEquipmentWorth(prices, clan, id) - 0.5 * prices.gold * state.data.equipment[id].cost,
  },
  'bazaar.free': { weigh: ({ prices, clan }: Scene, id: EquipmentId) => newEquipmentWorth(prices, clan, id) },
  'armory.count': {
    weigh: (scene: Scene, count: number) =>
      count * (TUNING.defense * wanted(scene, scene.clan.defense) + keeping(scene.prices, 'defense')) -
      scene.prices.gold * 1.4 * count,
  },
  'alchemist.slot': {
    weigh: ({ state }: Scene, slot: number) =>
      TUNING.potion * state.data.buildings.alchemist.slots[slot].yields,
  },
  'alchemist.mix': {
    weigh(scene: Scene, potions: number) {
      const { count } = context<{ count: number }>(scene)
      const { potion, venom } = scene.clan
      let sum = 0
      for (let n = 0; n < potions; n++)
        if (potion + n < 3) sum += TUNING.potion * TUNING.again ** (potion + n)
      for (let n = 0; n < count - potions; n++)
        if (venom + n < 3) sum += TUNING.venom * TUNING.again ** (venom + n)
      return sum
    },
  },
  'mine.slot': {
    weigh({ state, prices, clan }: Scene, slot: number) {
      const { dice, yields } = state.data.buildings.mine.slots[slot]
      const needed = Math.max(0, prices.due(clan) - clan.gold)
      return prices.gold * yields + Math.min(needed, yields) * 0.5 - TUNING.die.force * dice
    },
  },
  'pawnshop.more': {
    weigh({ prices, clan }: Scene, die: PoolDie | 'done') {
      if (die === 'done') return 0
      return (prices.due(clan) > clan.gold ? 0.9 : prices.gold) - dieWorth(die)
    },
  },
  'region.die': { weigh: (_: Scene, die: PoolDie) => -dieWorth(die) },
  'clan.choose': { weigh: () => 0 },
}
