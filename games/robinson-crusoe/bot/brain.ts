import type { Brain } from '@tablee/kernel'
import { goalOpinions } from '../scenarios/goals.ts'
import type { Robinson } from '../state.ts'
import { answerOpinions } from './answers.ts'
import { type Opinions, weights } from './opinion.ts'
import { partsOf } from './parts.ts'
import { planOpinions } from './planning.ts'
import { powerOpinions } from './powers.ts'
import { survey } from './survey.ts'
import { chanceOf } from './value.ts'

const OPINIONS: Opinions = { ...answerOpinions, ...planOpinions, ...powerOpinions, ...goalOpinions }

/** What makes a position of Robinson Crusoe good, and which answers look promising. */
export const brain: Brain<Robinson> = {
  value: state => Array<number>(state.players).fill(chanceOf(state)),

  prior(state, seat, ask) {
    const opinion = OPINIONS[ask.id]
    if (!opinion) return Array<number>(ask.count(seat)).fill(1)
    return weights({ state, seat, ask, seen: survey(state) }, opinion)
  },

  parts: partsOf,
  settings: ['plan.thrift', 'plan.asking', 'plan.lead', 'plan.take', 'plan.back'],
  drafts: ['plan', 'plan.where'],
  depth: 200,
  turns: 1,
  together: true,
  careless: 0,
  obvious: 0.97,
  effort: 0.2,
  planEffort: 6,
}
