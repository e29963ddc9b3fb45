import type { Rule } from '@tablee/kernel'
import type { Clearing } from '../../data/map.ts'
import { canBattleIn } from '../../rules/battlefields.ts'
import { battleIfAble, edgeOf, place, placeBy, placesFor, standsIn } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { destinations } from '../../rules/may-move.ts'
import { moveWarriors } from '../../rules/move.ts'
import { chooseFor } from '../../rules/party.ts'
import { clearingNaming } from '../../rules/pieces.ts'
import { rules } from '../../rules/ruler.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { DYNASTY } from './data.ts'

/** The Last Dynasty: it stands and goes as one. */
export const promoted = side({
  id: 'dynasty',
  warriors: DYNASTY.warriors,
  *setUp(t, party, seat) {
    yield* placeBy(t, seat, party, edgeOf(t.state), 'hireling.last-dynasty.promoted.a', DYNASTY.warriors)
  },
  day: { can, run: day },
})

function can(state: RootState, party: Party): boolean {
  const [clearing] = standsIn(state, party)
  if (clearing === undefined)
    return state.players[party].warriors[0] > 0 && placesFor(state, party, edgeOf(state)).length > 0
  if (canBattleIn(state, party, clearing)) return true
  return rules(state, party, clearing) && destinations(state, party, clearing).length > 0
}

/** What it does is told by where it stands: it returns, moves on, or fights for its place. */
function* day(t: RootTable, party: Party): Rule {
  const [clearing] = standsIn(t.state, party)
  if (clearing === undefined) {
    const rule = 'hireling.last-dynasty.promoted.b'
    const at = yield* place(t, party, edgeOf(t.state), rule, DYNASTY.warriors)
    if (at > 0) yield* battleIfAble(t, party, at)
  } else if (rules(t.state, party, clearing)) {
    yield* battleIfAble(t, party, yield* moveAll(t, party, clearing))
  } else {
    yield* battleIfAble(t, party, clearing)
    yield* battleIfAble(t, party, clearing)
  }
}

/** All of it moves, if it can; tells where it stands then. */
function* moveAll(t: RootTable, party: Party, from: Clearing): Rule<Clearing> {
  const open = destinations(t.state, party, from)
  if (open.length === 0) return from
  const to = yield* chooseFor(t, party, 'move.to', open, {
    like: clearingNaming,
    values: () => ({ from, march: 0 }),
    rule: 'hireling.last-dynasty.promoted.c',
    waits: true,
  })
  yield* moveWarriors(t, party, from, to, t.state.players[party].warriors[from])
  return to
}
