import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import type { ClearingSuit } from '../../../../data/suits.ts'
import {
  card,
  cards,
  count,
  Does,
  does,
  left,
  PIECE,
  Place,
  place,
  SUIT,
  verb,
  Who,
} from '../../../../text/en/words.ts'
import type { Base } from '../../data.ts'

/** The Woodland Alliance, in English. */
export const messages = {
  // Supporters and officers
  'alliance.supporter': (v: { suit: ClearingSuit; left: number }) =>
    `Spend ${count(v.left, `${v.suit} supporter`)} (birds count): which card?`,
  'alliance.discard': (v: { over: number }) =>
    `Without a base you keep 5 supporters: discard ${count(v.over, 'more card')}.`,
  'alliance.drawn': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'adds', 'add')} the top card of the deck to the supporters.`,
  'alliance.joined': (v: { card: CardId }) => `${card(v.card)} joins your supporters.`,
  'alliance.noRoom': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'has', 'have')} 5 supporters and no base: ${card(v.card)} is discarded.`,
  'alliance.spent': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'spends', 'spend')} a supporter: ${card(v.card)}.`,
  'alliance.discarded': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'discards', 'discard')} a supporter: ${card(v.card)}.`,
  'alliance.supportersLost': (v: { seat: number; cards: readonly CardId[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'loses', 'lose')} supporters with the base: ${cards(v.cards)}.`,
  'alliance.officer': (v: { seat: number; officers: number }, cast: Cast) =>
    `${Who(cast, v.seat)} now ${verb(cast, v.seat, 'has', 'have')} ${count(v.officers, 'officer')}.`,
  'alliance.officersLost': (v: { seat: number; officers: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'loses', 'lose')} ${count(v.officers, 'officer')} with the base.`,

  // Outrage
  'alliance.outrage': (v: { clearing: number; suit: ClearingSuit }) =>
    `Outrage in ${place(v.clearing)}: give a ${SUIT[v.suit]} card to the supporters (birds count).`,
  'alliance.outrage.show': () => 'No card matches: show your hand',
  'alliance.outraged': (v: { payer: number; clearing: number }, cast: Cast) =>
    `Outrage in ${place(v.clearing)}: ${does(cast, v.payer, 'adds', 'add')} a card to the supporters.`,
  'alliance.outraged.which': (v: { card: CardId }) => `You gave ${card(v.card)}.`,
  'alliance.trigger.outrage': (v: { clearing: number }) => `Outrage in ${place(v.clearing)}`,
  'alliance.trigger.base': (v: { base: Base }) => `Loss of the ${PIECE[v.base]}`,

  // Birdsong
  'alliance.revolt': (_: { actions: number }) => 'Birdsong: where do you revolt?',
  'alliance.revolt.base': (v: { clearing: number }) => `Which base do you place in ${place(v.clearing)}?`,
  'alliance.revolt.end': () => 'No more revolts',
  'act.revolt': (v: { clearing: number }) => `Revolt in ${place(v.clearing)}`,
  'alliance.revolted': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'revolts', 'revolt')} in ${place(v.clearing)}.`,
  'alliance.spread': (_: { actions: number }) => 'Birdsong: where do you spread sympathy?',
  'alliance.spread.end': () => 'Spread no more sympathy',
  'act.spread': (v: { clearing: number; cost: number; points: number }) =>
    `Sympathy in ${place(v.clearing)}: ${count(v.cost, 'supporter')}, ${count(v.points, 'point')}`,

  // Daylight
  'alliance.day': (_: { actions: number }) => 'Daylight: craft, mobilize or train.',
  'alliance.day.end': () => 'End Daylight',
  'act.mobilize': (v: { card: CardId }) => `Mobilize ${card(v.card)}`,
  'act.train': (v: { card: CardId }) => `Spend ${card(v.card)} to train an officer`,
  'alliance.mobilized': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'mobilizes', 'mobilize')} a card.`,

  // Evening
  'alliance.operations': (v: { actions: number }) => `Evening: ${left(v.actions, 'military operation')}.`,
  'alliance.operations.end': () => 'End the operations',
  'act.organize': () => 'Organize: a warrior gives way to sympathy',
  'alliance.recruit': () => 'At which base do you recruit?',
  'alliance.organize': (v: { points: number }) =>
    `Where does a warrior give way to sympathy, for ${count(v.points, 'point')}?`,

  // Why not
  'alliance.why.indifferent': (v: { clearing: number }) => `${Place(v.clearing)} is not sympathetic.`,
  'alliance.why.baseStands': (v: { base: Base }) => `Your ${PIECE[v.base]} is already on the map.`,
  'alliance.why.supporters': (v: { suit: ClearingSuit; needed: number }) =>
    `You have not the ${count(v.needed, `${v.suit} supporter`)} that this costs.`,
  'alliance.why.sympathetic': (v: { clearing: number }) => `${Place(v.clearing)} is sympathetic already.`,
  'alliance.why.notNear': (v: { clearing: number }) =>
    `${Place(v.clearing)} is next to no sympathetic clearing.`,
  'alliance.why.noSuchBase': () => 'You have no base of this suit on the map.',
  'alliance.why.noBase': () => 'You have no base on the map.',
  'alliance.why.organize': () =>
    'You have no warrior in an unsympathetic clearing, or no sympathy token left.',
} satisfies Text
