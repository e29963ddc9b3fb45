import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import { card, count, Does, of, place, verb, Who, who } from '../../../../text/en/words.ts'
import type { Column, Leader } from '../../data.ts'
import { LEADER } from './names.ts'

const COLUMN: { readonly [C in Column]: string } = {
  recruit: 'Recruit',
  move: 'Move',
  battle: 'Battle',
  build: 'Build',
}

/** What a leader brings, and where the Viziers serve. */
const POWER: { readonly [L in Leader]: string } = {
  builder: 'full points for crafted items; Viziers in Recruit and Move',
  charismatic: 'two warriors per Recruit, and turmoil when one is left; Viziers in Recruit and Battle',
  commander: 'one extra hit when attacking; Viziers in Move and Battle',
  despot: 'one more point per battle that removes buildings or tokens; Viziers in Move and Build',
}

/** The Eyrie Dynasties, in English. */
export const messages = {
  'eyrie.column': (v: { column: Column }) => COLUMN[v.column],
  'eyrie.column.turmoil': (v: { column: Column }) => `${COLUMN[v.column]}: turmoil, as the board stands`,

  // Leaders
  'eyrie.leader': () => 'Who is to lead the Dynasties?',
  'eyrie.leader.card': (v: { leader: Leader }) => `${LEADER[v.leader]}: ${POWER[v.leader]}`,
  'eyrie.leader.rules': (v: { seat: number; leader: Leader }, cast: Cast) =>
    `The [[leader:${v.leader}|${LEADER[v.leader]}]] now leads ${who(cast, v.seat)}.`,
  'eyrie.newChance': (_: { seat: number }) => 'No leader is left face up: all four may be chosen again.',

  // Birdsong
  'eyrie.emergency': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'has', 'have')} no card in hand: emergency orders.`,
  'eyrie.decree.first': () => 'Add a card to the Decree.',
  'eyrie.decree.second': () => 'Add a second card to the Decree?',
  'eyrie.decree.second.end': () => 'No second card',
  'eyrie.decree.column': (v: { card: CardId }) => `In which column does ${card(v.card)} go?`,
  'eyrie.decree.added': (v: { seat: number; card: CardId; column: Column }, cast: Cast) =>
    `${Does(cast, v.seat, 'adds', 'add')} ${card(v.card)} to the Decree: ${COLUMN[v.column]}.`,
  'eyrie.newRoost': () => 'No roost stands: where do you found a new one, with three warriors?',

  // Daylight
  'eyrie.day': (_: { actions: number }) => 'Daylight: craft before the Decree, or go on.',
  'eyrie.day.end': () => 'Resolve the Decree',
  'eyrie.decree.card': (v: { column: Column; left: number }) =>
    `Decree, ${COLUMN[v.column]}: ${count(v.left, 'card')} left in the column. Which comes next?`,
  'eyrie.decree.offer': (v: { card: CardId; column: Column; possible: boolean }) =>
    `${COLUMN[v.column]}: ${card(v.card)}${v.possible ? '' : ', which cannot be done: turmoil'}`,
  'eyrie.decree.resolved': (v: { seat: number; card: CardId; column: Column }, cast: Cast) =>
    `${Does(cast, v.seat, 'obeys', 'obey')} the Decree: ${COLUMN[v.column]}, ${card(v.card)}.`,
  'eyrie.recruit': (v: { count: number }) => `At which roost do you recruit ${count(v.count, 'warrior')}?`,
  'eyrie.build': () => 'Where do you build a roost?',
  'eyrie.afterDecree': (_: { actions: number }) => 'The Decree is done. Anything else before Evening?',
  'eyrie.afterDecree.end': () => 'End Daylight',

  // Battle
  'battle.commander': (v: { seat: number }, cast: Cast) =>
    `${of(cast, v.seat, 'The Commander', 'Your Commander')} deals one extra hit.`,

  // Turmoil
  'eyrie.turmoil': (v: { seat: number; card: CardId; column: Column }, cast: Cast) =>
    `${Who(cast, v.seat)} cannot obey ${card(v.card)} in ${COLUMN[v.column]} and ${verb(cast, v.seat, 'falls', 'fall')} into turmoil.`,
  'eyrie.purged': (_: { seat: number }) => 'The Decree is purged: only the Loyal Viziers stay.',

  // Why not
  'eyrie.why.secondBird': () => 'You have already added a bird card this turn.',
  'eyrie.why.laterColumn': (v: { now: Column }) =>
    `The columns go from left to right: ${COLUMN[v.now]} is not finished.`,
  'eyrie.why.noRoost': (v: { clearing: number }) => `You have no roost in ${place(v.clearing)}.`,
  'eyrie.why.roostThere': (v: { clearing: number }) => `There is already a roost in ${place(v.clearing)}.`,
  'eyrie.why.notRuled': (v: { clearing: number }) => `You do not rule ${place(v.clearing)}.`,
} satisfies Text
