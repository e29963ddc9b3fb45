import { maybe, type Objection, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import type { Clearing } from '../../../data/map.ts'
import { type Act, actNaming, actOf } from '../../../rules/acts.ts'
import { battle, battleIn } from '../../../rules/battle.ts'
import { canBattleIn, defendersIn } from '../../../rules/battlefields.ts'
import { origins } from '../../../rules/may-move.ts'
import { moveFromOneOf } from '../../../rules/move.ts'
import { partyNaming } from '../../../rules/pieces.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { prowessOf } from './hoard.ts'
import { isInMood, warlordOf } from './state.ts'

/** How often the warlord may still advance this turn. 14.5.3 */
export const advancesLeft = ({ players, turn }: RootState, seat: Seat): number =>
  prowessOf(players[seat]) - (turn.notes.advanced ?? 0)

const GONE: Objection = { why: say('hundreds.why.noWarlord'), rule: 'ruling.r-95' }
const STUCK: Objection = { why: say('hundreds.why.stuck'), rule: '4.2.1' }
const NO_ENEMY: Objection = { why: say('hundreds.why.noEnemy'), rule: '14.5.3.b' }

/** The clearing of the warlord, if he can move out of it. */
function origin(state: RootState, seat: Seat): Sifted<Clearing> {
  const at = warlordOf(state, seat)
  const free = origins(state, seat).free
  return sift([at], one => (free.includes(one) ? null : STUCK))
}

/** What speaks against the warlord's moving, or battling where he is. 14.5.3 */
export function againstAdvancing(state: RootState, seat: Seat, { do: name }: Act): Objection | null {
  const at = warlordOf(state, seat)
  if (at === 0) return GONE
  if (name === 'battle') return canBattleIn(state, seat, at) ? null : NO_ENEMY
  return origin(state, seat).free.length > 0 ? null : STUCK
}

/** The warlord moves with any number of warriors. 14.5.3 */
const lead = (t: RootTable, seat: Seat): Rule<Clearing> =>
  moveFromOneOf(t, seat, origin(t.state, seat), 0, true)

/** The warlord moves, and may battle where he comes; or he battles where he is. 14.5.3 */
export function* advance(t: RootTable, seat: Seat, { do: name }: Act): Rule {
  const { notes } = t.state.turn
  notes.advanced = (notes.advanced ?? 0) + 1
  if (name === 'battle') {
    yield* battleIn(t, seat, warlordOf(t.state, seat))
    return
  }
  yield* lead(t, seat)
  if (yield* mayBattle(t, seat)) yield* relent(t, seat)
}

/** After the move he may battle; tells whether he did. */
function* mayBattle(t: RootTable, seat: Seat): Rule<boolean> {
  const clearing = warlordOf(t.state, seat)
  if (clearing === 0 || !canBattleIn(t.state, seat, clearing)) return false
  const enemy = yield* maybe(t, seat, 'hundreds.advance.battle', defendersIn(t.state, seat, clearing), {
    like: partyNaming,
    values: () => ({ clearing }),
    pass: say('hundreds.advance.peace'),
    rule: '14.5.3.b',
  })
  if (enemy === null) return false
  yield* battle(t, seat, enemy, clearing)
  return true
}

const AGAIN = ['move', 'battle'].map(actOf)

/** Relentless: after a move and a battle, one more of either. 14.7.5 */
function* relent(t: RootTable, seat: Seat): Rule {
  if (!isInMood(t.state, seat, 'relentless')) return
  const acts = sift(AGAIN, act => againstAdvancing(t.state, seat, act))
  const act = yield* maybe(t, seat, 'hundreds.relentless', acts.free, {
    like: actNaming,
    pass: say('hundreds.relentless.end'),
    rule: '14.7.5',
    refused: acts,
  })
  if (act === null) return
  if (act.do === 'move') yield* lead(t, seat)
  else yield* battleIn(t, seat, warlordOf(t.state, seat))
}
