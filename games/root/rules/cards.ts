import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CARDS, type CardId, COPIES, type EffectName } from '../data/cards.ts'
import type { Suit } from '../data/suits.ts'
import type { Party, Player, RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { partyAt, rulesOf } from './faction.ts'
import { score } from './score.ts'

/** The hand limit, checked in Evening. */
export const HAND_LIMIT = 5

/** Whether a card may be spent for a suit: birds stand for all, nothing stands for a bird. 2.1.1 */
export function matches(card: CardId, suit: Suit): boolean {
  const own = CARDS[card].suit
  return own === suit || own === 'bird'
}

/** The cards of a pile that match a suit. */
export function matching(pile: readonly CardId[], suit: Suit): CardId[] {
  const found: CardId[] = []
  for (const card of pile) if (matches(card, suit)) found.push(card)
  return found
}

/** Whether a pile has a card that matches a suit. */
export function hasMatching(pile: readonly CardId[], suit: Suit): boolean {
  for (const card of pile) if (matches(card, suit)) return true
  return false
}

/** Whether a player has a persistent effect in play. */
export function has(player: Player, name: EffectName): boolean {
  const { effects } = player
  if (effects.length === 0) return false
  for (const card of COPIES[name]) if (effects.includes(card)) return true
  return false
}

/** Takes a card out of a pile. */
export function take(pile: CardId[], card: CardId): void {
  const place = pile.indexOf(card)
  if (place < 0) throw new Error(`Card ${CARDS[card].key} is not in that pile.`)
  pile.splice(place, 1)
}

/** Puts a card where it goes when it is discarded or spent: to a party that takes it, or on the discard pile. */
export function discard(t: RootTable, card: CardId): void {
  const { kind } = CARDS[card]
  if (kind === 'vizier') throw new Error('A Loyal Vizier is never discarded.')
  if (kind === 'retainer') return // it leaves the game.
  for (let party = 0; party < t.state.players.length; party++)
    if (partyAt(t.state, party).catchesDiscards?.(t, party, card)) return
  layOnDiscard(t, [card])
}

/** Lays cards on the discard pile, dominance cards beside the board. 3.3.3 */
export function layOnDiscard(t: RootTable, cards: readonly CardId[]): void {
  const { available, discard: pile, turn } = t.state
  for (const card of cards) {
    if (CARDS[card].kind === 'dominance') available.push(card)
    else {
      pile.push(card)
      turn.discarded.push(card)
    }
  }
  renewDeck(t) // L623: the pile may have been empty when the deck ran out.
}

/** Discards a card from a hand. */
export function discardFromHand(t: RootTable, seat: Seat, card: CardId): void {
  take(t.state.players[seat].hand, card)
  discard(t, card)
}

/** Takes the top card of the deck, and reshuffles at once when that empties it; -1 when there is none. 2.1 */
export function drawOne(t: RootTable): CardId {
  const card = t.draw(t.state.deck) ?? -1
  renewDeck(t)
  return card
}

function renewDeck(t: RootTable): void {
  const { deck, discard: pile } = t.state
  if (deck.length > 0 || pile.length === 0) return
  deck.push(...pile)
  pile.length = 0
  t.shuffle(deck)
  t.say('deck.reshuffled')
}

/** Whether somebody can be made to give a card: who has no hand gives one of the deck. robot.2.8.1 */
export const hasCards = ({ players }: RootState, party: Party): boolean =>
  players[party].hand.length > 0 || isHandless(players[party])

/** Whether a party has no hand. */
export const isHandless = ({ faction }: Player): boolean => rulesOf(faction).noHand === true

/** A seat draws cards; fewer when there are no more. Who has no hand scores a point instead. robot.2.8.1 */
export function drawCards(t: RootTable, seat: Party, count: number): void {
  if (isHandless(t.state.players[seat])) {
    score(t, seat, 1, 'cards')
    return
  }
  const { hand } = t.state.players[seat]
  const drawn: CardId[] = []
  while (drawn.length < count) {
    const card = drawOne(t)
    if (card < 0) break
    drawn.push(card)
  }
  hand.push(...drawn)
  if (drawn.length === 0) return
  t.say('cards.drawn', { seat, count: drawn.length })
  if (partyAt(t.state, seat).publicHand) t.say('cards.drawn.shown', { cards: drawn })
  else t.sayTo([seat], 'cards.drawn.own', { cards: drawn })
}

/** How asks name a card of a hand; always asked, because skipping one would tell how many cards match. */
export const handNaming = {
  key: (card: CardId) => CARDS[card].key,
  say: (card: CardId) => say('card', { card }),
  at: (card: CardId) => `card:${CARDS[card].key}`,
  always: true,
} as const

/** A seat spends a card that matches a suit, or one of the given, of its choice, as a rule asks. */
export function* spend(
  t: RootTable,
  seat: Seat,
  suit: Suit,
  rule: string,
  cards: readonly CardId[] = matching(t.state.players[seat].hand, suit),
): Rule<CardId> {
  const card = yield* choose(t, seat, 'spend.card', cards, {
    like: handNaming,
    rule,
    values: () => ({ suit }),
  })
  discardFromHand(t, seat, card)
  t.say('card.spent', { seat, card })
  return card
}

/** A seat spends one of some cards of its hand. */
export function* spendOneOf(
  t: RootTable,
  seat: Seat,
  prompt: 'propagandaBureau.card',
  cards: readonly CardId[],
): Rule<CardId> {
  const card = yield* choose(t, seat, prompt, cards, {
    like: handNaming,
    rule: 'card.exiles.propaganda-bureau',
  })
  discardFromHand(t, seat, card)
  t.say('card.spent', { seat, card })
  return card
}

/** A seat with more than five cards in hand discards down to five, by the rule of its faction. */
export function* discardToLimit(t: RootTable, seat: Seat, rule: string): Rule {
  const { hand } = t.state.players[seat]
  while (hand.length > HAND_LIMIT) {
    const card = yield* choose(t, seat, 'discard.card', hand.slice(), {
      like: handNaming,
      rule,
      values: () => ({ over: hand.length - HAND_LIMIT }),
    })
    discardFromHand(t, seat, card)
    t.say('card.discarded', { seat, card })
  }
}

/** Takes a random card from another hand. Both seats learn which. */
export function takeRandomCard(t: RootTable, from: Party, to: Party): CardId {
  const { hand } = t.state.players[from]
  if (isHandless(t.state.players[from])) drawCards(t, to, 1)
  if (hand.length === 0) return -1
  const [card] = hand.splice(t.random(hand.length), 1)
  t.state.players[to].hand.push(card)
  t.say('card.taken', { from, to })
  if (isSeen(t.state, from, to)) t.say('card.taken.which', { from, to, card })
  else t.sayTo([from, to], 'card.taken.which', { from, to, card })
  return card
}

/** Whether everybody sees which card goes from one hand to another: one of them lies face up. 11.2.3 */
const isSeen = (state: RootState, from: Seat, to: Seat): boolean =>
  partyAt(state, from).publicHand === true || partyAt(state, to).publicHand === true

/** A seat gives another one of some cards of its hand, or of all, as a rule asks. Both learn which. */
export function* giveCard(
  t: RootTable,
  from: Seat,
  to: Seat,
  rule: string,
  cards?: readonly CardId[],
): Rule<CardId> {
  const { hand } = t.state.players[from]
  const card = yield* choose(t, from, 'give.card', cards ?? hand.slice(), {
    like: handNaming,
    rule,
    values: () => ({ to }),
  })
  if (isHandless(t.state.players[to])) {
    discardFromHand(t, from, card)
    t.say('card.discarded', { seat: from, card })
    score(t, to, 1, 'cards')
    return card
  }
  take(hand, card)
  t.state.players[to].hand.push(card)
  t.reveal()
  t.say('card.given', { from, to })
  if (isSeen(t.state, from, to)) t.say('card.given.which', { from, to, card })
  else t.sayTo([from, to], 'card.given.which', { from, to, card })
  return card
}

/** A seat sees another's hand; it alone learns the cards, and they stay in its view. G.1.19 */
export function showHand(t: RootTable, of: Seat, to: Seat): void {
  const { players, round } = t.state
  const cards = players[of].hand.slice()
  const { seen } = players[to]
  const earlier = seen.findIndex(one => one.seat === of)
  if (earlier >= 0) seen.splice(earlier, 1)
  seen.push({ seat: of, round, cards })
  t.reveal()
  t.say('hand.shown', { of, to })
  t.sayTo([to], 'hand.seen', { of, cards })
}

/** Cards that lay open come into a hand: all others know them there. */
export function takeOpenly({ players, round }: RootState, seat: Seat, cards: readonly CardId[]): void {
  const { hand } = players[seat]
  for (const [other, { seen }] of players.entries()) {
    if (other === seat) continue
    const earlier = seen.find(one => one.seat === seat)
    if (!earlier) seen.push({ seat, round, cards: [...cards] })
    else earlier.cards = [...earlier.cards.filter(card => hand.includes(card)), ...cards]
  }
  hand.push(...cards)
}
