import type { Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import { card } from '../../../../text/en/words.ts'

/** The Black Market, in English. */
export const messages = {
  'act.blackMarket': () => 'Black Market: swap a card',
  'blackMarket.give': () => 'Which card do you leave at the Black Market?',
  'blackMarket.stall': () => 'Which of its cards do you take, unseen?',
  'blackMarket.stall.nth': (v: { stall: number }) => `Card ${v.stall}`,
  'blackMarket.stall.own': (v: { stall: number; card: CardId }) => `Card ${v.stall}: ${card(v.card)}, yours`,
  'blackMarket.swapped.which': (v: { given: CardId; taken: CardId }) =>
    `You leave ${card(v.given)} and take ${card(v.taken)}.`,
  'blackMarket.why.absent': () => 'You have no piece at the Black Market.',
  'blackMarket.why.used': () => 'You have already swapped a card this turn.',
  'blackMarket.why.noCard': () => 'You have no card to leave there.',
} satisfies Text
