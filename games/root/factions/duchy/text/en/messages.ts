import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import { capital, card, cards, count, Does, left, of, Place, place } from '../../../../text/en/words.ts'
import { MINISTER as MINISTERS, type Minister, RANK as RANKS } from '../../data.ts'
import { MINISTER, minister, price, RANK, yours } from './ministers.ts'

/** A minister, with what swaying costs and scores. */
function offer(id: Minister): string {
  const { rank } = MINISTERS[id]
  const { cards: needed, points } = RANKS[rank]
  return `${minister(id)} (${RANK[rank][0]}): ${price(needed, points)}`
}

/** The Underground Duchy, in English. */
export const messages = {
  'duchy.minister': (v: { minister: Minister }) =>
    `${capital(minister(v.minister))}: ${MINISTER[v.minister].does}`,
  'duchy.reveal': () => 'Which card do you reveal?',
  'duchy.revealed': (v: { seat: number; cards: readonly CardId[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'reveals', 'reveal')} ${cards(v.cards)}.`,

  // Assembly
  'duchy.assembly': (v: { actions: number }) => `Assembly: ${left(v.actions, 'action')}.`,
  'duchy.assembly.end': () => 'End the Assembly',
  'act.dig': () => 'Dig: spend a card for a tunnel',
  'duchy.build': () => 'Where do you build?',
  'duchy.build.kind': (v: { clearing: number }) => `What do you build in ${place(v.clearing)}?`,
  'duchy.tunnelAway': () => 'All three tunnels are on the map: which one gives way to the new one?',
  'duchy.dig': () => 'Where do you dig a tunnel?',
  'duchy.dig.count': (v: { clearing: number }) =>
    `How many warriors go up from the Burrow to ${place(v.clearing)}?`,
  'duchy.dig.none': () => 'None',

  // Parliament
  'duchy.parliament': (v: { actions: number }) => `Parliament: ${count(v.actions, 'minister')} can act.`,
  'duchy.parliament.end': () => 'End Parliament',
  'act.minister': (v: { own: Minister }) => `${capital(minister(v.own))}: ${MINISTER[v.own].does}`,
  'duchy.acts': (v: { seat: number; minister: Minister }, cast: Cast) =>
    `${capital(of(cast, v.seat, minister(v.minister), yours(v.minister)))} acts.`,
  'duchy.mayor': () => 'The Mayor: whose action does he take?',
  'duchy.brigadier': () => 'The Brigadier: moves or battles?',
  'duchy.brigadier.moves': () => 'Up to two moves',
  'duchy.brigadier.battles': () => 'Up to two battles',
  'duchy.brigadier.end': () => 'No more',
  'duchy.banker': (v: { points: number }) =>
    v.points === 0
      ? 'The Banker: which card do you spend? Cards of one suit score a point each (birds count).'
      : `The Banker: ${count(v.points, 'point')} so far. Another card of the suit?`,
  'duchy.banker.end': (v: { points: number }) => `Score ${count(v.points, 'point')}`,

  // Sway
  'duchy.sway': (_: { actions: number }) => 'Whom do you sway?',
  'duchy.sway.end': () => 'Sway nobody',
  'act.sway': (v: { own: Minister }) => `Sway ${offer(v.own)}`,
  'duchy.sway.card': (v: { minister: Minister; left: number }) =>
    `Reveal ${count(v.left, 'more card')} for ${minister(v.minister)}, ${v.left === 1 ? '' : 'each '}of a different clearing with your pieces.`,
  'duchy.swayed': (v: { seat: number; minister: Minister }, cast: Cast) =>
    `${Does(cast, v.seat, 'sways', 'sway')} ${minister(v.minister)}.`,

  // Evening
  'duchy.evening': (_: { actions: number }) => 'Evening: craft with your citadels and markets.',
  'duchy.evening.end': () => 'Craft no more',
  'duchy.birds': (v: { seat: number; cards: readonly CardId[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'discards', 'discard')} revealed birds: ${cards(v.cards)}.`,
  'duchy.returned': (v: { seat: number; cards: readonly CardId[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} back ${cards(v.cards)}.`,

  // Price of Failure
  'duchy.trigger.failure': () => 'Price of Failure',
  'duchy.failure': () => 'Price of Failure: which minister leaves you?',
  'duchy.failed': (v: { seat: number; minister: Minister }, cast: Cast) =>
    `Price of Failure: ${of(cast, v.seat, minister(v.minister), yours(v.minister))} leaves, and the crown is lost for good.`,
  'duchy.failed.card': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'discards', 'discard')} a card at random: ${card(v.card)}.`,

  // Why not
  'duchy.why.notRuled': (v: { clearing: number }) => `You do not rule ${place(v.clearing)}.`,
  'duchy.why.noCard': (v: { clearing: number }) => `You have no card of the suit of ${place(v.clearing)}.`,
  'duchy.why.tunnel': (v: { clearing: number }) => `${Place(v.clearing)} has a tunnel already.`,
  'duchy.why.build': () =>
    'You need a building left, and a clearing that you rule with a free slot and a card of its suit.',
  'duchy.why.dig': () => 'You have no card of the suit of a clearing where you can place a tunnel.',
  'duchy.why.foremole': () =>
    'You need a card, a building left, and a clearing that you rule with a free slot.',
  'duchy.why.brigadier': () => 'You can neither move nor battle.',
  'duchy.why.noCards': () => 'You have no card in hand.',
  'duchy.why.duchess': () => 'Not all three tunnels are on the map.',
  'duchy.why.baron': () => 'You have no market on the map.',
  'duchy.why.earl': () => 'You have no citadel on the map.',
  'duchy.why.mayor': () => 'No swayed squire or noble can act.',
  'duchy.why.acted': () => 'This minister has acted this turn.',
  'duchy.why.otherSuit': () => 'This card is of another suit.',
  'duchy.why.swayed': () => 'This minister is swayed already.',
  'duchy.why.noCrown': () => 'No crown of this rank is left on your board.',
  'duchy.why.swayedOne': () => 'You sway one minister a turn.',
  'duchy.why.cards': (v: { cards: number }) => `You have fewer than ${v.cards} cards in hand.`,
  'duchy.why.clearings': (v: { cards: number }) =>
    `You have not ${count(v.cards, 'card')} of different clearings with your pieces.`,
  'duchy.why.clearing': () => 'You have no other clearing of this suit with a piece of yours.',
} satisfies Text
