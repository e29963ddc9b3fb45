import { choose, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import { isForest } from '../../../data/map.ts'
import { chooseAct, isDone, type TurnChoice } from '../../../rules/acts.ts'
import { battleIn } from '../../../rules/battle.ts'
import { canBattleIn } from '../../../rules/battlefields.ts'
import { rankAndFile } from '../../../rules/chief.ts'
import { partyNaming } from '../../../rules/pieces.ts'
import {
  cardboard,
  distinct,
  isSafe,
  type Loss,
  lossNaming,
  lostWarriors,
  remove,
} from '../../../rules/remove.ts'
import { enemies } from '../../../rules/ruler.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { type Action, action, notReady } from './action.ts'
import { againstAid, aid } from './aid.ts'
import { SPECIAL_ACTIONS } from './characters.ts'
import { againstExploring, explore } from './explore.ts'
import { allReady, exhaustOne, hasDamaged, hasReady, repairOne } from './items.ts'
import { canMovePawn, movePawn } from './move.ts'
import { againstQuests, quest } from './quests.ts'
import { vagabondAt } from './state.ts'

const NO_BOOTS = notReady('boots', '9.5.1.a')
const NOWHERE: Objection = { why: say('vagabond.why.nowhere'), rule: '9.2.9.III.b' }
const NO_SWORD = notReady('sword', '9.5.2')
const NO_ENEMY: Objection = { why: say('vagabond.why.noEnemy'), rule: '4.3.b' }
const NO_CROSSBOW = notReady('crossbow', '9.5.6.a')
const NO_TARGET: Objection = { why: say('vagabond.why.noEnemy'), rule: '9.5.6.a' }
const NO_HAMMER = notReady('hammer', '9.5.7.a')
const NOTHING_DAMAGED: Objection = { why: say('vagabond.why.nothingDamaged'), rule: '9.5.7.a' }

/** The actions of every Vagabond, but crafting, which is as everybody's. 9.5.1 to 9.5.7 */
const ACTIONS: readonly Action[] = [
  action('move', {
    against(state, seat) {
      if (!hasReady(vagabondAt(state, seat), 'boots')) return NO_BOOTS
      return canMovePawn(state, seat, 1) ? null : NOWHERE
    },
    *run(t, seat) {
      yield* movePawn(t, seat, 1)
    },
  }),
  action('battle', {
    against(state, seat) {
      if (!facesEnemies(state, seat)) return NO_ENEMY
      return hasReady(vagabondAt(state, seat), 'sword') ? null : NO_SWORD
    },
    *run(t, seat) {
      exhaustOne(t, seat, 'sword')
      yield* battleIn(t, seat, t.state.players[seat].pawn)
    },
  }),
  { act: { do: 'explore', final: true }, against: againstExploring, run: explore },
  action('aid', { against: againstAid, run: aid }),
  action('quest', { against: againstQuests, run: quest }),
  action('strike', {
    against(state, seat) {
      if (!hasTarget(state, seat)) return NO_TARGET
      return hasReady(vagabondAt(state, seat), 'crossbow') ? null : NO_CROSSBOW
    },
    run: strike,
  }),
  action('repair', {
    against(state, seat) {
      const vagabond = vagabondAt(state, seat)
      if (!hasDamaged(vagabond)) return NOTHING_DAMAGED
      return hasReady(vagabond, 'hammer') ? null : NO_HAMMER
    },
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

const DAY: TurnChoice = { prompt: 'vagabond.day', end: say('vagabond.day.end'), rule: '9.5', endsTurn: true }

/** Daylight: actions as long as he has items for them, in any order. 9.5 */
export function* day(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const actions = sift(actionsOf(state, seat), one => one.against(state, seat))
  const acts = actions.free.map(one => one.act)
  const act = yield* chooseAct(t, seat, DAY, acts, {
    crafts: true,
    actions: () => allReady(vagabondAt(state, seat)),
    refused: () => actions.refusals(actionNaming),
  })
  if (act === null) return false
  if (!isDone(act)) yield* actions.free.find(one => one.act === act)?.run(t, seat) ?? []
  return true
}

const WITH_SPECIAL = Object.fromEntries(
  Object.entries(SPECIAL_ACTIONS).map(([character, own]) => [character, [...ACTIONS, own]]),
)

/** The actions of a Vagabond: those of all, and that of his character if it is taken in Daylight. 9.5.9 */
function actionsOf(state: RootState, seat: Seat): readonly Action[] {
  const { character } = vagabondAt(state, seat)
  return (character === null ? undefined : WITH_SPECIAL[character]) ?? ACTIONS
}

const actionNaming = {
  key: ({ act }: Action) => act.do,
  say: ({ act }: Action) => ({ id: `act.${act.do}` }),
}

/** Whether he can strike the pieces of a party where he stands. 9.5.6 */
function isTarget(state: RootState, seat: Seat, other: Party): boolean {
  const { pawn } = state.players[seat]
  if (isForest(pawn) || !enemies(state, seat, other) || isSafe(state, seat, other, pawn)) return false
  const enemy = state.players[other]
  if (enemy.warriors[pawn] > 0) return rankAndFile(enemy, pawn) > 0
  return cardboard(state, other, pawn, seat).length > 0
}

function hasTarget(state: RootState, seat: Seat): boolean {
  for (let other = 0; other < state.players.length; other++) if (isTarget(state, seat, other)) return true
  return false
}

const targets = (state: RootState, seat: Seat): Party[] =>
  [...state.players.keys()].filter(other => isTarget(state, seat, other))

/** Strike: a crossbow removes a warrior, or another piece of an enemy who has none there. 9.5.6 */
function* strike(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const { pawn } = state.players[seat]
  exhaustOne(t, seat, 'crossbow')
  const enemy = yield* choose(t, seat, 'vagabond.strike.whom', targets(state, seat), {
    like: partyNaming,
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
  return yield* choose(t, seat, 'vagabond.strike.what', distinct(losses), {
    ...lossNaming(t.state),
    rule: '9.5.6.b',
  })
}
