import type { Rule } from '@tablee/kernel'
import {
  canMoveOrBattle,
  chooseWay,
  mayMoveThenBattle,
  placesFor,
  standsIn,
} from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { chooseFor } from '../../rules/party.ts'
import { clearingNaming } from '../../rules/pieces.ts'
import type { Loss, Removal } from '../../rules/remove.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { PATROL } from './data.ts'

declare module '../../state.ts' {
  interface HirelingCard {
    /** Warriors of the Forest Patrol that wait on its card. */
    waiting?: number
  }
}

/** The Forest Patrol. */
export const promoted = side({
  id: 'patrol',
  warriors: PATROL.warriors,
  *setUp(t, party) {
    const { warriors } = t.state.players[party]
    const clearings = placesFor(t.state, party)
    for (const clearing of clearings) {
      warriors[0]--
      warriors[clearing]++
    }
    t.say('patrol.spread', { party, clearings })
  },
  catchesFallen,
  warriorsElsewhere: ({ hireling }) => hireling?.waiting ?? 0,
  day: {
    can: (state, party) => canMoveOrBattle(state, party) || refuges(state, party).length > 0,
    run: day,
  },
})

/** Of the warriors that one event removes, one waits on the card. */
function catchesFallen(t: RootTable, party: Party, { losses }: Removal, fallen: Loss): void {
  const { hireling, ...player } = t.state.players[party]
  const first = losses.find(loss => loss.party === party && loss.type === 'warrior')
  if (!hireling || fallen !== first || player.leaving === 0) return
  fallen.count--
  t.state.players[party].leaving--
  hireling.waiting = (hireling.waiting ?? 0) + 1
  t.say('patrol.waits', { party, waiting: hireling.waiting })
}

/** Where those who wait may return: to the Patrol. */
function refuges(state: RootState, party: Party): number[] {
  if (!state.players[party].hireling?.waiting) return []
  return placesFor(state, party, standsIn(state, party))
}

/** It moves and battles, or those who wait on the card return together. */
function* day(t: RootTable, party: Party): Rule {
  const rule = 'hireling.forest-patrol.promoted.c'
  const march = {
    key: 'march',
    say: say('hireling.march'),
    run: () => mayMoveThenBattle(t, party),
  }
  const back = { key: 'return', say: say('patrol.return'), run: () => comeBack(t, party, rule) }
  yield* chooseWay(
    t,
    party,
    [
      ...(canMoveOrBattle(t.state, party) ? [march] : []),
      ...(refuges(t.state, party).length > 0 ? [back] : []),
    ],
    rule,
  )
}

function* comeBack(t: RootTable, party: Party, rule: string): Rule {
  const player = t.state.players[party]
  const count = player.hireling?.waiting ?? 0
  const clearing = yield* chooseFor(t, party, 'patrol.where', refuges(t.state, party), {
    like: clearingNaming,
    values: () => ({ count }),
    rule,
    waits: true,
  })
  if (player.hireling) player.hireling.waiting = 0
  player.warriors[clearing] += count
  t.say('patrol.returned', { party, clearing, count })
}
