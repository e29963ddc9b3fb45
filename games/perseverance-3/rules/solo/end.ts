import { choose, type Next, type Outcome, type Rule } from '@tablee/kernel'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import type { ObjectiveId } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { scoreOfficer } from '../assembly/officer.ts'
import { scoreFinally } from '../end/final.ts'
import { evaluate } from '../end/objective.ts'
import { ownerOf, programOf, soloOf, YOU } from './query.ts'
import { scoreDissenters } from './score.ts'

/** s3.end.1 to s3.end.9: at the end of your last turn one of the three objectives is scored as a whole. */
export function* objectiveChoice(t: Perseverance3Table): Rule<Next> {
  const solo = soloOf(t.state)
  const objective = yield* choose(t, YOU, 'solo.objective', solo.objectives, {
    say: (one: ObjectiveId) => say('solo.objectiveCard', { objective: one }),
    at: (one: ObjectiveId) => `objective:${one}`,
    rule: 's3.end.1',
    waits: true,
  })
  solo.chosen = objective
  t.say('solo.chosen', { seat: YOU, objective })
  evaluate(t, YOU, objective)
  return 'dissenters'
}

/** s3.end.10 to s3.end.14: the officers of both programs, then what you have, then the Dissenters' artefacts. */
export function* soloScoring(t: Perseverance3Table): Rule<Next> {
  const { state } = t
  state.phase = 'over'
  for (const dissenter of DISSENTERS) {
    const { officer } = programOf(state, dissenter)
    t.say('solo.programOfficer', { owner: ownerOf(dissenter), officer })
    scoreOfficer(t, officer)
  }
  scoreFinally(t, YOU)
  scoreDissenters(t)
  return t.over(soloOutcome(state))
}

/** s3.end.15: a tie is lost. */
export function soloOutcome(state: Perseverance3): Outcome {
  const { followers } = state.players[YOU]
  const theirs = soloOf(state).followers
  return followers > theirs
    ? { winners: [YOU], why: say('win.solo', { n: followers, theirs }) }
    : { winners: [], rivals: [...DISSENTERS], why: say('lose.solo', { n: followers, theirs }) }
}
