import type { Clearing } from '../../data/map.ts'
import { controllerIn, standPawn } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { seatOf } from '../../rules/party.ts'
import { enemies } from '../../rules/ruler.ts'
import type { Party, RootState } from '../../state.ts'
import { roam } from './roam.ts'

const RULE = 'hireling.furious-protector.demoted.a'

/** The Stoic Protector: the faction pieces of its controller are safe beside it. */
export const demoted = side({
  id: 'stoic',
  *hired(t, party) {
    const sites = controllerIn(t.state, party)
    if (t.state.players[party].pawn === 0 && sites.length > 0)
      yield* standPawn(t, seatOf(t.state, party), party, sites, RULE)
  },
  barsBattle: (state, party, attacker, defender, clearing) =>
    defender === party || guards(state, party, attacker, defender, clearing),
  barsRemoval: (state, party, by, owner, clearing) => by >= 0 && guards(state, party, by, owner, clearing),
  birdsong: {
    must: true,
    can: (state, party) => state.players[party].pawn > 0,
    *run(t, party) {
      yield* roam(t, party, RULE)
    },
  },
})

/** Whether it guards pieces of an owner against another: those of its controller, beside it, against his enemies. */
function guards(state: RootState, party: Party, other: Party, owner: Party, clearing: Clearing): boolean {
  const { controller, pawn } = state.players[party]
  return controller === owner && pawn === clearing && enemies(state, other, owner)
}
