import { PRICES } from '../data/board.ts'
import type { MonsterId } from '../data/monsters.ts'
import { attackDice } from '../rules/adventure/attack-dice.ts'
import { stoppable } from '../rules/adventure/defend.ts'
import type { Trial } from '../rules/adventure/effects.ts'
import {
  allDice,
  forbids,
  isManned,
  martyrGlory,
  mercenaryOf,
  unrolled,
} from '../rules/adventure/expedition.ts'
import { atLeast, hitChance } from '../rules/adventure/odds.ts'
import { revealed } from '../rules/adventure/plan.ts'
import {
  attackOn,
  base,
  captureBonus,
  conquestTotal,
  dieChange,
  hasTraps,
  killBonus,
} from '../rules/adventure/totals.ts'
import { type Expedition, MADHALA, type MonsterLands, type Zone } from '../state.ts'
import { lossOf, type Prices, regionWorth } from './prices.ts'
import { type Handful, mean, reach } from './sums.ts'
import { TUNING } from './tuning.ts'

/** What a reroll adds to a total, about. */
const REROLL = 1.3

/** What an expedition may come to against a monster, however many magic dice it gives up. */
interface Hopes {
  readonly death: number
  readonly wound: number
  readonly success: number
  readonly kill: number
  /** What a failure leaves to the next. */
  readonly carry: number
}

/** The hopes of an expedition against a monster, by what it gives up and what others left. */
export function hopesOf(
  { state }: Prices,
  zone: Zone,
  path: number,
  monster: MonsterId,
  magic: number,
  carry: number,
  struck = false,
): Hopes {
  const expedition = revealed(state, zone.paths[path] as Expedition)
  const parts = attackDice(state, zone, monster)
  const brews = !forbids(state, monster, 'brews')
  const stopped = stoppable(state, expedition, monster) + (brews ? expedition.potion : 0)
  const lethal = mercenaryOf(state, expedition).wounded ? 1 : 2
  const hit = hitChance(state)
  const dice = Math.max(0, parts.total - magic)
  const death = struck ? 0 : atLeast(stopped + lethal - parts.automatic, dice, hit)
  const wound = struck || lethal === 1 ? 0 : atLeast(stopped + 1 - parts.automatic, dice, hit) - death
  const attack = attackOn(state, expedition, monster)
  const handful: Handful = {
    force: unrolled(expedition, 'force'),
    magic: Math.max(0, unrolled(expedition, 'magic') - magic),
    forceChange: dieChange(attack, 'force'),
    magicChange: dieChange(attack, 'magic'),
  }
  const { capture, kill } = state.data.monsters[monster]
  const help = (brews ? PRICES.venom * expedition.venom : 0) + Math.round(REROLL * rerollsOf(expedition))
  const now = base(attack, carry)
  const killFrom = kill - killBonus(attack)
  const from = hasTraps(attack) ? Math.min(killFrom, capture - captureBonus(attack)) : killFrom
  return {
    death,
    wound,
    success: reach(handful, from - now - help),
    kill: reach(handful, killFrom - now - help),
    carry: Math.min(now + Math.round(mean(handful)), from - 1),
  }
}

const rerollsOf = ({ rerolls, dice }: Expedition): number => Math.min(rerolls, dice.length)

/** What hopes against a monster are worth to the owner of an expedition. */
export function hopesWorth(
  prices: Prices,
  zone: Zone,
  path: number,
  monster: MonsterId,
  { death, wound, success, kill }: Hopes,
): number {
  const { state, aim, gold, left } = prices
  const expedition = zone.paths[path] as Expedition
  const clan = state.clans[expedition.owner]
  const { captureGold, captureGlory, killGlory, killGold, trophy } = state.data.monsters[monster]
  const captured = aim.glory * captureGlory + gold * captureGold
  const killed = aim.glory * killGlory + gold * killGold + Math.max(aim.trophy, gold * PRICES.trophy) * trophy
  const alive =
    success * captured +
    kill * Math.max(0, killed - captured) +
    (1 - success) * (zone.id === 'gates' ? 0 : lootHope(prices)) +
    gold * expedition.gold +
    (left > 0 ? TUNING.potion * expedition.potion + 0.5 * TUNING.venom * expedition.venom : 0)
  const lost = lossOf(prices, clan, mercenaryOf(state, expedition))
  const fallen = aim.glory * martyrGlory(state, zone, path) - lost
  return (1 - death) * alive + death * fallen - (left > 0 ? TUNING.wound * wound : 0)
}

