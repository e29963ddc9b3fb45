import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { Clearing } from '../../data/map.ts'
import { type ClearingSuit, SUITS } from '../../data/suits.ts'
import type { Battle } from '../../rules/battle.ts'
import { spend } from '../../rules/cards.ts'
import { chooseWay, isAway, placeBy, placesFor, standsIn } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { chooseFor, seatOf } from '../../rules/party.ts'
import { clearingNaming } from '../../rules/pieces.ts'
import { lostWarriors, removeAllEnemies } from '../../rules/remove.ts'
import { clearingsOf, fitting, hasFitting, hasSuit, suitsOf } from '../../rules/suits.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { UPRISING } from './data.ts'

/** The Spring Uprising. */
export const promoted = side({
  id: 'uprising',
  warriors: UPRISING.warriors,
  *setUp(t, party, seat) {
    for (let rolls = 0; rolls < UPRISING.startingRolls; rolls++)
      yield* grow(t, seat, party, roll(t, party), 'hireling.spring-uprising.promoted.a')
  },
  *hired(t, party) {
    if (!isAway(t.state, party)) return
    const rule = 'hireling.spring-uprising.promoted.b'
    yield* grow(t, seatOf(t.state, party), party, roll(t, party), rule)
  },
  // A card of the clearing is its toll: who has none cannot attack it. R-109
  barsBattle: (state, party, attacker, defender, clearing) =>
    defender === party && !hasFitting(state, handFor(state, attacker), clearing),
  attacked: payToll,
  birdsong: { must: true, run: birdsong },
})

const NO_CARDS: readonly number[] = []

/** The hand that pays for an attacker: of the seat that decides for it. */
function handFor(state: RootState, attacker: Party): readonly number[] {
  const seat = seatOf(state, attacker)
  return seat < 0 ? NO_CARDS : state.players[seat].hand
}

function* payToll(t: RootTable, { attacker, clearing }: Battle): Rule {
  const seat = seatOf(t.state, attacker)
  const [suit] = suitsOf(t.state, clearing)
  const cards = fitting(t.state, t.state.players[seat].hand, clearing)
  yield* spend(t, seat, suit, 'hireling.spring-uprising.promoted.c', cards)
}

/** Rolls the uprising die. */
function roll(t: RootTable, party: Party): ClearingSuit {
  const suit = SUITS[t.roll(SUITS.length) - 1]
  t.say('uprising.rolled', { party, suit })
  return suit
}

/** A warrior comes to a clearing of a suit. */
const grow = (t: RootTable, seat: Seat, party: Party, suit: ClearingSuit, rule: string): Rule<Clearing> =>
  placeBy(t, seat, party, clearingsOf(t.state, suit), rule)

const ROLL = ['roll'] as const

/** The die tells a suit: the Uprising revolts in a clearing of it, or grows in one. */
function* birdsong(t: RootTable, party: Party): Rule {
  const rule = 'hireling.spring-uprising.promoted.d'
  yield* chooseFor(t, party, 'uprising.roll', ROLL, {
    say: () => say('uprising.roll.now'),
    rule,
    waits: true,
    final: true,
  })
  const suit = roll(t, party)
  const ready = standsIn(t.state, party).filter(clearing => hasSuit(t.state, clearing, suit))
  const room = placesFor(t.state, party, clearingsOf(t.state, suit)).length > 0
  const revolts = { key: 'revolt', say: say('uprising.revolts'), run: () => revolt(t, party, ready) }
  const grows = {
    key: 'grow',
    say: say('uprising.grows'),
    *run() {
      yield* grow(t, seatOf(t.state, party), party, suit, rule)
    },
  }
  const canGrow = room && t.state.players[party].warriors[0] > 0
  yield* chooseWay(t, party, [...(ready.length > 0 ? [revolts] : []), ...(canGrow ? [grows] : [])], rule)
}

/** One of its warriors falls with all enemy pieces of a clearing. */
function* revolt(t: RootTable, party: Party, clearings: readonly Clearing[]): Rule {
  const clearing = yield* choose(t, seatOf(t.state, party), 'uprising.where', clearings, {
    like: clearingNaming,
    rule: 'hireling.spring-uprising.promoted.e',
    waits: true,
  })
  t.say('uprising.revolted', { party, clearing })
  yield* removeAllEnemies(t, party, [clearing], [lostWarriors(party, clearing, 1, party)])
}
