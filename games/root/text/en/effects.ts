import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import type { Suit } from '../../data/suits.ts'
import { card, cards, count, Does, ITEM, of, place, SUIT, verb, Who, who } from './words.ts'

/** Crafted cards and what they do, in English. */
export const effects = {
  // Hands
  'give.card': (v: { to: number }, cast: Cast) => `Which card do you give to ${who(cast, v.to)}?`,
  'card.given': (v: { from: number; to: number }, cast: Cast) =>
    `${Does(cast, v.from, 'gives', 'give')} a card to ${who(cast, v.to)}.`,
  'card.given.which': (v: { from: number; to: number; card: CardId }, cast: Cast) =>
    `${card(v.card)} goes from ${who(cast, v.from)} to ${who(cast, v.to)}.`,
  'hand.shown': (v: { of: number; to: number }, cast: Cast) =>
    `${Does(cast, v.to, 'looks', 'look')} at ${of(cast, v.of, 'the hand', 'your hand')}.`,
  'hand.seen': (v: { of: number; cards: readonly CardId[] }, cast: Cast) =>
    v.cards.length === 0
      ? `${Does(cast, v.of, 'holds', 'hold')} no cards.`
      : `${Does(cast, v.of, 'holds', 'hold')} ${cards(v.cards)}.`,

  // Birdsong
  'coffinMakers.buries': (v: { count: number }) =>
    `${count(v.count, 'warrior')} ${v.count === 1 ? 'lies' : 'lie'} with the Coffin Makers and ${v.count === 1 ? 'returns' : 'return'} to the supply.`,
  'betterBurrowBank.who': () => 'Better Burrow Bank: who else draws a card?',
  'saboteurs.what': () => 'Saboteurs: which card do you sabotage?',
  'saboteurs.target': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${card(v.card)} of ${who(cast, v.seat)}`,
  'standAndDeliver.who': () => 'Stand and Deliver!: whose card do you take? They score 1 point.',
  'swapMeet.who': () => 'Swap Meet: with whom do you swap a card?',
  'falseOrders.who': () => 'False Orders: whose warriors do you send away?',
  'falseOrders.from': (v: { enemy: number }, cast: Cast) =>
    `Where ${verb(cast, v.enemy, 'does', 'do')} ${who(cast, v.enemy)} get false orders? Half of the warriors leave.`,
  'falseOrders.to': (v: { enemy: number; from: number; count: number }, cast: Cast) =>
    `Where do you send ${count(v.count, 'warrior')} of ${who(cast, v.enemy)} from ${place(v.from)}?`,
  'eyrieEmigre.leaves': (v: { seat: number }, cast: Cast) =>
    `${Who(cast, v.seat)} did not both move and battle.`,

  // Daylight
  'taxCollector.where': () => 'Tax Collector: where do you remove a warrior to draw a card?',
  'codebreakers.who': () => 'Codebreakers: whose hand do you look at?',
  'propagandaBureau.card': () => 'Propaganda Bureau: spend a card of the suit where you recruit.',
  'propagandaBureau.where': () => 'Propaganda Bureau: in which clearing?',
  'propagandaBureau.whom': () => 'Propaganda Bureau: whose warrior makes room for yours?',
  'league.item': () => 'Adventurous Mice: which item do you exhaust?',
  'league.venture': () => 'Adventurous Mice: move or battle?',
  'league.exhausted': (v: { seat: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'exhausts', 'exhaust')} a crafted item (${ITEM[v.item]}).`,

  // Evening and battle
  'charmOffensive.who': () => 'Charm Offensive: who scores 1 point?',
  'partisans.discarded': (v: { seat: number; cards: readonly CardId[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'discards', 'discard')} ${cards(v.cards)}.`,

  // Why not
  'why.effectUsed': () => 'You have used this card this turn.',
  'why.effectIdle': () => 'There is nothing that this card could do now.',
  'why.dominanceScore': (v: { points: number }) =>
    `You need ${v.points} points to activate a dominance card.`,
  'why.dominanceOnce': () => 'You have left the score track: there is no second dominance card.',
  'why.dominanceSuit': (v: { suit: Suit }) =>
    v.suit === 'bird'
      ? 'You have no bird card to take it with, and nothing stands in for a bird.'
      : `You have neither a ${SUIT[v.suit]} card nor a bird to take it with.`,
  'why.coalitionSeats': () => 'A coalition needs four players; for you this card has no other use.',
  'why.coalitionPartner': () => 'The player with the fewest points is already in a coalition.',
} satisfies Text
