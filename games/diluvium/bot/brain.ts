import type { Brain, Seat } from '@tablee/kernel'
import type { OutcomeId } from '../data/campaign.ts'
import { goalsMet, isRicher } from '../rules/end.ts'
import type { Diluvium } from '../state.ts'
import { roundsLeft } from './clock.ts'
import { OPINIONS } from './deeds.ts'
import { weights } from './opinion.ts'
import { prospects, scenarioChance } from './scenario.ts'
import { standingOf, total } from './standing.ts'

/** The chances of several: who can expect the most gold, the surer the later. */
function chancesOf(state: Diluvium): number[] {
  const worths = state.players.map((_, seat) => total(standingOf(state, seat)))
  const best = Math.max(...worths)
  const doubt = 2 + 0.6 * roundsLeft(state)
  const weighed = worths.map(worth => Math.exp((worth - best) / doubt))
  const sum = weighed.reduce((all, one) => all + one, 0)
  return weighed.map(one => one / sum)
}

/** What a position is worth to a seat, by what makes it so: in a scenario what speaks for a victory, else gold. */
function partsOf(state: Diluvium, seat: Seat): { readonly [name: string]: number } {
  if (state.scenario !== null) return { ...prospects(state) }
  const others = state.players.flatMap((_, other) =>
    other === seat ? [] : [total(standingOf(state, other))],
  )
  return { ...standingOf(state, seat), rivals: -Math.max(...others) }
}

/** What makes a position of Diluvium good, and which answers look promising. */
export const brain: Brain<Diluvium> = {
  value: state => (state.scenario === null ? chancesOf(state) : [scenarioChance(state)]),
  prior(state, seat, ask) {
    const opinion = OPINIONS[ask.id]
    if (!opinion) return Array<number>(ask.count(seat)).fill(1)
    return weights({ state, seat, ask, player: state.players[seat] }, opinion)
  },
  parts: partsOf,
  depth: 120,
  turns: 4,
  beats: ['turn'],
  careless: 0.05,
  effort: 0.2,
}

/** A brain that plays a scenario for one of its outcomes, and counts every other end as a defeat. */
export const brainFor = (outcome: OutcomeId): Brain<Diluvium> => ({
  ...brain,
  graded: true,
  value(state) {
    if (state.phase !== 'end') return [scenarioChance(state, outcome)]
    return [isRicher(state) && goalsMet(state).some(goal => goal.outcome === outcome) ? 1 : 0]
  },
})
