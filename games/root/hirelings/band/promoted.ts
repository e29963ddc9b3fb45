import type { Rule, Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../data/map.ts'
import { adjacent } from '../../rules/adjacent.ts'
import { rankAndFile } from '../../rules/chief.ts'
import { controllerIn, isAway, place, placeBy, placesFor, standsIn } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { forcedDestinations } from '../../rules/may-move.ts'
import { moveWarriors } from '../../rules/move.ts'
import { chooseFor, maybeFor } from '../../rules/party.ts'
import { clearingNaming, partyNaming, placeWarriors } from '../../rules/pieces.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { BAND } from './data.ts'
import { holds } from './lock.ts'

/** The Popular Band. */
export const promoted = side({
  id: 'band',
  warriors: BAND.warriors,
  *setUp(t, party, seat) {
    const rule = 'hireling.popular-band.promoted.a'
    const taken: Clearing[] = []
    for (let placed = 0; placed < BAND.arriving; placed++)
      taken.push(
        yield* placeBy(
          t,
          seat,
          party,
          CLEARINGS.filter(one => !taken.includes(one)),
          rule,
        ),
      )
  },
  *hired(t, party) {
    if (isAway(t.state, party))
      yield* place(t, party, controllerIn(t.state, party), 'hireling.popular-band.promoted.a')
  },
  holds,
  day: {
    can: (state, party) => stages(state, party).length > 0 || state.players[party].warriors[0] > 0,
    run: day,
  },
})

/** The players of whom a warrior can be drawn from one clearing to another. */
const listeners = (state: RootState, from: Clearing, to: Clearing): Seat[] =>
  state.order
    .filter(seat => rankAndFile(state.players[seat], from) > 0)
    .filter(seat => forcedDestinations(state, seat, from).includes(to))

/** Where the Band can draw anybody. */
const stages = (state: RootState, party: Party): Clearing[] =>
  standsIn(state, party).filter(to =>
    adjacent(state, party, to).some(from => listeners(state, from, to).length > 0),
  )

/** A warrior of each clearing around comes to hear it; then it may play in one more place. */
function* day(t: RootTable, party: Party): Rule {
  const open = stages(t.state, party)
  if (open.length > 0) {
    const to = yield* chooseFor(t, party, 'band.where', open, {
      like: clearingNaming,
      rule: 'hireling.popular-band.promoted.c',
    })
    for (const from of adjacent(t.state, party, to)) yield* draw(t, party, from, to)
  }
  if (t.state.players[party].warriors[0] === 0) return
  const clearing = yield* maybeFor(t, party, 'hireling.place', placesFor(t.state, party), {
    like: clearingNaming,
    values: () => ({ party, count: 1 }),
    pass: say('hireling.noMore'),
    rule: 'hireling.popular-band.promoted.d',
  })
  if (clearing !== null) placeWarriors(t, party, clearing, 1)
}

function* draw(t: RootTable, party: Party, from: Clearing, to: Clearing): Rule {
  const seat = yield* maybeFor(t, party, 'band.whom', listeners(t.state, from, to), {
    like: partyNaming,
    values: () => ({ from, to }),
    pass: say('band.nobody'),
    rule: 'hireling.popular-band.promoted.c',
  })
  if (seat !== null) yield* moveWarriors(t, seat, from, to, 1)
}
