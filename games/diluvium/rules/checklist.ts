import type { Message } from '@tablee/kernel'
import { RESOURCES } from '../data/types.ts'
import type { Diluvium } from '../state.ts'
import { RIVAL } from '../state.ts'
import { say } from '../text/say.ts'
import { goldLeft, isMet, isRicher } from './end.ts'
import { goldOf } from './query.ts'
import { wayToGoal } from './rival/paths.ts'
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

/** What ends the game besides a goal, as it stands: a pile, the gold, a City that falls, what else a scenario knows. */
export function endings(state: Diluvium): Line[] {
  const { clock = RESOURCES, cityStands, losses = [] } = hooksOf(state)
  const lines: Line[] = []
  const [resource] = [...clock].sort((a, b) => state.supply[a] - state.supply[b])
  const left = state.supply[resource]
  lines.push({ says: say('ends.pile', { resource, left }), holds: left === 0, rule: 'end.2' })
  const gold = goldLeft(state)
  if (gold !== null) lines.push({ says: say('ends.gold', { left: gold }), holds: gold === 0, rule: 'end.3' })
  if (state.rival && !cityStands) {
    const { city } = state.players[0]
    const far = Math.min(...state.rival.warships.map(({ at }) => wayToGoal(state, at, [city])))
    if (Number.isFinite(far)) lines.push({ says: say('ends.city', { far }), holds: far === 0, rule: 'end.1' })
  }
  for (const { id, is, can, rule } of losses)
    if (can?.(state) !== false) lines.push({ says: say('ends.loss', { reason: id }), holds: is(state), rule })
  return lines
}