/** What somebody may expect who comes home from a region with empty hands. */
const lootHope = ({ left }: Prices): number => (left > 0 ? TUNING.loot : TUNING.lastLoot)

/** The expeditions of a region or the gates, from left to right: who meets the monster, and who the land behind it. */
export function addFight(prices: Prices, zone: Zone, sums: number[]): void {
  const { state } = prices
  const { battle } = state
  const here = battle?.zone === zone.id ? battle : null
  let facing = zone.monster === null ? 0 : 1
  let land = zone.region === null ? 0 : 1
  let carry = here?.carry ?? 0
  for (let path = 0; path < zone.paths.length; path++) {
    const one = zone.paths[path]
    if (one === null) continue
    if (one.owner === MADHALA) {
      if (here && path < here.path) continue
      if (facing > 0) facing = 0
      else land = 0
      continue
    }
    if (!isManned(one)) continue
    if (one.fate === 'failed' && !(here?.stage === 'loot' && path < here.path) && zone.id !== 'gates')
      sums[one.owner] += lootHope(prices) + prices.gold * one.gold
    if (one.fate !== 'waiting') continue
    let worth = 0
    let success = 0
    if (facing > 0 && zone.monster !== null) {
      const stand = bestStand(prices, zone, path, zone.monster, carry)
      success = stand.success
      worth += facing * stand.points
      carry += Math.round(stand.carry)
    }
    if (facing < 1) {
      const chance = land > 0 && zone.region !== null ? land * conquestChance(state, one, zone) : 0
      const gained = zone.region === null ? 0 : regionWorth(prices, state.clans[one.owner], zone.region)
      worth +=
        (1 - facing) *
        (chance * gained +
          (1 - chance) * (zone.id === 'gates' ? 0 : lootHope(prices)) +
          prices.gold * one.gold)
      land *= 1 - (1 - facing) * chance
    }
    facing *= 1 - success
    sums[one.owner] += worth
  }
}

/** How an expedition fares against a monster that gives up as many magic dice as is best; while it attacks, none. */
function bestStand(prices: Prices, zone: Zone, path: number, monster: MonsterId, carry: number) {
  const { state } = prices
  const { battle } = state
  const struck = battle?.zone === zone.id && battle.path === path && battle.stage === 'attacking'
  const wards = struck
    ? 0
    : Math.min(WARDS, unrolled(revealed(state, zone.paths[path] as Expedition), 'magic'))
  let best = { points: Number.NEGATIVE_INFINITY, success: 0, carry: 0 }
  for (let magic = 0; magic <= wards; magic++) {
    const hopes = hopesOf(prices, zone, path, monster, magic, carry, struck)
    const points = hopesWorth(prices, zone, path, monster, hopes)
    const alive = 1 - hopes.death
    if (points > best.points)
      best = { points, success: alive * hopes.success, carry: alive * (hopes.carry - carry) }
  }
  return best
}

/** The most magic dice that anybody thinks of giving up. */
const WARDS = 4

/** The chance that an expedition conquers a region by itself. */
function conquestChance(state: MonsterLands, one: Expedition, zone: Zone): number {
  if (zone.region === null) return 0
  const expedition = revealed(state, one)
  const trial: Trial = { state, expedition, deed: 'conquest', monster: null }
  let force = 0
  let magic = 0
  for (const { colour, value } of allDice(expedition))
    if (value === 0) {
      if (colour === 'force') force++
      else magic++
    }
  const handful = {
    force,
    magic,
    forceChange: dieChange(trial, 'force'),
    magicChange: dieChange(trial, 'magic'),
  }
  const needed = state.data.regions[zone.region].conquest - conquestTotal(trial, 0)
  return reach(handful, needed - Math.round(REROLL * rerollsOf(expedition)))
}
