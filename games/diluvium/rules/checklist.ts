import type { Message } from '@tablee/kernel'
import type { Diluvium } from '../state.ts'
import { RIVAL } from '../state.ts'
import { say } from '../text/say.ts'
import { isMet, isRicher } from './end.ts'
import { goldOf } from './query.ts'
import { hooksOf } from './scenario.ts'

/** A line of the checklist beside the map: what it says, whether it holds now, and its rule. */
export interface Line {
  readonly says: Message
  readonly holds: boolean
  readonly rule: string
}

/** What a victory takes in the scenario in play, as it stands: the gold first where it is needed, then each goal. */
export function checklist(state: Diluvium): Line[] {
  const { goals = [], needsGold } = hooksOf(state)
  const lines = goals.map(goal => ({
    says: say('goal', { outcome: goal.outcome, have: goal.have(state), of: goal.of(state) }),
    holds: isMet(state, goal),
    rule: goal.rule,
  }))
  if (state.rival === null || needsGold === false) return lines
  const says = say('goal.gold', { yours: goldOf(state, 0), theirs: goldOf(state, RIVAL) })
  return [{ says, holds: isRicher(state), rule: 'end.7' }, ...lines]
}
