import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../data/map.ts'
import { chooseWay, controllerIn, isAway, place, placesFor, type Way } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { seatOf } from '../../rules/party.ts'
import { canPlace, placeInEach } from '../../rules/pieces.ts'
import { hasPiece } from '../../rules/ruler.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { BANDITS } from './data.ts'

/** The Bandit Gangs: in clearings, safe beside their controller's pieces. */
export const demoted = side({
  id: 'gangs',
  warriors: BANDITS.warriors,
  *hired(t, party) {
    if (isAway(t.state, party))
      yield* place(t, party, controllerIn(t.state, party), 'hireling.highway-bandits.demoted.a')
  },
  barsBattle: ({ players }, party, _, defender, clearing) => {
    const { controller } = players[party]
    return defender === party && typeof controller === 'number' && hasPiece(players[controller], clearing)
  },
  day: {
    can: (state, party) => recruits(state, party).length > 0 || hideouts(state, party).length > 0,
    run: day,
  },
})

/** Where faction warriors join the Bandits: one for each of them. */
function recruits(state: RootState, party: Party): Clearing[] {
  const seat = seatOf(state, party)
  if (state.players[seat].warriors[0] === 0) return []
  return CLEARINGS.filter(clearing => canPlace(state, seat, clearing)).flatMap(clearing =>
    Array<Clearing>(state.players[party].warriors[clearing]).fill(clearing),
  )
}

/** Where one more Bandit can hide: at the controller's pieces. */
const hideouts = (state: RootState, party: Party): Clearing[] =>
  state.players[party].warriors[0] === 0 ? [] : placesFor(state, party, controllerIn(state, party))

function* day(t: RootTable, party: Party): Rule {
  const rule = 'hireling.highway-bandits.demoted.c'
  const joins: Way = {
    key: 'recruit',
    say: say('gangs.recruit'),
    run: () => placeInEach(t, seatOf(t.state, party), recruits(t.state, party)),
  }
  const hides: Way = {
    key: 'place',
    say: say('gangs.place'),
    *run() {
      yield* place(t, party, hideouts(t.state, party), rule)
    },
  }
  yield* chooseWay(
    t,
    party,
    [
      ...(recruits(t.state, party).length > 0 ? [joins] : []),
      ...(hideouts(t.state, party).length > 0 ? [hides] : []),
    ],
    rule,
  )
}
