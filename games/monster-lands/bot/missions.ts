import { COMPENSATION, type CompetitiveId, type ContractId } from '../data/missions.ts'
import type { Trial } from '../rules/adventure/effects.ts'
import { isManned } from '../rules/adventure/expedition.ts'
import { dieChange } from '../rules/adventure/totals.ts'
import { type Expedition, MADHALA, type Zone } from '../state.ts'
import { goodsWorth, keptWorth, type Prices } from './prices.ts'
import { reach } from './sums.ts'

/** The competitive mission: the reward by the chance to reach its target and to be the best, less the penalty. */
export function addCompetitive(prices: Prices, zone: Zone, sums: number[]): void {
  if (zone.mission === null || zone.paths[0]?.owner === MADHALA) return
  const { state, aim, gold } = prices
  const { target, reward, penalty } = state.data.competitive[zone.mission as CompetitiveId]
  const chances = zone.paths.map(one => (isManned(one) ? missionChance(prices, zone, one, target) : 0))
  for (let path = 0; path < zone.paths.length; path++) {
    const one = zone.paths[path]
    if (!isManned(one)) continue
    const beaten = chances[1 - path] * (path === 0 ? 0.45 : 0.55)
    const won = chances[path] * (1 - beaten)
    sums[one.owner] +=
      won * (goodsWorth(prices, reward) + (aim.mission ?? 0)) +
      chances[path] * beaten * gold * COMPENSATION -
      (1 - chances[path]) * aim.glory * penalty
  }
}

function missionChance({ state }: Prices, { mission }: Zone, expedition: Expedition, target: number): number {
  if (expedition.result > 0) return expedition.result >= target ? 1 : 0
  const trial: Trial = { state, expedition, deed: 'mission', monster: null }
  let known = 0
  let force = 0
  let others = 0
  for (const { colour, value } of expedition.dice)
    if (value > 0) known += value + dieChange(trial, colour)
    else if (colour === 'force') force++
    else others++
  const handful = {
    force,
    magic: others,
    forceChange: dieChange(trial, 'force'),
    magicChange: dieChange(trial, 'magic'),
  }
  const open = state.data.competitive[mission as CompetitiveId].dice.length - expedition.dice.length
  return open > 0 ? 0 : reach(handful, target - known)
}

/** The contract: what it gives less what it takes, if that is there. */
export function addContract(prices: Prices, zone: Zone, sums: number[]): void {
  if (zone.mission === null) return
  const { state, aim } = prices
  const { battle, clans } = state
  const { discard, left, right } = state.data.contracts[zone.mission as ContractId]
  for (let path = 0; path < zone.paths.length; path++) {
    const one = zone.paths[path]
    if (!isManned(one) || (battle?.zone === zone.id && battle.path > path)) continue
    const clan = clans[one.owner]
    const has =
      clan.gold >= discard.gold &&
      clan.defense >= discard.defense &&
      clan.potion + one.potion >= discard.potion &&
      clan.venom + one.venom >= discard.venom &&
      clan.traps.length >= discard.trap
    // What is missing may still be bought, as long as there are dice.
    const likely = has ? 1 : state.phase === 'deployment' && !clan.passed ? 0.3 : 0
    const net =
      goodsWorth(prices, path === 0 ? left : right) +
      (aim.mission ?? 0) -
      goodsWorth(prices, discard) -
      keptWorth(prices, discard)
    sums[one.owner] += likely * Math.max(0, net)
  }
}
