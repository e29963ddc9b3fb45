import { SCENARIOS, type Threshold } from '../data/solo.ts'
import { score } from '../rules/points.ts'
import { isOver, turnsOf } from '../rules/score.ts'
import type { MonsterLands } from '../state.ts'
import { standings, total } from './standing.ts'

/** How many points apart two clans must be for one to be e times as likely to win: at the end, and more before. */
const CLOSE = 2
const OPEN = 0.8

/** The chance of each clan to win; alone, how well the scenario is likely to go. */
export function chancesOf(state: MonsterLands): number[] {
  if (state.scenario !== null) return [soloChance(state, SCENARIOS[state.scenario].ranks)]
  const left = turnsOf(state) - state.turn
  const all = standings(state).map(total)
  const top = Math.max(...all)
  const spread = CLOSE + OPEN * left
  const weights = all.map(points => Math.exp((points - top) / spread))
  const sum = weights.reduce((one, other) => one + other, 0)
  return weights.map(weight => weight / sum)
}

/** What each rank counts: to be a recruit is most. */
const RANK = [0.65, 0.2, 0.15]

function soloChance(state: MonsterLands, ranks: readonly Threshold[]): number {
  const left = turnsOf(state) - state.turn
  const ended = isOver(state) && state.phase === 'cleanup'
  const [clan] = state.clans
  const expected = ended ? score(state, clan) : total(standings(state)[0])
  const spread = ended ? 0.3 : 2 + 0.8 * left
  let sum = 0
  for (const [place, { points = 0 }] of ranks.entries())
    sum += RANK[place] / (1 + Math.exp((points - 0.5 - expected) / spread))
  return sum
}
