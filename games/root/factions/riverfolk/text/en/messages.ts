import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import type { ClearingSuit } from '../../../../data/suits.ts'
import { card, count, Does, does, of, Place, place, SUIT, verb, Who, who } from '../../../../text/en/words.ts'
import type { Service } from '../../data.ts'

/** The services as sentences name them. */
const SERVICE: { readonly [S in Service]: string } = {
  handCard: 'a card',
  riverboats: 'riverboats',
  mercenaries: 'mercenaries',
}

/** The same at the head of a line. */
const SERVICES: { readonly [S in Service]: string } = {
  handCard: 'Hand cards',
  riverboats: 'Riverboats',
  mercenaries: 'Mercenaries',
}

const go = (n: number): string => (n === 1 ? 'goes' : 'go')

/** The Riverfolk Company, in English. */
export const messages = {
  // Setup
  'riverfolk.setup.warrior': (v: { left: number }) =>
    `Place ${count(v.left, 'warrior')} in clearings on a river: where?`,
  'riverfolk.setup.price': (v: { service: Service }) => `${SERVICES[v.service]}: at which price?`,

  // Services
  'riverfolk.buy': (v: { service: Service; price: number }) => `Hire ${SERVICE[v.service]} for ${v.price}`,
  'riverfolk.buy.card': (v: { card: CardId; price: number }) => `Buy ${card(v.card)} for ${v.price}`,
  'riverfolk.paid': (v: { seat: number; owner: number; count: number }, cast: Cast) =>
    v.owner === v.seat
      ? `${of(cast, v.seat, count(v.count, 'warrior'), `${v.count} of your warriors`)} ${go(v.count)} to Payments.`
      : `${Does(cast, v.owner, 'pays', 'pay')} ${who(cast, v.seat)} ${count(v.count, 'warrior')}.`,
  'riverfolk.sold': (v: { seat: number; buyer: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.buyer, 'buys', 'buy')} ${card(v.card)} from ${who(cast, v.seat)}.`,
  'riverfolk.serves': (v: { seat: number; buyer: number; service: Service }, cast: Cast) =>
    `${Does(cast, v.buyer, 'hires', 'hire')} ${SERVICE[v.service]} from ${who(cast, v.seat)} for this turn.`,

  // Funds
  'riverfolk.commit': () => 'Whose warrior do you commit?',
  'riverfolk.spend': () => 'Whose warrior do you spend?',
  'riverfolk.lose': () => 'Trade is disrupted: whose warrior leaves your funds?',
  'riverfolk.fund': (v: { owner: number; count: number }, cast: Cast) =>
    `${Who(cast, v.owner)} (${v.count} in Funds)`,
  'riverfolk.committed': (v: { seat: number; owner: number; suit: ClearingSuit | null }, cast: Cast) =>
    `${Does(cast, v.seat, 'commits', 'commit')} ${of(cast, v.owner, 'a warrior', 'one of your warriors')}${v.suit === null ? '' : ` on a ${SUIT[v.suit]} space`}.`,
  'riverfolk.spent': (v: { seat: number; owner: number; count: number }, cast: Cast) =>
    `${count(v.count, 'fund')} ${go(v.count)} back to ${of(cast, v.owner, 'the supply', 'your supply')}.`,

  'riverfolk.disrupted': (v: { seat: number; funds: number }, cast: Cast) =>
    `Trade is disrupted: ${does(cast, v.seat, 'keeps', 'keep')} ${count(v.funds, 'fund')}.`,
  'riverfolk.remains': (v: { seat: number; funds: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'has', 'have')} ${count(v.funds, 'fund')} left.`,

  // Birdsong
  'riverfolk.protected': (v: { seat: number; count: number }, cast: Cast) =>
    `Protectionism: ${of(cast, v.seat, count(v.count, 'warrior'), `${v.count} of your warriors`)} ${go(v.count)} to Payments.`,
  'riverfolk.gathered': (v: { seat: number; funds: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'gathers', 'gather')} ${count(v.funds, 'fund')}.`,

  // Daylight
  'riverfolk.day': (v: { actions: number }) => `Daylight: ${count(v.actions, 'fund')} to commit or spend.`,
  'riverfolk.day.end': () => 'End Daylight',
  'act.drawCard': () => 'Draw a card (commit 1)',
  'act.tradePost': () => 'Trade post with garrison (spend 2)',
  'act.export': (v: { card: CardId }) => `Export ${card(v.card)}`,
  'riverfolk.exported': (v: { seat: number; card: CardId; count: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'exports', 'export')} ${card(v.card)}: ${count(v.count, 'warrior')} to Payments.`,
  'riverfolk.recruit': () => 'In which clearing on a river do you recruit?',
  'riverfolk.post': () => 'Where do you establish a trade post?',
  'riverfolk.post.suit': (v: { clearing: number }) =>
    `Which trade post do you place in ${place(v.clearing)}?`,
  'riverfolk.trigger.post': (v: { clearing: number }) => `Loss of the trade post in ${place(v.clearing)}`,

  // Evening
  'riverfolk.prices': () => 'Evening: set your prices.',
  'riverfolk.prices.end': () => 'Keep these prices and end the turn',
  'riverfolk.price': (v: { service: Service; price: number }) => `${SERVICES[v.service]} at ${v.price}`,
  'riverfolk.priced': (v: { seat: number; service: Service; price: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'sets', 'set')} a price: ${SERVICES[v.service].toLowerCase()} ${v.price}.`,

  // Why not
  'riverfolk.why.limit': () =>
    'You may buy one service a turn, and one more for each clearing with a trade post and a piece of yours.',
  'riverfolk.why.supply': () => 'Your supply has not enough warriors for this price.',
  'riverfolk.why.items': () => 'You have not enough items to exhaust for this price.',
  'riverfolk.why.once': () => 'You have hired them for this turn already.',
  'riverfolk.why.wanderer': () => 'The Vagabond cannot hire mercenaries.',
  'riverfolk.why.noFunds': () => 'You have not enough funds.',
  'riverfolk.why.spaces': () => 'Your trade post track has not the empty spaces that this costs.',
  'riverfolk.why.river': () => 'No clearing on a river is open to you.',
  'riverfolk.why.noSite': () =>
    'No clearing is ruled by a player of whom you have two funds and still free of a trade post.',
  'riverfolk.why.post': (v: { clearing: number }) => `${Place(v.clearing)} has a trade post already.`,
  'riverfolk.why.unruled': (v: { clearing: number }) => `No player rules ${place(v.clearing)}.`,
  'riverfolk.why.postsGone': (v: { clearing: number }) => `No trade post for ${place(v.clearing)} is left.`,
  'riverfolk.why.funds': (v: { owner: number }, cast: Cast) =>
    `This costs two funds of ${who(cast, v.owner)}, who ${verb(cast, v.owner, 'rules', 'rule')} there.`,
} satisfies Text
