import type { BuildingId } from '../data/board.ts'
import { PRICES } from '../data/board.ts'
import { cardOf } from '../rules/clan.ts'
import type { Place } from '../rules/deploy/places.ts'
import { kindOf } from '../rules/deploy/places.ts'
import { discountOf, leastPrice } from '../rules/deploy/price.ts'
import { fittingDice, freeSlots } from '../rules/deploy/slots.ts'
import { eligible } from '../rules/deploy/tavern.ts'
import type { Deed } from '../rules/deploy/turn.ts'
import type { FreeDeed } from '../rules/free/deeds.ts'
import type { PoolDie } from '../state.ts'
import { bestGain } from './assigning.ts'
import { freeGain } from './free.ts'
import { landGain } from './lands.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import { comingWorth, dieWorth, keeping, memberWorth, newEquipmentWorth, trapWorth } from './prices.ts'
import { TUNING } from './tuning.ts'

/** What a purchase at a building would bring with a die, all costs taken off. */
function buildingGain(scene: Scene, id: BuildingId, die: PoolDie): number {
  return WORTH[id](scene, die) - dieWorth(die)
}

type Worth = (scene: Scene, die: PoolDie) => number

/** How much a stock is wanted: less the more there is, and little in the last turn. */
export const wanted = ({ prices }: Scene, has: number): number =>
  (prices.left > 0 ? 1 : TUNING.lastStock) * TUNING.again ** has

const WORTH: { readonly [B in BuildingId]: Worth } = {
  huntersLair(scene, die) {
    const { state, seat, clan, prices } = scene
    const limit = Math.max(0, 5 - clan.traps.length)
    let best = -1
    for (const trap of state.lair.display) {
      if (trap === null || limit === 0) continue
      const price = leastPrice(state, seat, 'huntersLair', die, state.data.traps[trap].cost)
      if (price > clan.gold) continue
      best = Math.max(
        best,
        wanted(scene, clan.traps.length) * trapWorth(prices, trap) * TUNING.bought +
          keeping(prices, 'trap') -
          prices.gold * price,
      )
    }
    return best
  },
  alchemist(scene) {
    const { state, clan, prices } = scene
    const { slots } = state.data.buildings.alchemist
    let most = 0
    for (const slot of freeSlots(state, 'alchemist')) most = Math.max(most, slots[slot].yields)
    const room = Math.min(most, 6 - clan.potion - clan.venom)
    return (
      room * (0.9 * TUNING.potion * wanted(scene, (clan.potion + clan.venom) / 2) + keeping(prices, 'potion'))
    )
  },
  tavern(scene, die) {
    const { state, seat, clan, prices } = scene
    let best = (prices.aim.round?.(state, clan) ?? 0) - 0.5
    for (const id of eligible(state, seat)) {
      const { cost, dice } = cardOf(state.data, id)
      const price = leastPrice(state, seat, 'tavern', die, cost)
      if (price > clan.gold) continue
      const now = comingWorth(dice)
      best = Math.max(best, memberWorth(prices, clan, id) + now - prices.gold * price)
    }
    return best
  },
  armory(scene, die) {
    const { state, clan, prices } = scene
    const discount = discountOf(state, 'armory', die)
    let best = -1
    for (let count = 1; count <= Math.min(PRICES.defenseAtOnce, 5 - clan.defense); count++) {
      const price = Math.max(PRICES.least, PRICES.defense * count - discount)
      if (price > clan.gold) break
      best = Math.max(
        best,
        count * (TUNING.defense * wanted(scene, clan.defense + count / 2) + keeping(prices, 'defense')) -
          prices.gold * price,
      )
    }
    return best
  },
  bazaar(scene, die) {
    const { state, clan, prices } = scene
    const discount = discountOf(state, 'bazaar', die)
    let best = -1
    for (const id of state.bazaar.display) {
      if (id === null) continue
      const price = Math.max(PRICES.least, state.data.equipment[id].cost - discount)
      if (price <= clan.gold) best = Math.max(best, newEquipmentWorth(prices, clan, id) - prices.gold * price)
    }
    return best
  },
  mine(scene) {
    const { state, clan } = scene
    let best = 0
    for (const slot of freeSlots(state, 'mine')) {
      const { dice, yields } = state.data.buildings.mine.slots[slot]
      if (dice <= clan.pool.force)
        best = Math.max(best, goldWorth(scene, yields) - (dice - 1) * TUNING.die.force)
    }
    return best
  },
  pawnshop: scene => goldWorth(scene, PRICES.pawn),
}

/** Gold is worth more when wages are not covered. */
function goldWorth({ clan, prices }: Scene, gold: number): number {
  const short = Math.max(0, prices.due(clan) - clan.gold)
  const needed = Math.min(short, gold)
  const spare = prices.left > 0 || prices.aim.gold !== undefined ? prices.gold : 0.05
  return needed * 1 + (gold - needed) * spare
}

function placeGain(scene: Scene, place: Place): number {
  const { prices, seat, state } = scene
  const what = kindOf(place)
  if (what.kind === 'path') return bestGain(prices, seat, what.id)
  if (what.kind === 'region') return landGain(scene, what.id)
  let best = Number.NEGATIVE_INFINITY
  for (const die of fittingDice(state, seat, what.id))
    best = Math.max(best, buildingGain(scene, what.id, die))
  return best
}

/** A die first, then its place: the same as the place first, so that it need not be looked at twice. */
const TWICE = -3

function deedGain(scene: Scene, deed: Deed): number {
  if (deed === 'pass') return 0
  if (deed.startsWith('die:')) return TWICE
  if (deed.startsWith('building:') || deed.startsWith('path:') || deed.startsWith('region:'))
    return placeGain(scene, deed as Place)
  return freeGain(scene, deed as FreeDeed)
}

/** Where dice go. */
export const deployingOpinions: Opinions = {
  deploy: { weigh: deedGain, doubt: 0.6 },
  'deploy.place': {
    weigh(scene: Scene, place: Place) {
      const what = kindOf(place)
      if (what.kind !== 'building') return placeGain(scene, place)
      const { die } = context<{ die: PoolDie }>(scene)
      return buildingGain(scene, what.id, die)
    },
    doubt: 0.4,
  },
  'deploy.die': {
    weigh(scene: Scene, die: PoolDie) {
      const { building } = context<{ building: BuildingId }>(scene)
      return buildingGain(scene, building, die)
    },
  },
}
