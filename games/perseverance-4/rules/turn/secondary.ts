import { maybe, type Next, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import { OFFICERS, type OfficerId } from '../../data/types.ts'
import type { P4Table, Perseverance4 } from '../../state.ts'
import { say } from '../../text/say.ts'
import { CRATE_SPACES, type CrateSpace, crateObjection, placeCrate } from '../crates.ts'
import { resolver } from '../effects/resolve.ts'
import { plainly } from '../effects/verb.ts'

/** e4.turn.18: a crate somewhere, or an officer’s favour. */
type Secondary = CrateSpace | OfficerId

const ALL: readonly Secondary[] = [...CRATE_SPACES, ...OFFICERS]

const NO = {
  cube: { why: say('no.cube'), rule: 'e4.turn.21' },
  nothing: { why: say('no.effect'), rule: 'e4.turn.21' },
} satisfies { [id: string]: Objection }

/** e4.turn.21 */
function favourObjection(state: Perseverance4, seat: Seat, officer: OfficerId): Objection | null {
  if (state.influence[officer][seat] === 0) return NO.cube
  const { favour } = state.data.officers[officer]
  return favour.some(effects => resolver.can(state, plainly(seat), effects)) ? null : NO.nothing
}

const NAMING = {
  key: (one: Secondary) => (typeof one === 'string' ? `favour:${one}` : `crate:${one.zone}:${one.place}`),
  say: (one: Secondary) =>
    typeof one === 'string' ? say('secondary.favour', { officer: one }) : say('secondary.crate', { ...one }),
  at: (one: Secondary) => (typeof one === 'string' ? `officer:${one}` : `crate:${one.zone}:${one.place}`),
  pass: say('secondary.none'),
  rule: 'e4.turn.18',
  waits: true,
}

/** e4.turn.3, e4.turn.18 to e4.turn.23 */
export function* secondary(t: P4Table): Rule<Next> {
  const { state } = t
  const seat = state.active
  state.phase = 'secondary'
  const actions = sift(ALL, one =>
    typeof one === 'string' ? favourObjection(state, seat, one) : crateObjection(state, seat, one),
  )
  const action = yield* maybe(t, seat, 'secondary', actions.free, { ...NAMING, refused: actions })
  if (typeof action === 'string') {
    state.influence[action][seat]--
    state.players[seat].cubes++
    t.say('favour.used', { seat, officer: action })
    yield* resolver.branch(t, plainly(seat), state.data.officers[action].favour, false)
  } else if (action !== null) yield* placeCrate(t, seat, action, resolver)
  return 'preparation'
}
