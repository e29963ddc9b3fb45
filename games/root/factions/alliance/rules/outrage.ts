import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { CardId } from '../../../data/cards.ts'
import type { Clearing } from '../../../data/map.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import type { Battle } from '../../../rules/battle.ts'
import { discard, handNaming, matching, showHand, take } from '../../../rules/cards.ts'
import type { Trigger } from '../../../rules/faction.ts'
import type { ForecastNote } from '../../../rules/forecast.ts'
import { playerFor } from '../../../rules/party.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import { fitting, suitsOf } from '../../../rules/suits.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { type Base, PRINTED_SUIT } from '../data.ts'
import { allianceOf, discardSupporters, drawSupporters, gainSupporter } from './supporters.ts'

/** Another seat moved warriors into a sympathetic clearing: one card, however many they are. 8.2.6 */
export function* entered(t: RootTable, seat: Seat, mover: Seat, clearing: Clearing): Rule {
  const payer = playerFor(t.state, mover) // E.3.7: for what it controls, too
  if (t.state.players[seat].tokens.sympathy[clearing] > 0 && payer !== seat)
    yield* outrage(t, seat, payer, clearing, '8.2.6.b')
}

/** What lost sympathy and lost bases set off. 8.2.4, 8.2.6 */
export function triggers(t: RootTable, seat: Seat, _: Removal, lost: readonly Loss[]): Trigger[] {
  const found: Trigger[] = []
  for (const { type, kind, clearing, by } of lost)
    if (type === 'building') found.push(lostBase(t, seat, kind as Base, clearing))
    else if (kind === 'sympathy' && by >= 0) {
      const payer = playerFor(t.state, by)
      if (payer < 0 || payer === seat) continue // nobody’s hireling owes nothing
      found.push({
        key: `outrage:${clearing}`,
        say: say('alliance.trigger.outrage', { clearing }),
        run: () => outrage(t, seat, payer, clearing, '8.2.6.a'),
      })
    }
  return found
}

/** The candidate of a payer without a matching card. */
const SHOW: CardId = -1

/** How the payer's candidates are named; always asked, because only the answer may tell whether a card matches. */
const outrageNaming = {
  ...handNaming,
  key: (card: CardId) => (card === SHOW ? 'show' : handNaming.key(card)),
  say: (card: CardId) => (card === SHOW ? say('alliance.outrage.show') : handNaming.say(card)),
  at: (card: CardId) => (card === SHOW ? [] : handNaming.at(card)),
} as const

/** The payer adds a matching card to the supporters, or shows the hand and the deck gives one. 8.2.6 */
function* outrage(t: RootTable, seat: Seat, payer: Seat, clearing: Clearing, rule: string): Rule {
  const { hand } = t.state.players[payer]
  const [suit] = suitsOf(t.state, clearing)
  if (hand.length === 0) {
    drawSupporters(t, seat, 1)
    return
  }
  const cards = fitting(t.state, hand, clearing)
  if (cards.length === 0) cards.push(SHOW)
  const card = yield* choose(t, payer, 'alliance.outrage', cards, {
    like: outrageNaming,
    values: () => ({ clearing, suit }),
    rule: cards[0] === SHOW ? '8.2.6.c' : rule,
  })
  if (card === SHOW) {
    showHand(t, payer, seat)
    drawSupporters(t, seat, 1)
    return
  }
  take(hand, card)
  t.reveal()
  t.say('alliance.outraged', { payer, clearing })
  t.sayTo([payer], 'alliance.outraged.which', { card })
  gainSupporter(t, seat, card)
}

function lostBase(t: RootTable, seat: Seat, base: Base, clearing: Clearing): Trigger {
  return {
    key: `base:${base}`,
    say: say('alliance.trigger.base', { base }),
    run: () => loseBase(t, seat, base, clearing),
  }
}

/** Supporters of the printed suit and birds go, of all suits where the clearing has all; and half the officers, rounded up. 8.2.4 */
function* loseBase(t: RootTable, seat: Seat, base: Base, clearing: Clearing): Rule {
  const own = allianceOf(t.state.players[seat])
  const every = suitsOf(t.state, clearing).length > 1
  const gone = every ? own.supporters.slice() : matching(own.supporters, PRINTED_SUIT[base])
  for (const card of gone) {
    take(own.supporters, card)
    discard(t, card)
  }
  t.reveal() // Everybody sees which supporters leave.
  if (gone.length > 0) t.say('alliance.supportersLost', { seat, cards: gone })
  const officers = Math.ceil(own.officers / 2)
  own.officers -= officers
  t.state.players[seat].warriors[0] += officers // Not from the map: no Coffin Makers.
  if (officers > 0) t.say('alliance.officersLost', { seat, officers })
  yield* discardSupporters(t, seat)
}

declare module '../../../rules/forecast.ts' {
  interface ForecastNotes {
    outrage: { readonly payer: Party; readonly suit: ClearingSuit; readonly hit: number }
  }
}

/** Sympathy that falls costs whoever removes it a card: at the earliest with the hit after the last warrior. 8.2.6 */
export function foresees(
  state: RootState,
  { attacker, defender, clearing }: Battle,
  party: Party,
): ForecastNote[] {
  const { tokens, warriors } = state.players[party]
  if ((party !== attacker && party !== defender) || tokens.sympathy[clearing] === 0) return []
  const payer = playerFor(state, party === attacker ? defender : attacker)
  if (payer < 0 || payer === party) return []
  return [{ id: 'outrage', payer, suit: suitsOf(state, clearing)[0], hit: warriors[clearing] + 1 }]
}
