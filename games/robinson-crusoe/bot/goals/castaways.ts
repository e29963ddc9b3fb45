import { isExplored, isSheltered } from '../../rules/island.ts'
import { storyIn } from '../../rules/scenarios/scenario.ts'
import type { Robinson } from '../../state.ts'
import type { Survey } from '../survey.ts'
import { registerGoal } from './goal.ts'
import { TUNING } from '../tuning.ts'

/** How much wood each stage takes, and the first round in which the ship may come. */
const STAGES: readonly number[] = [1, 2, 3, 4, 5]
const SHIP = 10
const LAST = 12
const FULL = 15

/** What is on the pile. */
const piled = (state: Robinson): number =>
  storyIn(state, 'castaways').woodpile.reduce((sum, wood) => sum + wood, 0)

/** How many stages are not full: at most one of them is filled in a round. */
export function stagesLeft(state: Robinson): number {
  return storyIn(state, 'castaways').woodpile.filter((wood, stage) => wood < STAGES[stage]).length
}

/** The round in which the pile can be full at the earliest: the stages are laid one by one. */
function end(state: Robinson): number {
  const stages = stagesLeft(state)
  const { touched } = storyIn(state, 'castaways')
  const first = state.phase === 'start' || (state.phase !== 'planning' && touched < 0) ? state.round : state.round + 1
  return Math.min(LAST, Math.max(SHIP, first + stages - 1))
}

registerGoal('castaways', {
  end,
  progress: state => 0.8 * (piled(state) / FULL) + (state.items.includes('fire') ? 0.2 : isExplored(state, 'mountains') ? 0.12 : 0),
  wood: state => FULL - piled(state),
  deed(seen, { type, what }) {
    if (type !== 'build') return 0
    if (what === 'fire') return seen.state.round < 5 ? TUNING.fire : 4 + Math.max(0, 3 * (seen.state.round - 7))
    if (what === 'hatchet') return TUNING.hatchet * (seen.left - 1)
    return what === 'mast' ? 2.4 : 0
  },
  explore: state => (isExplored(state, 'mountains') ? 0 : TUNING.mountains + Math.max(0, state.round - 4)),
})

/** What laying so much wood on the pile is worth now: what is due is laid, what is left over too. */
export function pileWorth({ state, woodShort }: Survey, wood: number): number {
  const stage = storyIn(state, 'castaways').woodpile.findIndex((there, place) => there < STAGES[place])
  const due = SHIP - stagesLeft(state) + 1
  const late = state.round - due
  const camp = (isSheltered(state) ? 0 : 4) + (state.roof < 1 && state.round >= 3 ? 4 : 0)
  const kept = state.available.wood - wood
  const fills = storyIn(state, 'castaways').woodpile[stage] + wood === STAGES[stage]
  // Wood that the camp waits for.
  const missed = Math.max(0, Math.min(camp, state.available.wood) - kept)
  const weather = state.phase === 'start' ? 0 : Math.max(0, woodShort + wood) > 0 ? 0.5 : 0
  if (state.phase === 'start') return late >= 0 && fills ? wood : wood === 0 ? 0.1 : -1
  return wood * (late >= 0 ? TUNING.pileDue : late === -1 ? TUNING.pileSoon : TUNING.pileEarly) + (fills && late >= 0 ? 1.5 : 0) - missed * (late >= 1 ? 0.3 : 0.8) - weather * wood
}
