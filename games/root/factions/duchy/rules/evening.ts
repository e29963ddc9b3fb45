import type { Rule, Seat } from '@tablee/kernel'
import { chooseAct, type TurnChoice } from '../../../rules/acts.ts'
import { onMap } from '../../../rules/pieces.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { BUILDINGS } from '../data.ts'
import { returning } from './reveal.ts'

const EVENING: TurnChoice = {
  prompt: 'duchy.evening',
  end: say('duchy.evening.end'),
  rule: '12.6.2',
  endsTurn: true,
}

/** Crafts with citadels and markets. 12.6.2 */
export function* craftInEvening(t: RootTable, seat: Seat): Rule<boolean> {
  if (!mayCraft(t.state, seat)) return false
  return (yield* chooseAct(t, seat, EVENING, [], { crafts: true })) !== null
}

/** Whether there may be something to craft in Evening, by what everybody knows. */
export function mayCraft(state: RootState, seat: Seat): boolean {
  const { hand, buildings } = state.players[seat]
  if (hand.length === 0 && returning(state, seat).length === 0) return false
  return BUILDINGS.some(kind => onMap(buildings[kind]) > 0)
}
