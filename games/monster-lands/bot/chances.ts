import { RANKS, SCENARIOS, type Threshold } from '../data/solo.ts'
import { isOver, turnsOf } from '../rules/score.ts'
import { diversity, rankOf } from '../rules/solo/rank.ts'
import type { Clan, MonsterLands } from '../state.ts'
import { goalChance } from './goals.ts'
import { rewardsToCome } from './missions.ts'
import { pricesOf } from './prices.ts'
import { standings, total } from './standing.ts'
import { TUNING } from './tuning.ts'

/** How many points apart two clans must be for one to be e times as likely to win: at the end, and more before. */
const CLOSE = 2
const OPEN = 0.8

/** The chance of each clan to win; alone, how well the scenario is likely to go. */
export function chancesOf(state: MonsterLands): number[] {
  if (state.scenario !== null)
    return [
      IMPATIENCE ** Math.max(0, state.clans[0].shifts - 2) *
        soloChance(state, SCENARIOS[state.scenario].ranks),
    ]
  const spread = CLOSE + OPEN * leftIn(state)
  const all = standings(state).map(total)
  const top = Math.max(...all)
  const weights = all.map(points => Math.exp((points - top) / spread))
  const sum = weights.reduce((one, other) => one + other, 0)
  return weights.map(weight => weight / sum)
}

/** Whoever shifts equipment time and again only puts off what is bound to come. */
const IMPATIENCE = 0.85

const leftIn = (state: MonsterLands): number => turnsOf(state) - state.turn

// Alone

/** What each rank above the lowest counts: to be a recruit is most. */
const RANK = [0.65, 0.2, 0.15]

function soloChance(state: MonsterLands, ranks: readonly Threshold[]): number {
  let sum = 0
  if (
    state.phase === 'cleanup' &&
    isOver(state) &&
    state.zones.every(({ paths }) => paths.every(one => one === null))
  ) {
    const reached = RANKS.indexOf(rankOf(state))
    for (let rank = 0; rank < reached; rank++) sum += RANK[rank]
    return sum
  }
  const expected = total(standings(state)[0])
  for (const [rank, threshold] of ranks.entries()) sum += RANK[rank] * rankChance(state, threshold, expected)
  // Whatever a scenario asks for, a stronger clan is nearer to it.
  const left = leftIn(state)
  return left === 0 ? sum : (1 - GROWTH) * sum + GROWTH * above(expected - STRONG, CLOSE + 3 * OPEN * left)
}

const GROWTH = 0.12
/** The points of a strong clan at the end. */
const STRONG = 45

/** The chance that a clan reaches a rank, by what it may expect to come to. */
function rankChance(
  state: MonsterLands,
  { points, gold, missions, members, goal }: Threshold,
  expected: number,
): number {
  const left = leftIn(state)
  const [clan] = state.clans
  const spread = CLOSE + OPEN * left
  let chance = 1
  if (points !== undefined) chance *= above(expected - points, spread)
  if (gold !== undefined) chance *= above(expected - gold * TUNING.gold, spread)
  if (missions !== undefined) chance *= above(missionsToCome(state, clan) - missions, 0.6 + 0.25 * left)
  if (members !== undefined)
    chance *= above(0.6 * left - missing(diversity(state, clan), members), 0.5 + 0.2 * left)
  if (goal) chance *= goalChance(pricesOf(state), clan)
  return chance
}

const above = (ahead: number, spread: number): number => 1 / (1 + Math.exp(-(ahead + 0.5) / spread))

/** How many of the members that are asked for a clan has not. */
const missing = (has: readonly number[], asked: readonly number[]): number =>
  asked.reduce((sum, count, place) => sum + Math.max(0, count - has[place]), 0)

/** Scenario 9: the missions that a clan may expect to have been rewarded for. */
function missionsToCome(state: MonsterLands, clan: Clan): number {
  const under = state.phase === 'cleanup' ? 0 : rewardsToCome(pricesOf(state), 0)
  return clan.missions + under + PER_TURN * leftIn(state)
}

/** How many missions a turn to come brings. */
const PER_TURN = 0.7
