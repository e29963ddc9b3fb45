import { choose, type Refusal, type Rule, type Seat } from '@tablee/kernel'
import { isForest } from '../../../data/map.ts'
import { type Act, chooseAct, isDone } from '../../../rules/acts.ts'
import { battleIn, canBattleIn } from '../../../rules/battle.ts'
import { seatNaming } from '../../../rules/pieces.ts'
import { cardboard, type Loss, lostWarriors, remove } from '../../../rules/remove.ts'
import { enemies } from '../../../rules/ruler.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { type Action, action, notReady } from './action.ts'
import { aid, canAid, whyNoAid } from './aid.ts'
import { SPECIAL_ACTIONS } from './characters.ts'
import { canExplore, explore, whyNoExplore } from './explore.ts'
import { allReady, exhaustOne, hasDamaged, hasReady, repairOne } from './items.ts'
import { canMovePawn, movePawn } from './move.ts'
import { canQuest, quest, whyNoQuest } from './quests.ts'
import { vagabondAt } from './state.ts'

/** The actions of every Vagabond, but crafting, which is as everybody's. 9.5.1 to 9.5.7 */
const ACTIONS: readonly Action[] = [
  action('move', {
    can: (state, seat) => canMovePawn(state, seat, 1),
    whyNot: (state, seat) =>
      hasReady(vagabondAt(state, seat), 'boots')
        ? { why: say('vagabond.why.nowhere'), rule: '9.2.9.III.b' }
        : notReady('boots', '9.5.1.a'),
    *run(t, seat) {
      yield* movePawn(t, seat, 1)
    },
  }),
  action('battle', {
    can: (state, seat) => hasReady(vagabondAt(state, seat), 'sword') && facesEnemies(state, seat),
    whyNot: (state, seat) =>
      facesEnemies(state, seat)
        ? notReady('sword', '9.5.2')
        : { why: say('vagabond.why.noEnemy'), rule: '4.3.b' },
    *run(t, seat) {
      exhaustOne(t, seat, 'sword')
      yield* battleIn(t, seat, t.state.players[seat].pawn)
    },
  }),
  action('explore', { can: canExplore, whyNot: whyNoExplore, run: explore }),
  action('aid', { can: canAid, whyNot: whyNoAid, run: aid }),
  action('quest', { can: canQuest, whyNot: whyNoQuest, run: quest }),
  action('strike', {
    can: (state, seat) => hasReady(vagabondAt(state, seat), 'crossbow') && targets(state, seat).length > 0,
    whyNot: (state, seat) =>
      targets(state, seat).length > 0
        ? notReady('crossbow', '9.5.6.a')
        : { why: say('vagabond.why.noEnemy'), rule: '9.5.6.a' },
    run: strike,
  }),
  action('repair', {
    can: (state, seat) => hasReady(vagabondAt(state, seat), 'hammer') && hasDamaged(vagabondAt(state, seat)),
    whyNot: (state, seat) =>
      hasDamaged(vagabondAt(state, seat))
        ? notReady('hammer', '9.5.7.a')
        : { why: say('vagabond.why.nothingDamaged'), rule: '9.5.7.a' },
    *run(t, seat) {
      exhaustOne(t, seat, 'hammer')
      yield* repairOne(t, seat, '9.5.7.a', true)
    },
  }),
]

function facesEnemies(state: RootState, seat: Seat): boolean {
  const { pawn } = state.players[seat]
  return !isForest(pawn) && canBattleIn(state, seat, pawn)
}

/** His character's action, if it is taken in Daylight. 9.5.9 */
function special(state: RootState, seat: Seat): Action | undefined {
  const { character } = vagabondAt(state, seat)
  return character === null ? undefined : SPECIAL_ACTIONS[character]
}

/** Daylight: actions as long as he has items for them, in any order. 9.5 */
export function* day(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const ready = (): { actions: number } => ({ actions: allReady(vagabondAt(state, seat)) })
  const act = yield* chooseAct(t, seat, 'vagabond.day', acts(state, seat), true, ready, () =>
    refused(state, seat),
  )
  if (act === null) return false
  if (!isDone(act)) yield* actionOf(state, seat, act)?.run(t, seat) ?? []
  return true
}

function acts(state: RootState, seat: Seat): Act[] {
  const found: Act[] = []
  for (const one of ACTIONS) if (one.can(state, seat)) found.push(one.act)
  const own = special(state, seat)
  if (own?.can(state, seat)) found.push(own.act)
  return found
}

function actionOf(state: RootState, seat: Seat, act: Act): Action | undefined {
  return ACTIONS.find(one => one.act === act) ?? special(state, seat)
}

function refused(state: RootState, seat: Seat): Refusal[] {
  const own = special(state, seat)
  return [...ACTIONS, ...(own ? [own] : [])]
    .filter(one => !one.can(state, seat))
    .map(one => ({ key: one.act.do, say: { id: `act.${one.act.do}` }, ...one.whyNot(state, seat) }))
}

/** The enemies whose pieces he can strike where he stands. 9.5.6 */
function targets(state: RootState, seat: Seat): Seat[] {
  const { pawn } = state.players[seat]
  const found: Seat[] = []
  if (isForest(pawn)) return found
  for (let other = 0; other < state.players.length; other++)
    if (
      enemies(state, seat, other) &&
      (state.players[other].warriors[pawn] > 0 || cardboard(state, other, pawn, seat).length > 0)
    )
      found.push(other)
  return found
}

/** Strike: a crossbow removes a warrior, or another piece of an enemy who has none there. 9.5.6 */
function* strike(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const { pawn } = state.players[seat]
  exhaustOne(t, seat, 'crossbow')
  const enemy = yield* choose(t, seat, 'vagabond.strike.whom', targets(state, seat), {
    like: seatNaming,
    rule: '9.5.6.a',
    waits: true,
  })
  const loss =
    state.players[enemy].warriors[pawn] > 0
      ? lostWarriors(enemy, pawn, 1, seat)
      : yield* chooseCardboard(t, seat, cardboard(state, enemy, pawn, seat))
  yield* remove(t, { losses: [loss], battle: null })
}

function* chooseCardboard(t: RootTable, seat: Seat, losses: readonly Loss[]): Rule<Loss> {
  const kinds = losses.filter((loss, place) => losses.findIndex(one => one.kind === loss.kind) === place)
  return yield* choose(t, seat, 'vagabond.strike.what', kinds, {
    key: one => one.kind,
    say: one => say('piece', { seat: one.seat, kind: one.kind }),
    at: one => `clearing:${one.clearing}`,
    rule: '9.5.6.b',
  })
}
