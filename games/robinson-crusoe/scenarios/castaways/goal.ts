import type { Scene } from '../../bot/opinion.ts'
import type { Survey } from '../../bot/survey.ts'
import { TUNING } from '../../bot/tuning.ts'
import { CAMP_COST } from '../../data/board.ts'
import { isExplored, isSheltered } from '../../rules/island.ts'
import type { Robinson } from '../../state.ts'
import type { Goal } from '../goal.ts'
import { storyIn } from '../scenario.ts'

/** How much wood each stage takes, and the first round in which the ship may come. */
const STAGES: readonly number[] = [1, 2, 3, 4, 5]
const SHIP = 10
const LAST = 12
const FULL = 15

/** What is on the pile. */
const piled = (state: Robinson): number =>
  storyIn(state, 'castaways').woodpile.reduce((sum, wood) => sum + wood, 0)

/** What should be on the pile in a round, if the ship is to see it in the first round it may. */
const due = (round: number): number =>
  STAGES.slice(0, Math.max(0, round + STAGES.length - SHIP - 1)).reduce((sum, wood) => sum + wood, 0)

/** How many stages are not full: at most one of them is filled in a round. */
export function stagesLeft(state: Robinson): number {
  return storyIn(state, 'castaways').woodpile.filter((wood, stage) => wood < STAGES[stage]).length
}

/** The round in which the pile can be full at the earliest: the stages are laid one by one. */
function end(state: Robinson): number {
  const stages = stagesLeft(state)
  const { touched } = storyIn(state, 'castaways')
  const first =
    state.phase === 'start' || (state.phase !== 'planning' && touched < 0) ? state.round : state.round + 1
  return Math.min(LAST, Math.max(SHIP, first + stages - 1))
}

/** What the goal of Castaways means to a bot. */
export const castaways: Goal = {
  end,
  progress: state =>
    0.8 * (piled(state) / FULL) +
    (state.items.includes('fire') ? 0.2 : isExplored(state, 'mountains') ? 0.12 : 0),
  features(state) {
    const pile = piled(state)
    const ahead = (pile - due(state.round)) / 5
    const buildable = state.inventions.includes('fire') && isExplored(state, 'mountains')
    return [
      pile / 8,
      stagesLeft(state) / 3,
      ahead,
      Math.max(0, -ahead),
      Math.max(0, FULL - pile - state.available.wood) / 8,
      Number(buildable),
    ]
  },
  wood: state => FULL - piled(state),
  deed(seen, { type, what }) {
    if (type !== 'build') return 0
    if (what === 'fire')
      return seen.state.round < 5 ? TUNING.fire : 4 + Math.max(0, 3 * (seen.state.round - 7))
    if (what === 'hatchet') return TUNING.hatchet * (seen.left - 1)
    return what === 'mast' ? 2.4 : 0
  },
  book: 0,
  specials: { 'woodpile:2': 2.2, 'woodpile:3': 3.3 },
  opinions: { 'woodpile.how': { weigh: ({ seen }: Scene, wood: number) => pileWorth(seen, wood) } },
  explore: state => (isExplored(state, 'mountains') ? 0 : TUNING.mountains + Math.max(0, state.round - 4)),
}

/** What laying so much wood on the pile is worth now: what is due is laid, what is left over too. */
function pileWorth({ state, hurtAll, woodShort }: Survey, wood: number): number {
  const { woodpile } = storyIn(state, 'castaways')
  const stage = woodpile.findIndex((there, place) => there < STAGES[place])
  const fills = woodpile[stage] + wood === STAGES[stage]
  const late = state.round - (SHIP + 1 - stagesLeft(state))
  if (state.phase === 'start') return wood === 0 ? 0.1 : late >= 0 && fills ? wood : -1
  const kept = state.available.wood - wood
  const step = CAMP_COST[state.players].wood
  // Wood that the camp waits for, and wood that tonight's clouds will take beyond what is gathered.
  const camp = (isSheltered(state) ? 0 : step) + (state.roof < 1 && state.round >= 3 ? step : 0)
  const missed = Math.max(0, Math.min(camp, state.available.wood) - kept)
  const wet = Math.max(0, woodShort + wood - TUNING.pileGathers)
  const each = late >= 0 ? TUNING.pileDue : late === -1 ? TUNING.pileSoon : TUNING.pileEarly
  return (
    wood * each + (fills && late >= 0 ? TUNING.pileFull : 0) - missed * TUNING.pileCamp - wet * 0.5 * hurtAll
  )
}
