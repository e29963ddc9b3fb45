import type { Rule } from '@tablee/kernel'
import { clearingOf, MAPS } from '../../data/map.ts'
import { canBattleIn } from '../../rules/battlefields.ts'
import { drawCards } from '../../rules/cards.ts'
import { edgeOf, mayBattle, movePawn, standPawn } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { closed, whyHeld } from '../../rules/may-move.ts'
import { chooseFor, maybeFor } from '../../rules/party.ts'
import { clearingNaming } from '../../rules/pieces.ts'
import { hasPiece } from '../../rules/ruler.ts'
import { clockwise } from '../../rules/score.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { FLOTILLA } from './data.ts'

/** The Riverfolk Flotilla: a pawn that nobody attacks or removes. */
export const promoted = side({
  id: 'flotilla',
  *setUp(t, party, seat) {
    const banks = edgeOf(t.state).filter(clearing => riversFrom(t.state, clearing).length > 0)
    yield* standPawn(t, seat, party, banks, 'hireling.riverfolk-flotilla.promoted.a')
  },
  barsBattle: (_, party, __, defender) => defender === party,
  rolledCap: () => FLOTILLA.mostHits,
  *takeHits() {
    return []
  },
  canFightOn: () => true,
  birdsong: { must: true, run: birdsong },
})

const riversFrom = ({ map }: RootState, clearing: number): readonly number[] =>
  clearingOf(MAPS[map], clearing).rivers

/** Players with pieces where it lies may draw; it sails along the river, and may battle. */
function* birdsong(t: RootTable, party: Party): Rule {
  const { players } = t.state
  for (const seat of clockwise(t.state))
    if (hasPiece(players[seat], players[party].pawn)) yield* trade(t, seat)
  yield* sail(t, party)
  const { pawn } = players[party]
  if (canBattleIn(t.state, party, pawn)) yield* mayBattle(t, party, [pawn])
}

function* trade(t: RootTable, seat: number): Rule {
  const draws = yield* maybeFor(t, seat, 'flotilla.draw', ['draw'], {
    say: () => say('flotilla.draw.one'),
    pass: say('flotilla.draw.none'),
    rule: 'hireling.riverfolk-flotilla.promoted.c',
    final: true,
  })
  if (draws !== null) drawCards(t, seat, 1)
}

/** Along the river, whoever rules. */
function* sail(t: RootTable, party: Party): Rule {
  const { pawn } = t.state.players[party]
  const open = riversFrom(t.state, pawn).filter(to => !closed(t.state, to))
  if (open.length === 0 || whyHeld(t.state, party, pawn) !== null) return
  const to = yield* chooseFor(t, party, 'hireling.pawn', open, {
    like: clearingNaming,
    values: () => ({ party }),
    rule: 'hireling.riverfolk-flotilla.promoted.c',
  })
  movePawn(t, party, to)
}
