import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { HirelingMarkers, Party, RootState, RootTable } from '../../state.ts'
import type { Part } from '../faction.ts'
import { isSeated } from '../party.ts'
import { partyNaming } from '../pieces.ts'
import { clockwise } from '../score.ts'
import { hirelingAt, hirelingsOf } from './hireling.ts'

/** A hireling gains a controller: the control die is rolled, and what it does when hired is done. E.1.2, E.2.1 */
export function* gain(t: RootTable, party: Party, seat: Seat): Rule {
  const player = t.state.players[party]
  player.controller = seat
  const { control: faces } = t.state.hirelings as HirelingMarkers
  const { gold, red } = faces[t.roll(faces.length) - 1]
  const leads = isLeading(t.state, seat)
  if (player.hireling) player.hireling.markers = leads ? gold : gold + red
  t.say('hireling.rolled', { seat, party, gold, red, leads })
  yield* hirelingAt(t.state, party).hired?.(t, party) ?? []
}

/** Whether a seat has the most points, alone or tied; without a score marker it has not. E.1.2 */
function isLeading({ players, order }: RootState, seat: Seat): boolean {
  const { score } = players[seat]
  return score !== null && order.every(other => (players[other].score ?? 0) <= score)
}

/**
 * The end of a turn: a control marker leaves each hireling of the seat, those without one go to others, and then
 * the markers it took from the track bring new ones. E.1.1, E.1.3, R-106
 */
export const changeHands: Part = function* (t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  if (!state.turn.notes.ticked) {
    state.turn.notes.ticked = 1
    for (const party of hirelingsOf(state, seat)) hirelingAt(state, party).eveningEnds?.(t, party)
    tick(t, seat)
  }
  const [leaving] = hirelingsOf(state, seat).filter(party => state.players[party].hireling?.markers === 0)
  if (leaving !== undefined) {
    yield* giveAway(t, leaving, seat)
    return true
  }
  if (!mayHire(state, seat)) return false
  yield* hire(t, seat)
  return mayHire(state, seat)
}

changeHands.idle = (state, seat) =>
  state.hirelings === undefined || (hirelingsOf(state, seat).length === 0 && !mayHire(state, seat))

function tick(t: RootTable, seat: Seat): void {
  for (const party of hirelingsOf(t.state, seat)) {
    const { hireling } = t.state.players[party]
    if (!hireling) continue
    hireling.markers--
    t.say('hireling.tired', { party, left: hireling.markers })
  }
}

/** Whether a seat has a hireling marker to use and a hireling to take. */
const mayHire = (state: RootState, seat: Seat): boolean =>
  (state.hirelings?.taken[seat] ?? 0) > 0 && hirelingsOf(state, null).length > 0

/** E.1.3 */
function* giveAway(t: RootTable, party: Party, seat: Seat): Rule {
  const others = clockwise(t.state).filter(other => other !== seat && isSeated(t.state.players[other]))
  if (others.length === 0) return yield* gain(t, party, seat) // robot.ruling.50: alone among robots
  const to = yield* choose(t, seat, 'hireling.give', others, {
    like: partyNaming,
    values: () => ({ party }),
    rule: 'E.1.3.b',
    final: true,
  })
  t.say('hireling.given', { seat, party, to })
  yield* gain(t, party, to)
}

/** E.1.1 */
function* hire(t: RootTable, seat: Seat): Rule {
  const { taken } = t.state.hirelings as HirelingMarkers
  const party = yield* choose(t, seat, 'hireling.take', hirelingsOf(t.state, null), {
    like: partyNaming,
    rule: 'E.1.1.b',
    waits: true,
    final: true,
  })
  taken[seat]--
  t.say('hireling.hired', { seat, party })
  yield* gain(t, party, seat)
}
