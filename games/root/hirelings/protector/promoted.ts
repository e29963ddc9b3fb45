import type { ObjectionTo, Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../data/map.ts'
import { rankAndFile } from '../../rules/chief.ts'
import { standPawn } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { lostWarriors, remove } from '../../rules/remove.ts'
import { enemies } from '../../rules/ruler.ts'
import type { Party, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { PROTECTOR } from './data.ts'
import { roam } from './roam.ts'

const GUARDED: ObjectionTo<Clearing> = {
  why: clearing => say('protector.why.guarded', { clearing }),
  rule: 'hireling.furious-protector.promoted.b',
}

/** The Furious Protector: a pawn that nobody attacks or removes, and beside which enemies place nothing. */
export const promoted = side({
  id: 'protector',
  *setUp(t, party, seat) {
    yield* standPawn(t, seat, party, CLEARINGS, 'hireling.furious-protector.promoted.a')
  },
  barsBattle: (_, party, __, defender) => defender === party,
  barsPlacing: (state, party, other, clearing) =>
    state.players[party].pawn === clearing && enemies(state, party, other) ? GUARDED : null,
  birdsong: { must: true, run: birdsong },
})

/** It goes on, and a faction warrior of each player falls where it stands; no hireling does. */
function* birdsong(t: RootTable, party: Party): Rule {
  const clearing = yield* roam(t, party, 'hireling.furious-protector.promoted.c')
  const { players, order } = t.state
  yield* remove(t, {
    losses: order
      .filter(seat => rankAndFile(players[seat], clearing) > 0)
      .map(seat => lostWarriors(seat, clearing, PROTECTOR.falling, party)),
    battle: null,
  })
}
