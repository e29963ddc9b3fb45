import { choose, type Message, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing, clearingOf, MAPS } from '../../data/map.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { adjacent } from '../adjacent.ts'
import { battleIn } from '../battle.ts'
import { battlefields, canBattle, canBattleIn } from '../battlefields.ts'
import { canMove, origins } from '../may-move.ts'
import { mayMoveFrom } from '../move.ts'
import { chooseFor, maybeFor, seatOf } from '../party.ts'
import { canPlace, clearingNaming, onMap, placeWarriors } from '../pieces.ts'
import { hasPiece } from '../ruler.ts'

/** Where a hireling may place pieces, among some clearings. */
export const placesFor = (
  state: RootState,
  party: Party,
  clearings: readonly Clearing[] = CLEARINGS,
): Clearing[] => clearings.filter(clearing => canPlace(state, party, clearing))

/** A seat places warriors of a hireling in one of some clearings; tells where, 0 if nowhere. */
export function* placeBy(
  t: RootTable,
  seat: Seat,
  party: Party,
  clearings: readonly Clearing[],
  rule: string,
  count = 1,
): Rule<Clearing> {
  const supply = t.state.players[party].warriors[0]
  const sites = placesFor(t.state, party, clearings)
  if (supply === 0 || sites.length === 0) return 0
  const clearing = yield* choose(t, seat, 'hireling.place', sites, {
    like: clearingNaming,
    values: () => ({ party, count: Math.min(count, supply) }),
    rule,
  })
  placeWarriors(t, party, clearing, count)
  return clearing
}

/** The controller places warriors of a hireling in one of some clearings; tells where, 0 if nowhere. */
export function* place(
  t: RootTable,
  party: Party,
  clearings: readonly Clearing[],
  rule: string,
  count = 1,
): Rule<Clearing> {
  return yield* placeBy(t, seatOf(t.state, party), party, clearings, rule, count)
}

/** A seat stands the pawn of a hireling somewhere. */
export function* standPawn(
  t: RootTable,
  seat: Seat,
  party: Party,
  clearings: readonly Clearing[],
  rule: string,
): Rule {
  const clearing = yield* choose(t, seat, 'hireling.pawn', clearings, {
    like: clearingNaming,
    values: () => ({ party }),
    rule,
  })
  movePawn(t, party, clearing)
}

/** The pawn of a hireling goes somewhere. */
export function movePawn(t: RootTable, party: Party, to: Clearing): void {
  t.state.players[party].pawn = to
  t.say('hireling.stands', { party, clearing: to })
}

/** Whether no warrior of a hireling stands on the map. */
export const isAway = ({ players }: RootState, party: Party): boolean => onMap(players[party].warriors) === 0

/** The clearings where a hireling has warriors. */
export const standsIn = ({ players }: RootState, party: Party): Clearing[] =>
  CLEARINGS.filter(clearing => players[party].warriors[clearing] > 0)

/** The clearings where a seat has pieces of its faction; hirelings are none. E.3.3 */
export const factionPiecesOf = ({ players }: RootState, seat: Seat): Clearing[] =>
  CLEARINGS.filter(clearing => hasPiece(players[seat], clearing))

/** Those of the controller of a hireling. */
export const controllerIn = (state: RootState, party: Party): Clearing[] =>
  factionPiecesOf(state, seatOf(state, party))

/** The clearings at the edge of the map. G.1.5 */
export const edgeOf = ({ map }: RootState): Clearing[] =>
  CLEARINGS.filter(clearing => clearingOf(MAPS[map], clearing).kind !== 'inner')

/** Some clearings and those next to them. */
export const atOrNear = (state: RootState, party: Party, clearings: readonly Clearing[]): Clearing[] =>
  CLEARINGS.filter(
    one => clearings.includes(one) || adjacent(state, party, one).some(other => clearings.includes(other)),
  )

/** A hireling may move, and then may battle. */
export function* mayMoveThenBattle(t: RootTable, party: Party): Rule {
  if (canMove(t.state, party))
    yield* mayMoveFrom(t, party, origins(t.state, party), 0, say('hireling.noMove'))
  yield* mayBattle(t, party, battlefields(t.state, party))
}

/** Whether there is anything to move or battle with. */
export const canMoveOrBattle = (state: RootState, party: Party): boolean =>
  canMove(state, party) || canBattle(state, party)

/** A hireling may battle in one of some clearings. */
export function* mayBattle(t: RootTable, party: Party, clearings: readonly Clearing[]): Rule<Clearing> {
  const clearing = yield* maybeFor(t, party, 'battle.where', clearings, {
    like: clearingNaming,
    leads: 'battle.defender',
    pass: say('hireling.noBattle'),
    rule: '4.3.a',
  })
  if (clearing === null) return 0
  yield* battleIn(t, party, clearing)
  return clearing
}

/** A hireling battles in a clearing if it can. */
export function* battleIfAble(t: RootTable, party: Party, clearing: Clearing): Rule {
  if (canBattleIn(t.state, party, clearing)) yield* battleIn(t, party, clearing)
}

/** A hireling battles in each of some clearings where it can, in the order its controller likes. */
export function* battleInEach(t: RootTable, party: Party, clearings: readonly Clearing[]): Rule {
  const left = clearings.slice()
  for (;;) {
    const open = left.filter(clearing => canBattleIn(t.state, party, clearing))
    if (open.length === 0) return
    const clearing = yield* chooseFor(t, party, 'battle.where', open, {
      like: clearingNaming,
      leads: 'battle.defender',
      rule: '4.3.a',
    })
    left.splice(left.indexOf(clearing), 1)
    yield* battleIn(t, party, clearing)
  }
}

/** One of several things that a hireling can do. */
export interface Way {
  readonly key: string
  readonly say: Message
  run(): Rule
}

/** The controller chooses what a hireling does. */
export function* chooseWay(t: RootTable, party: Party, ways: readonly Way[], rule: string): Rule {
  if (ways.length === 0) return
  const way = yield* chooseFor(t, party, 'hireling.how', ways, {
    key: one => one.key,
    say: one => one.say,
    values: () => ({ party }),
    rule,
  })
  yield* way.run()
}
