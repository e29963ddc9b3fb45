import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { CardId } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import { CLEARINGS, type Clearing } from '../../data/map.ts'
import type { RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { battleInOneOf } from '../battle.ts'
import { battlefields, canBattle } from '../battlefields.ts'
import { drawCards, showHand, spendOneOf } from '../cards.ts'
import { rankAndFile } from '../chief.ts'
import type { Effect } from '../effect.ts'
import { clearingNaming, partyNaming } from '../pieces.ts'
import { lostWarriors, remove } from '../remove.ts'
import { replaceable, replaceWarrior } from '../replace.ts'
import { fits } from '../suits.ts'
import { chooseVenture, runVenture, ventures } from '../venture.ts'
import { othersWithCards } from './others.ts'

/** The persistent effects that are used in Daylight. */
export const daylightEffects: readonly Effect[] = [
  { name: 'commandWarren', when: 'startDaylight', can: canBattle, use: commandWarren },
  {
    name: 'taxCollector',
    when: 'daylight',
    can: ({ players }, seat) => CLEARINGS.some(one => rankAndFile(players[seat], one) > 0),
    use: taxCollector,
  },
  {
    name: 'codebreakers',
    when: 'daylight',
    can: (state, seat) => othersWithCards(state, seat).length > 0,
    use: codebreakers,
  },
  {
    name: 'propagandaBureau',
    when: 'daylight',
    can: (state, seat) => persuading(state, seat).length > 0,
    use: propagandaBureau,
  },
  {
    name: 'leagueOfAdventurousMice',
    when: 'daylight',
    can: (state, seat) => unexhausted(state, seat).length > 0 && ventures(state, seat).length > 0,
    use: leagueOfAdventurousMice,
  },
]

/** Command Warren: a battle. */
function* commandWarren(t: RootTable, seat: Seat): Rule {
  yield* battleInOneOf(t, seat, battlefields(t.state, seat))
}

/** Tax Collector: one of its owner's warriors leaves the map for a card. */
function* taxCollector(t: RootTable, seat: Seat): Rule {
  const clearing = yield* choose(
    t,
    seat,
    'taxCollector.where',
    CLEARINGS.filter(one => rankAndFile(t.state.players[seat], one) > 0),
    { like: clearingNaming, rule: 'card.standard.tax-collector', waits: true, final: true },
  )
  yield* remove(t, { losses: [lostWarriors(seat, clearing, 1, seat)], battle: null })
  drawCards(t, seat, 1)
}

/** Codebreakers: a look at another player's hand. */
function* codebreakers(t: RootTable, seat: Seat): Rule {
  const other = yield* choose(t, seat, 'codebreakers.who', othersWithCards(t.state, seat), {
    like: partyNaming,
    rule: 'card.standard.codebreakers',
    waits: true,
    final: true,
  })
  showHand(t, other, seat)
}

/** The clearings for which a card can be spent: an enemy has warriors there, and one of one's own can replace them. */
function audiences(state: RootState, seat: Seat, card: CardId): Clearing[] {
  if (state.players[seat].warriors[0] === 0) return [] // G.1.29: both halves or nothing
  return CLEARINGS.filter(
    clearing => fits(state, card, clearing) && replaceable(state, seat, clearing).length > 0,
  )
}

/** The cards of a hand that Propaganda Bureau can spend. */
function persuading(state: RootState, seat: Seat): CardId[] {
  return state.players[seat].hand.filter(card => audiences(state, seat, card).length > 0)
}

/** Propaganda Bureau: for a card, a warrior replaces an enemy's in a clearing of its suit. G.1.29 */
function* propagandaBureau(t: RootTable, seat: Seat): Rule {
  const rule = 'card.exiles.propaganda-bureau'
  const card = yield* spendOneOf(t, seat, 'propagandaBureau.card', persuading(t.state, seat))
  const clearing = yield* choose(t, seat, 'propagandaBureau.where', audiences(t.state, seat, card), {
    like: clearingNaming,
    rule,
  })
  const enemy = yield* choose(t, seat, 'propagandaBureau.whom', replaceable(t.state, seat, clearing), {
    like: partyNaming,
    rule,
    waits: true,
  })
  yield* replaceWarrior(t, seat, enemy, clearing)
}

/** The kinds of item in a Crafted Items box that are not exhausted. */
function unexhausted(state: RootState, seat: Seat): Item[] {
  return [...new Set(state.players[seat].items.filter(one => !one.exhausted).map(one => one.item))]
}

/** League of Adventurous Mice: a crafted item is exhausted for a move or a battle. */
function* leagueOfAdventurousMice(t: RootTable, seat: Seat): Rule {
  const rule = 'card.exiles.league-of-adventurous-mice'
  const item = yield* choose(t, seat, 'league.item', unexhausted(t.state, seat), {
    say: one => say('item', { item: one }),
    at: one => `item:${one}`,
    rule,
  })
  const venture = yield* chooseVenture(t, seat, rule)
  const exhausted = t.state.players[seat].items.find(one => one.item === item && !one.exhausted)
  if (exhausted) exhausted.exhausted = true
  t.say('league.exhausted', { seat, item })
  yield* runVenture(t, seat, venture)
}
