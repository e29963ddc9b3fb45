import { type Message, maybe, type Rule } from '@tablee/kernel'
import { SKILLS } from '../../data/skills.ts'
import type { PlanAction, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { characterOf, seatOf, spendDet } from '../characters.ts'
import { canBeThrifty } from '../plan/deeds.ts'
import { gain } from '../resources.ts'
import { because } from '../why.ts'

const SKILL = 'economicalConstruction'
const SAVE = [SKILL] as const
const naming = {
  say: (_: typeof SKILL): Message => say('thrift.save'),
  pass: say('thrift.no'),
  rule: 'skill.economical-construction.3',
}

/**
 * Economical Construction counts as used once its action has succeeded; it may also be used then, and a staked wood
 * comes back. Whoever had the determination when planning has decided already, and is not asked again. L2075
 */
export function* spendThrift(t: RobinsonTable, action: PlanAction): Rule {
  const { state } = t
  if (action.det > 0) {
    action.det = 0
    characterOf(state, 'carpenter').skillsUsed.push(SKILL)
  } else if (action.staked.wood > 0 && isAsked(state)) {
    if ((yield* maybe(t, seatOf(state, 'carpenter'), 'thrift', SAVE, naming)) === null) return
    spendDet(t, 'carpenter', SKILLS[SKILL].det, because('card', SKILL))
    characterOf(state, 'carpenter').skillsUsed.push(SKILL)
    action.staked.wood--
    gain(t, 'wood', 1, because('saved', SKILL), true)
  }
}

const isAsked = (state: Robinson): boolean =>
  canBeThrifty(state) && (state.plan.thriftLater || state.asking[seatOf(state, 'carpenter')] === 'always')
