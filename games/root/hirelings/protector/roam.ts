import type { Rule } from '@tablee/kernel'
import type { Clearing } from '../../data/map.ts'
import { adjacent } from '../../rules/adjacent.ts'
import { movePawn } from '../../rules/hirelings/deeds.ts'
import { closed, whyHeld } from '../../rules/may-move.ts'
import { chooseFor } from '../../rules/party.ts'
import { clearingNaming } from '../../rules/pieces.ts'
import type { Party, RootTable } from '../../state.ts'

/** The Protector must move to a clearing next to its own, whoever rules; tells where it stands then. */
export function* roam(t: RootTable, party: Party, rule: string): Rule<Clearing> {
  const { pawn } = t.state.players[party]
  const open = adjacent(t.state, party, pawn).filter(to => !closed(t.state, to))
  if (open.length === 0 || whyHeld(t.state, party, pawn) !== null) return pawn
  const to = yield* chooseFor(t, party, 'hireling.pawn', open, {
    like: clearingNaming,
    values: () => ({ party }),
    rule,
  })
  movePawn(t, party, to)
  return to
}
