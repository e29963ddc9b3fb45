import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../data/map.ts'
import { canBattleIn } from '../../rules/battlefields.ts'
import { hasCards, takeRandomCard } from '../../rules/cards.ts'
import { battleInEach, chooseWay, place, placeBy, placesFor, standsIn } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { seatOf } from '../../rules/party.ts'
import { clearingNaming } from '../../rules/pieces.ts'
import { enemies, enemiesIn, hasPiece } from '../../rules/ruler.ts'
import { clockwise } from '../../rules/score.ts'
import { suitsOf } from '../../rules/suits.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { SPIES } from './data.ts'

/** The Corvid Spies. */
export const promoted = side({
  id: 'spies',
  warriors: SPIES.warriors,
  *setUp(t, party, seat) {
    const rule = 'hireling.corvid-spies.promoted.a'
    const first = yield* placeBy(t, seat, party, CLEARINGS, rule)
    if (first > 0) yield* placeBy(t, seat, party, likeTo(t.state, first), rule)
  },
  day: {
    can: (state, party) =>
      (state.players[party].warriors[0] > 0 && hunted(state, party).length > 0) ||
      battles(state, party) ||
      marks(state, party).length > 0,
    run: day,
  },
})

/** The other clearings of a suit of a clearing. */
const likeTo = (state: RootState, clearing: Clearing): Clearing[] =>
  CLEARINGS.filter(
    other =>
      other !== clearing && suitsOf(state, other).some(suit => suitsOf(state, clearing).includes(suit)),
  )

/** The clearings with enemy pieces. */
const hunted = (state: RootState, party: Party): Clearing[] =>
  placesFor(state, party).filter(clearing => enemiesIn(state, party, clearing).length > 0)

const battles = (state: RootState, party: Party): boolean =>
  standsIn(state, party).some(clearing => canBattleIn(state, party, clearing))

/** The enemies with faction pieces in a clearing, and cards to lose. */
const victims = (state: RootState, party: Party, clearing: Clearing): Seat[] =>
  clockwise(state).filter(
    seat => enemies(state, party, seat) && hasPiece(state.players[seat], clearing) && hasCards(state, seat),
  )

/** The clearings of Spies where there is something to steal. */
const marks = (state: RootState, party: Party): Clearing[] =>
  standsIn(state, party).filter(clearing => victims(state, party, clearing).length > 0)

/** Two more beside enemies; then they battle wherever they stand, or steal in one place. */
function* day(t: RootTable, party: Party): Rule {
  for (let placed = 0; placed < SPIES.arriving; placed++)
    yield* place(t, party, hunted(t.state, party), 'hireling.corvid-spies.promoted.b')
  const fights = {
    key: 'battle',
    say: say('spies.battles'),
    run: () => battleInEach(t, party, standsIn(t.state, party)),
  }
  const steals = { key: 'steal', say: say('spies.steals'), run: () => steal(t, party) }
  yield* chooseWay(
    t,
    party,
    [...(battles(t.state, party) ? [fights] : []), ...(marks(t.state, party).length > 0 ? [steals] : [])],
    'hireling.corvid-spies.promoted.c',
  )
}

function* steal(t: RootTable, party: Party): Rule {
  const seat = seatOf(t.state, party)
  const clearing = yield* choose(t, seat, 'spies.where', marks(t.state, party), {
    like: clearingNaming,
    rule: 'hireling.corvid-spies.promoted.c',
    waits: true,
    final: true,
  })
  for (const victim of victims(t.state, party, clearing)) takeRandomCard(t, victim, seat)
}
