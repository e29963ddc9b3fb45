import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import type { ClearingSuit } from '../../../../data/suits.ts'
import {
  card,
  cards,
  count,
  Does,
  left,
  of,
  PIECE,
  Place,
  place,
  SUIT,
  verb,
  Who,
  who,
} from '../../../../text/en/words.ts'

/** The Lizard Cult, in English. */
export const messages = {
  // Outcast and Lost Souls
  'cult.setup.outcast': () => 'Which suit is outcast at first?',
  'cult.outcast': (v: { seat: number; suit: ClearingSuit; hated: boolean }) =>
    `The outcast suit is ${SUIT[v.suit]}${v.hated ? ', and hated' : ''}.`,
  'cult.soulsDiscarded': (v: { seat: number; count: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'lays', 'lay')} the Lost Souls on the discard pile: ${count(v.count, 'card')}.`,

  // Acolytes
  'cult.vengeance': (v: { seat: number; clearing: number; count: number; acolytes: number }, cast: Cast) =>
    `Revenge: ${count(v.count, 'warrior')} of ${place(v.clearing)} ${v.count === 1 ? 'becomes an acolyte' : 'become acolytes'}; ${who(cast, v.seat)} now ${verb(cast, v.seat, 'has', 'have')} ${v.acolytes}.`,
  'cult.acolyte': (v: { seat: number; acolytes: number }, cast: Cast) =>
    `${Who(cast, v.seat)} now ${verb(cast, v.seat, 'has', 'have')} ${count(v.acolytes, 'acolyte')}.`,
  'cult.acolytesSpent': (v: { seat: number; count: number; acolytes: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'spends', 'spend')} ${count(v.count, 'acolyte')}; ${left(v.acolytes, 'acolyte')}.`,

  // Gardens
  'cult.trigger.gardens': (v: { count: number }) => `Loss of ${count(v.count, 'garden')}`,
  'cult.faithLost': (v: { seat: number; card: CardId }, cast: Cast) =>
    `For a lost garden ${card(v.card)} leaves ${of(cast, v.seat, 'the hand', 'your hand')} at random.`,

  // Birdsong
  'cult.conspire': (v: { actions: number }) =>
    `Birdsong: ${count(v.actions, 'acolyte')} to spend. Which conspiracy?`,
  'cult.conspire.end': () => 'No more conspiracies',
  'act.crusadeBattle': () => 'Crusade: battle in an outcast clearing',
  'act.crusadeMove': () => 'Crusade: move from an outcast clearing',
  'act.convert': () => 'Convert: one of your warriors replaces an enemy warrior',
  'act.sanctify': () => 'Sanctify: a garden replaces an enemy building',
  'cult.crusade.battle': (v: { clearing: number }) =>
    `The crusade has reached ${place(v.clearing)}: whom do you battle?`,
  'cult.crusade.end': () => 'No battle',
  'cult.convert': () => 'In which outcast clearing do you convert a warrior?',
  'cult.convert.whom': (v: { clearing: number }) => `Whose warrior do you convert in ${place(v.clearing)}?`,
  'cult.converted': (v: { seat: number; enemy: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'converts', 'convert')} ${of(cast, v.enemy, 'a warrior', 'one of your warriors')} in ${place(v.clearing)}.`,
  'cult.sanctify': () => 'In which outcast clearing do you sanctify a building?',
  'cult.sanctify.what': (v: { clearing: number }) =>
    `Which building gives way to a garden in ${place(v.clearing)}?`,
  'cult.sanctified': (v: { seat: number; enemy: number; kind: string; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'sanctifies', 'sanctify')} ${of(cast, v.enemy, `a ${PIECE[v.kind]}`, `your ${PIECE[v.kind]}`)} in ${place(v.clearing)}.`,

  // Daylight
  'cult.day': (_: { actions: number }) => 'Daylight: reveal a card for a ritual.',
  'cult.day.end': () => 'End the rituals',
  'act.ritualBuild': (v: { card: CardId }) => `Reveal ${card(v.card)}: build a garden`,
  'act.ritualRecruit': (v: { card: CardId }) => `Reveal ${card(v.card)}: recruit a warrior`,
  'act.ritualScore': (v: { card: CardId }) => `Spend ${card(v.card)}: score its gardens`,
  'act.ritualSacrifice': (v: { card: CardId }) => `Reveal ${card(v.card)}: a warrior becomes an acolyte`,
  'cult.build': (v: { suit: ClearingSuit }) => `Where do you build a ${SUIT[v.suit]} garden?`,
  'cult.recruit': (v: { suit: ClearingSuit }) => `In which ${SUIT[v.suit]} clearing do you recruit?`,
  'cult.revealed': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'reveals', 'reveal')} ${card(v.card)}.`,

  // Evening
  'cult.tookBack': (v: { seat: number; cards: readonly CardId[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} back ${cards(v.cards)}.`,
  'cult.craft': (_: { actions: number }) => 'Evening: craft with the gardens of the outcast suit.',
  'cult.craft.end': () => 'End the turn',

  // Why not
  'cult.why.acolytes': (v: { needed: number }) => `This costs ${count(v.needed, 'acolyte')}.`,
  'cult.why.crusadeBattle': () => 'You have no warrior beside an enemy in an outcast clearing.',
  'cult.why.crusadeMove': () => 'You have no warrior that could leave an outcast clearing.',
  'cult.why.convert': () => 'No enemy warrior of an outcast clearing can be replaced.',
  'cult.why.noGarden': () => 'You have no garden of this suit left.',
  'cult.why.sanctify': () => 'No enemy building of an outcast clearing can be replaced.',
  'cult.why.notOutcast': (v: { clearing: number }) => `${Place(v.clearing)} is not outcast.`,
  'cult.why.bird': () => 'A bird card stands for no suit in rituals: it is for sacrifice alone.',
  'cult.why.noBird': () => 'Only a bird card is revealed for a sacrifice.',
  'cult.why.build': () => 'You rule no clearing of this suit with a free slot, or have no garden of it left.',
  'cult.why.recruit': () => 'No clearing of this suit takes your warriors.',
  'cult.why.scored': () => 'You have scored this suit already this turn.',
} satisfies Text
