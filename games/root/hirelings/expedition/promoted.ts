import { choose, type Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../data/map.ts'
import { canMoveOrBattle, chooseWay, mayMoveThenBattle, placesFor } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { chooseFor } from '../../rules/party.ts'
import { canPlace, clearingNaming, placeInEach, placeToken, placeWarriors } from '../../rules/pieces.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { EXPEDITION } from './data.ts'

/** The Sunward Expedition. */
export const promoted = side({
  id: 'expedition',
  warriors: EXPEDITION.warriors,
  tokens: { foothold: EXPEDITION.footholds },
  *setUp(t, party, seat) {
    const clearing = yield* choose(t, seat, 'expedition.where', placesFor(t.state, party), {
      like: clearingNaming,
      rule: 'hireling.sunward-expedition.promoted.a',
    })
    placeToken(t, party, 'foothold', clearing)
    placeWarriors(t, party, clearing, EXPEDITION.arriving)
  },
  day: { can: (state, party) => sites(state, party).length > 0, run: day },
})

const footholds = ({ players }: RootState, party: Party): Clearing[] =>
  CLEARINGS.filter(clearing => players[party].tokens.foothold[clearing] > 0)

/** Where a foothold can be placed: where there is none. */
const sites = (state: RootState, party: Party): Clearing[] =>
  placesFor(state, party).filter(clearing => state.players[party].tokens.foothold[clearing] === 0)

/** A foothold with warriors; then it moves and battles, or grows at its footholds. */
function* day(t: RootTable, party: Party): Rule {
  yield* dig(t, party)
  const march = { key: 'march', say: say('hireling.march'), run: () => mayMoveThenBattle(t, party) }
  const grow = {
    key: 'grow',
    say: say('expedition.grow'),
    run: () => placeInEach(t, party, footholds(t.state, party)),
  }
  const room = footholds(t.state, party).some(clearing => canPlace(t.state, party, clearing))
  const grows = t.state.players[party].warriors[0] > 0 && room
  yield* chooseWay(
    t,
    party,
    [...(canMoveOrBattle(t.state, party) ? [march] : []), ...(grows ? [grow] : [])],
    'hireling.sunward-expedition.promoted.c',
  )
}

const COUNTS = Array.from({ length: EXPEDITION.arriving + 1 }, (_, count) => count)

function* dig(t: RootTable, party: Party): Rule {
  const rule = 'hireling.sunward-expedition.promoted.b'
  const { tokens, warriors } = t.state.players[party]
  const clearing = yield* chooseFor(t, party, 'expedition.where', sites(t.state, party), {
    like: clearingNaming,
    rule,
  })
  if (tokens.foothold[0] === 0) yield* giveUp(t, party, rule)
  placeToken(t, party, 'foothold', clearing)
  const count = yield* chooseFor(
    t,
    party,
    'expedition.count',
    COUNTS.filter(one => one <= warriors[0]),
    { say: one => say('move.warriors', { count: one }), values: () => ({ clearing }), rule },
  )
  placeWarriors(t, party, clearing, count)
}

/** Without a foothold in the supply one is taken off the map first. */
function* giveUp(t: RootTable, party: Party, rule: string): Rule {
  const { foothold } = t.state.players[party].tokens
  const from = yield* chooseFor(t, party, 'expedition.from', footholds(t.state, party), {
    like: clearingNaming,
    rule,
  })
  foothold[from]--
  foothold[0]++
  t.say('expedition.leaves', { party, clearing: from })
}
