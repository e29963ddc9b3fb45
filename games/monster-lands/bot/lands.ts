import type { RegionId } from '../data/regions.ts'
import { eligible } from '../rules/deploy/tavern.ts'
import type { Scene } from './opinion.ts'
import { comingWorth, goodsWorth, memberWorth } from './prices.ts'
import { TUNING } from './tuning.ts'

/** What the action of a region brings, less the dice that it takes. */
export function landGain(scene: Scene, id: RegionId): number {
  const { state, clan, seat, prices } = scene
  const { pay, action } = state.data.regions[id]
  const cost = pay.length * TUNING.die.force
  switch (action.verb) {
    case 'gainDice':
      return 1.1 * comingWorth(action.dice) - cost
    case 'gain':
      return goodsWorth(prices, action.goods) - cost
    case 'freeRecruit': {
      let best = 0
      for (const one of eligible(state, seat)) best = Math.max(best, memberWorth(prices, clan, one))
      return best - cost
    }
    case 'freeEquipment':
      return 0.5 * prices.left - cost
    case 'takeLoot':
      return (prices.left > 0 ? TUNING.loot : TUNING.lastLoot) - cost
  }
}
