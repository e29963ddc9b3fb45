import { choose, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import { type Act, actNaming, chooseAct, type TurnChoice } from '../../../rules/acts.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { MINISTER, MINISTERS, type Minister } from '../data.ts'
import { OFFICES } from './offices.ts'
import { duchyOf } from './state.ts'

/** How asks name a minister. */
export const ministerNaming = {
  say: (minister: Minister) => say('duchy.minister', { minister }),
  at: (minister: Minister) => `minister:${minister}`,
} as const

const PARLIAMENT: TurnChoice = {
  prompt: 'duchy.parliament',
  end: say('duchy.parliament.end'),
  rule: '12.5.2',
}

/** The acts, made once. */
const ACTS = Object.fromEntries(
  MINISTERS.map(minister => [
    minister,
    {
      do: 'minister',
      own: minister,
      leads: minister === 'mayor' ? ['duchy.mayor'] : OFFICES[minister].leads,
    },
  ]),
) as { readonly [M in Minister]: Act }

/** One minister acts; each may once a turn. 12.5.2 */
export function* parliament(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { notes } = state.turn
  const { swayed } = duchyOf(state.players[seat])
  if (swayed.length === 0) return false
  const own = sift(
    swayed.map(minister => ACTS[minister]),
    ({ own: minister }) => againstActing(state, seat, minister as Minister),
  )
  // All that speaks against ministers lies open, so that not asking tells nothing.
  if (own.free.length === 0) return false
  const act = yield* chooseAct(t, seat, PARLIAMENT, own.free, {
    actions: () => own.free.length,
    refused: () => own.refusals(actNaming),
  })
  if (act === null) return false
  if (!own.free.includes(act)) return true
  const minister = act.own as Minister
  notes[minister] = 1
  t.say('duchy.acts', { seat, minister })
  if (minister === 'mayor') yield* governs(t, seat)
  else yield* OFFICES[minister].acts(t, seat)
  return true
}

const ACTED: Objection = { why: say('duchy.why.acted'), rule: '12.5.2' }
const NOBODY: Objection = { why: say('duchy.why.mayor'), rule: '12.5.2.VI' }

/** What speaks against a minister's action now. */
function againstActing(state: RootState, seat: Seat, minister: Minister): Objection | null {
  if (state.turn.notes[minister] === 1) return ACTED
  if (minister === 'mayor') return deputies(state, seat).length > 0 ? null : NOBODY
  return OFFICES[minister].against(state, seat)
}

/** The swayed squires and nobles whose action the Mayor can take, be it for a second time. 12.5.2.VI */
function deputies(state: RootState, seat: Seat): (keyof typeof OFFICES)[] {
  const found: (keyof typeof OFFICES)[] = []
  for (const minister of duchyOf(state.players[seat]).swayed)
    if (
      minister !== 'mayor' &&
      MINISTER[minister].rank !== 'lord' &&
      OFFICES[minister].against(state, seat) === null
    )
      found.push(minister)
  return found
}

/** 12.5.2.VI */
function* governs(t: RootTable, seat: Seat): Rule {
  const minister = yield* choose(t, seat, 'duchy.mayor', deputies(t.state, seat), {
    like: ministerNaming,
    rule: '12.5.2.VI',
    leads: one => OFFICES[one].leads ?? null,
  })
  yield* OFFICES[minister].acts(t, seat)
}
