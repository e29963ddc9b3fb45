import { choose, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { actNaming, actsOf, chooseAct, isDone, type TurnChoice } from '../../../rules/acts.ts'
import { battleInOneOf } from '../../../rules/battle.ts'
import { battlefields, canBattle } from '../../../rules/battlefields.ts'
import { canMove, origins } from '../../../rules/may-move.ts'
import { moveFromOneOf } from '../../../rules/move.ts'
import { canPlace, clearingNaming, placeWarriors } from '../../../rules/pieces.ts'
import { lostWarriors, remove } from '../../../rules/remove.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { BASES } from '../data.ts'
import { addSympathy, nextPoints } from './spread.ts'
import { allianceOf, basesOnMap } from './supporters.ts'

const OPERATIONS: TurnChoice = {
  prompt: 'alliance.operations',
  end: say('alliance.operations.end'),
  rule: '8.6.1',
  endsTurn: true,
}

/** One military operation for each officer. 8.6.1 */
export function* operations(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { notes } = state.turn
  const done = notes.operations ?? 0
  const { officers } = allianceOf(state.players[seat])
  if (done >= officers) return false
  const own = sift(OPERATION_ACTS, act => AGAINST[act.do](state, seat))
  if (own.free.length === 0) return false
  const act = yield* chooseAct(t, seat, OPERATIONS, own.free, {
    actions: () => officers - done,
    refused: () => own.refusals(actNaming),
  })
  if (act === null) return false
  if (isDone(act)) return true
  notes.operations = done + 1
  switch (act.do) {
    case 'move':
      yield* moveFromOneOf(t, seat, origins(state, seat))
      return true
    case 'battle':
      yield* battleInOneOf(t, seat, battlefields(state, seat))
      return true
    case 'recruit':
      yield* recruit(t, seat)
      return true
    default:
      yield* organize(t, seat)
      return true
  }
}

const NO_MOVE: Objection = { why: say('why.cannotMove'), rule: '8.6.1.I' }
const NO_BATTLE: Objection = { why: say('why.cannotBattle'), rule: '8.6.1.II' }
const NO_BASE: Objection = { why: say('alliance.why.noBase'), rule: '8.6.1.III' }
const NOWHERE: Objection = { why: say('alliance.why.organize'), rule: '8.6.1.IV' }

/** What speaks against each military operation. 8.6.1 */
const AGAINST: { readonly [name: string]: (state: RootState, seat: Seat) => Objection | null } = {
  move: (state, seat) => (canMove(state, seat) ? null : NO_MOVE),
  battle: (state, seat) => (canBattle(state, seat) ? null : NO_BATTLE),
  recruit: (state, seat) => (baseClearings(state, seat).length > 0 ? null : NO_BASE),
  organize: (state, seat) => (organizable(state, seat).length > 0 ? null : NOWHERE),
}

const OPERATION_ACTS = actsOf(Object.keys(AGAINST), {
  recruit: ['alliance.recruit'],
  organize: ['alliance.organize'],
})

/** The clearings with a base where warriors can be placed. */
function baseClearings(state: RootState, seat: Seat): Clearing[] {
  const { buildings } = state.players[seat]
  const found: Clearing[] = []
  if (basesOnMap(state.players[seat]) === 0) return found
  for (const clearing of CLEARINGS)
    if (BASES.some(base => buildings[base][clearing] > 0) && canPlace(state, seat, clearing))
      found.push(clearing)
  return found
}

/** 8.6.1.III */
function* recruit(t: RootTable, seat: Seat): Rule {
  const clearing = yield* choose(t, seat, 'alliance.recruit', baseClearings(t.state, seat), {
    like: clearingNaming,
    rule: '8.6.1.III',
    waits: true,
  })
  placeWarriors(t, seat, clearing, 1)
}

/** The unsympathetic clearings where a warrior can give way to sympathy. */
function organizable(state: RootState, seat: Seat): Clearing[] {
  const { warriors, tokens } = state.players[seat]
  const found: Clearing[] = []
  if (tokens.sympathy[0] === 0) return found
  for (const clearing of CLEARINGS)
    if (warriors[clearing] > 0 && tokens.sympathy[clearing] === 0 && canPlace(state, seat, clearing))
      found.push(clearing)
  return found
}

/** 8.6.1.IV */
function* organize(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const clearing = yield* choose(t, seat, 'alliance.organize', organizable(state, seat), {
    like: clearingNaming,
    values: () => ({ points: nextPoints(state, seat) }),
    rule: '8.6.1.IV',
    waits: true,
  })
  yield* remove(t, { losses: [lostWarriors(seat, clearing, 1, seat)], battle: null })
  addSympathy(t, seat, clearing)
}
