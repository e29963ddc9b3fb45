import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { battleInOneOf } from './battle.ts'
import { battlefields, canBattle } from './battlefields.ts'
import { canMoveByEffect, moveByEffect } from './move.ts'

/** What an effect can give a seat that gives a move or a battle. */
export function ventures(state: RootState, seat: Seat): ('move' | 'battle')[] {
  const found: ('move' | 'battle')[] = []
  if (canMoveByEffect(state, seat)) found.push('move')
  if (canBattle(state, seat)) found.push('battle')
  return found
}

/** A seat chooses between a move and a battle. */
export const chooseVenture = (t: RootTable, seat: Seat, rule: string): Rule<'move' | 'battle'> =>
  choose(t, seat, 'league.venture', ventures(t.state, seat), {
    say: one => say(one === 'move' ? 'act.move' : 'act.battle'),
    rule,
  })

/** A seat takes the move or battle that an effect gives. */
export function* runVenture(t: RootTable, seat: Seat, venture: 'move' | 'battle'): Rule {
  if (venture === 'move') yield* moveByEffect(t, seat)
  else yield* battleInOneOf(t, seat, battlefields(t.state, seat))
}

/** A seat chooses a move or a battle, and takes it. */
export function* takeVenture(t: RootTable, seat: Seat, rule: string): Rule {
  yield* runVenture(t, seat, yield* chooseVenture(t, seat, rule))
}
