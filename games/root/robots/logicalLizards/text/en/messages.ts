import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import type { Suit } from '../../../../data/suits.ts'
import { card, cards, count, Does, of, PIECE, place, SUIT, who } from '../../../../text/en/words.ts'
import type { Conspiracy } from '../../data.ts'
import { CONSPIRACY } from './conspiracy.ts'

/** What the Logical Lizards say, in English. */
export const messages = {
  'logicalLizards.order': (v: { seat: number; suit: Suit }, cast: Cast) =>
    `The Lost Souls give ${who(cast, v.seat)} the order: ${SUIT[v.suit]}.`,
  'logicalLizards.drawn': (v: { seat: number; card: CardId }) => `${card(v.card)} joins the Lost Souls.`,
  'logicalLizards.lostSouls': (v: { seat: number; cards: readonly CardId[] }) =>
    `Lost Souls go to the discard pile: ${cards(v.cards)}.`,
  'logicalLizards.trigger.gardens': (v: { count: number }) =>
    `Lost Souls discarded for ${count(v.count, 'garden')}`,
  'logicalLizards.acolyte': (v: { seat: number; acolytes: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'gains', 'gain')} an acolyte: ${count(v.acolytes, 'acolyte')}.`,
  'logicalLizards.impossible': (v: { seat: number; name: Conspiracy }) =>
    `${CONSPIRACY[v.name]} is impossible: it costs no acolyte.`,
  'logicalLizards.acolyteSpent': (v: { seat: number; acolytes: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'spends', 'spend')} an acolyte: ${count(v.acolytes, 'acolyte')} left.`,
  'logicalLizards.converted': (v: { seat: number; enemy: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'converts', 'convert')} ${of(cast, v.enemy, 'a warrior', 'one of your warriors')} in ${place(v.clearing)}.`,
  'logicalLizards.sanctified': (
    v: { seat: number; enemy: number; kind: string; clearing: number },
    cast: Cast,
  ) =>
    `${Does(cast, v.seat, 'sanctifies', 'sanctify')} ${of(cast, v.enemy, `a ${PIECE[v.kind]}`, `your ${PIECE[v.kind]}`)} in ${place(v.clearing)}.`,
  'logicalLizards.revealed': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'reveals', 'reveal')} ${card(v.card)} for a ritual.`,
  'logicalLizards.soulsDiscarded': (v: { seat: number; count: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'lays', 'lay')} the Lost Souls on the discard pile: ${count(v.count, 'card')}.`,
  'battle.fanatics': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'deals', 'deal')} one more hit as fanatics.`,
} satisfies Text
