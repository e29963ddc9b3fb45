import type { Next, Rule } from '@tablee/kernel'
import { ROUNDS } from '../../data/numbers.ts'
import type { P4Table } from '../../state.ts'
import { assemblies } from '../assembly/assembly.ts'
import { combats } from '../combat/combat.ts'
import { resolver } from '../effects/resolve.ts'
import { turnOver } from '../end/over.ts'
import { scoreFinally } from '../end/score.ts'
import { resolveStage } from '../preparing.ts'

/** e4.turn.1: the stage of the preparation in progress. */
export function* preparation(t: P4Table): Rule<Next> {
  t.state.phase = 'preparation'
  yield* resolveStage(t, t.state.active, resolver)
  return 'endOfTurn'
}

/** e4.turn.4, s4.assembly.19: combats come before assemblies, at the end of everybody’s turn. */
export function* endChecks(t: P4Table): Rule {
  yield* combats(t, resolver)
  yield* assemblies(t, resolver)
}

export function* endOfTurn(t: P4Table): Rule<Next> {
  const { state } = t
  state.phase = 'end'
  yield* endChecks(t)
  state.players[state.active].turns++
  if (state.solo !== null) return 'assignCards'
  state.active = (state.active + 1) % state.players.length
  return state.players[state.active].turns === ROUNDS ? 'finalScoring' : 'primary'
}

/** s4.end.3 to s4.end.8, e4.seats.1 */
export function* finalScoring(t: P4Table): Rule<Next> {
  turnOver(t)
  return t.over(scoreFinally(t))
}
