import type { OutcomeId } from '../data/campaign.ts'
import { goalsMet, isRicher } from '../rules/end.ts'
import { hasMarker, placesOf } from '../rules/query.ts'
import { hooksOf } from '../rules/scenario.ts'
import type { Diluvium } from '../state.ts'
import { nearness, siegeOfCity } from './aims.ts'
import { roundsLeft } from './clock.ts'
import { rivalExpects, standingOf, total } from './standing.ts'
import { ODDS } from './tuning.ts'

/** What speaks for a victory in a scenario, on a scale of chances. */
export interface Prospects {
  readonly goal: number
  readonly greens: number
  readonly lead: number
  readonly clock: number
  readonly danger: number
}

/** What a scenario's position promises, by what makes it so; for whoever cares for one outcome only, of that alone. */
export function prospects(state: Diluvium, only?: OutcomeId): Prospects {
  return {
    goal: goalOf(state, only),
    greens: ODDS.green * placesOf(state).filter(place => place.green && hasMarker(place, 0)).length,
    lead: leadOf(state),
    clock: clockOf(state, only),
    danger: dangerOf(state),
  }
}

/** The chance to win a scenario as it stands. */
export function scenarioChance(state: Diluvium, only?: OutcomeId): number {
  const { goal, greens, lead, clock, danger } = prospects(state, only)
  return 1 / (1 + Math.exp(-(ODDS.start + goal + greens + lead + clock + danger)))
}

/** How far the goals are: one that is met ends the game, for better or, without the gold, for worse (end.8). */
function goalOf(state: Diluvium, only?: OutcomeId): number {
  const met = goalsMet(state).filter(({ outcome }) => only === undefined || outcome === only)
  if (met.length > 0) return isRicher(state) ? ODDS.met : ODDS.poorer
  if (roundsLeft(state) === 0) return ODDS.late
  const [best = 0, next = 0] = nearness(state, only)
  return ODDS.goal * best + ODDS.other * next
}

/** The rounds that are left, against those that the nearest goal will still take. */
function clockOf(state: Diluvium, only?: OutcomeId): number {
  const left = roundsLeft(state)
  const [best = 0] = nearness(state, only)
  return ODDS.round * left + ODDS.short * Math.min(0, left - ODDS.pace * (1 - best))
}

function leadOf(state: Diluvium): number {
  if (!state.rival || hooksOf(state).needsGold === false) return 0
  const lead = total(standingOf(state, 0)) - rivalExpects(state)
  return ODDS.lead * Math.max(-ODDS.enough, Math.min(ODDS.enough, lead))
}

/** end.1: how near the rival's Warships are to your City. */
function dangerOf(state: Diluvium): number {
  const fights = siegeOfCity(state)
  return fights <= 1 ? ODDS.next : fights <= 2 ? ODDS.near : 0
}
