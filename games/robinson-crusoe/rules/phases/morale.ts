import type { Message, Next, Rule } from '@tablee/kernel'
import { MORALE_DET } from '../../data/board.ts'
import type { RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askOwner } from '../ask.ts'
import { byAll } from '../cause.ts'
import { firstCharacter, gainDet, heal } from '../characters.ts'
import { demandDet } from '../demand.ts'
import { hasItem } from '../items.ts'
import { changeMorale } from '../morale.ts'
import { openWindow } from '../powers/window.ts'
import { because } from '../why.ts'

const HIGHEST = 3
const AT_THE_TOP = ['det', 'heal'] as const
const topNaming = {
  say: (one: (typeof AT_THE_TOP)[number]): Message => say(`morale.${one}`),
  rule: 'morale.3',
}

/** The morale phase: the first player gains or discards determination. L556 */
export function* morale(t: RobinsonTable): Rule<Next> {
  const { state } = t
  state.phase = 'morale'
  t.say('phase.begins', { phase: 'morale' })
  if (state.players === 1) changeMorale(t, 1, because('alone')) // L1636
  const who = firstCharacter(state)
  if (hasItem(state, 'diary')) gainDet(t, who, 1, because('card', 'diary'))
  if (hasItem(state, 'drums')) gainDet(t, who, 2, because('card', 'drums'))
  yield* openWindow(t, 'morale', who)
  const det = MORALE_DET[state.morale + HIGHEST]
  if (state.morale === HIGHEST && (yield* askOwner(t, who, 'morale.top', AT_THE_TOP, topNaming)) === 'heal')
    heal(t, who, 1, because('morale'))
  else if (det > 0) gainDet(t, who, det, because('morale'))
  else if (det < 0) yield* demandDet(t, byAll(state, ''), who, -det, because('morale'))
  return 'production'
}
