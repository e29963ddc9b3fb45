import { COMPENSATION, type CompetitiveId, type ContractId } from '../data/missions.ts'
import type { Trial } from '../rules/adventure/effects.ts'
import { isManned } from '../rules/adventure/expedition.ts'
import { dieChange } from '../rules/adventure/totals.ts'
import { type Expedition, MADHALA, type Zone } from '../state.ts'
import { goodsWorth, keptWorth, type Prices } from './prices.ts'
import { reach } from './sums.ts'

/** The chance of each path of the competitive mission to be the best, and to reach its target only to be outdone. */
function competitiveChances(
  prices: Prices,
  zone: Zone,
): { readonly won: number; readonly outdone: number }[] {
  const { target } = prices.state.data.competitive[zone.mission as CompetitiveId]
  const chances = zone.paths.map(one => (isManned(one) ? missionChance(prices, zone, one, target) : 0))
  return chances.map((chance, path) => {
    const beaten = chances[1 - path] * (path === 0 ? 0.45 : 0.55)
    return { won: chance * (1 - beaten), outdone: chance * beaten }
  })
}

/** The competitive mission: the reward by the chance to reach its target and to be the best, less the penalty. */
export function addCompetitive(prices: Prices, zone: Zone, sums: number[]): void {
  if (zone.mission === null || zone.paths[0]?.owner === MADHALA) return
  const { state, aim, gold } = prices
  const { reward, penalty } = state.data.competitive[zone.mission as CompetitiveId]
  for (const [path, { won, outdone }] of competitiveChances(prices, zone).entries()) {
    const one = zone.paths[path]
    if (!isManned(one)) continue
    sums[one.owner] +=
      won * (goodsWorth(prices, reward) + (aim.mission ?? 0)) +
      outdone * gold * COMPENSATION -
      (1 - won - outdone) * aim.glory * penalty
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
  const { aim, state } = prices
  const { discard, left, right } = state.data.contracts[zone.mission as ContractId]
  for (let path = 0; path < zone.paths.length; path++) {
    const one = zone.paths[path]
    const likely = contractChance(prices, zone, path)
    if (!isManned(one) || likely === 0) continue
    const net =
      goodsWorth(prices, path === 0 ? left : right) +
      (aim.mission ?? 0) -
      goodsWorth(prices, discard) -
      keptWorth(prices, discard)
    sums[one.owner] += likely * Math.max(0, net)
  }
}

/** How likely a clan can give what a contract asks for on a path, after what it gives on the left one. */
function contractChance({ state }: Prices, zone: Zone, path: number): number {
  const { battle, clans } = state
  const one = zone.paths[path]
  if (!isManned(one) || (battle?.zone === zone.id && battle.path > path)) return 0
  const { discard } = state.data.contracts[zone.mission as ContractId]
  const clan = clans[one.owner]
  const before = zone.paths[0]
  const times = path > 0 && before?.owner === one.owner && !(battle?.zone === zone.id) ? 2 : 1
  const brought = (kind: 'potion' | 'venom'): number => one[kind] + (times > 1 && before ? before[kind] : 0)
  const has =
    clan.gold >= times * discard.gold &&
    clan.defense >= times * discard.defense &&
    clan.potion + brought('potion') >= times * discard.potion &&
    clan.venom + brought('venom') >= times * discard.venom &&
    clan.traps.length >= times * discard.trap
  // What is missing may still be bought, as long as there are dice.
  return has ? 1 : state.phase === 'deployment' && !clan.passed ? 0.3 : 0
}

/** How many missions a seat may expect to be rewarded for, of those under way. */
export function rewardsToCome(prices: Prices, seat: number): number {
  let sum = 0
  for (const zone of prices.state.zones) {
    const { id, mission, paths } = zone
    if (mission === null || (id === 'missionA' && paths[0]?.owner === MADHALA)) continue
    const competes = id === 'missionA' ? competitiveChances(prices, zone) : null
    for (let path = 0; path < paths.length; path++)
      if (paths[path]?.owner === seat) sum += competes?.[path].won ?? contractChance(prices, zone, path)
  }
  return sum
}
