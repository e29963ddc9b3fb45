import type { Next, Rule } from '@tablee/kernel'
import type { Perseverance3Table } from '../../state.ts'
import { resolveStage } from '../adventure/stage.ts'
import { assemblies } from '../assembly/assembly.ts'
import { scoreOfficer } from '../assembly/officer.ts'
import { moveAll } from '../assets.ts'
import { resolver } from '../effects/resolve.ts'
import { outcome, scoreFinally } from '../end/final.ts'
import { scoreObjective } from '../end/objective.ts'

/** turn.4 */
const TURNS = 8

/** turn.3: the stage of the adventure in progress, if there is one. */
export function* stage(t: Perseverance3Table): Rule<Next> {
  t.state.phase = 'stage'
  yield* resolveStage(t, t.state.active, resolver)
  return 'endOfTurn'
}

/** end-turn.1 to end-turn.4 */
export function* endOfTurn(t: Perseverance3Table): Rule<Next> {
  const { state } = t
  const seat = state.active
  const player = state.players[seat]
  state.phase = 'end'
  player.turns++
  moveAll(player.tired, player.home)
  yield* assemblies(t)
  if (player.turns === TURNS && player.objective !== null) {
    player.revealed = true
    scoreObjective(t, seat, player.objective)
  }
  if (state.solo !== null) return player.turns === TURNS ? 'objectiveChoice' : 'dissenters'
  state.active = (seat + 1) % state.players.length
  return state.players[state.active].turns === TURNS ? 'finalScoring' : 'primary'
}

/** end.1, end.2: the extra objective's officer with two seats, then what is scored at the end. */
export function* finalScoring(t: Perseverance3Table): Rule<Next> {
  const { state } = t
  state.phase = 'over'
  if (state.extra !== null) {
    t.reveal()
    t.say('objective.extra', { objective: state.extra })
    scoreOfficer(t, state.data.objectives[state.extra].officer) // two-player.18
  }
  for (let seat = 0; seat < state.players.length; seat++) scoreFinally(t, seat)
  return t.over(outcome(state))
}
