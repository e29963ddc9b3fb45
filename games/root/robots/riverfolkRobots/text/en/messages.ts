import type { Cast, Text } from '@tablee/kernel'
import { card, count, Does, does, list, of, place, who } from '../../../../text/en/words.ts'

/** The services as sentences name them. */
const SERVICE = { riverboats: 'riverboats', mercenaries: 'mercenaries' } as const

const go = (n: number): string => (n === 1 ? 'goes' : 'go')

/** What holds by Protectionism. */
const CONDITION = {
  shield: 'nothing lies in Payments (shield)',
  sword: 'no warrior is left in the supply (sword)',
} as const

/** What the Riverfolk Robots say, in English. */
export const messages = {
  'riverfolkRobots.buy': (v: { service: 'riverboats' | 'mercenaries'; price: number }) =>
    `Hire ${SERVICE[v.service]} for ${v.price}`,
  'riverfolkRobots.buy.card': (v: { card: number; price: number }) => `Buy ${card(v.card)} for ${v.price}`,
  'riverfolkRobots.why.limit': () =>
    'You have bought what you may this turn: one service, and one more for each trade post in a clearing with your pieces.',
  'riverfolkRobots.why.supply': () => 'Your supply has too few warriors to pay with.',
  'riverfolkRobots.why.theirs': () =>
    'Otters of their supply would have to pay for you, and too few are left.',
  'riverfolkRobots.why.once': () => 'You have that for this turn already.',
  'riverfolkRobots.why.wanderer': () => 'Hired warriors would be of no use to you.',
  'riverfolkRobots.paid': (v: { seat: number; count: number }, cast: Cast) =>
    `${of(cast, v.seat, count(v.count, 'warrior'), `${v.count} of your warriors`)} ${go(v.count)} to Payments.`,
  'riverfolkRobots.stocks': (v: { seat: number; cards: readonly number[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'lays', 'lay')} ${list(v.cards.map(card))} in the Market.`,
  'riverfolkRobots.order': (v: { seat: number; card: number }, cast: Cast) =>
    `The order is the suit of the rightmost card of the Market: ${does(cast, v.seat, 'goes', 'go')} by ${card(v.card)}.`,
  'riverfolkRobots.protects': (v: { seat: number; shield: boolean; sword: boolean }, cast: Cast) => {
    const met = [...(v.shield ? [CONDITION.shield] : []), ...(v.sword ? [CONDITION.sword] : [])]
    return `Protectionism of ${who(cast, v.seat)} for this turn: ${list(met)}.`
  },
  'riverfolkRobots.returns': (v: { seat: number; owner: number; count: number }, cast: Cast) =>
    `${of(cast, v.owner, count(v.count, 'warrior'), count(v.count, 'warrior'))} ${go(v.count)} from Payments back to ${of(cast, v.owner, 'the supply', 'your supply')}.`,
  'riverfolkRobots.racketeers': (v: { seat: number; clearing: number; count: number }, cast: Cast) =>
    `Racketeering: ${of(cast, v.seat, count(v.count, 'warrior'), count(v.count, 'warrior'))} ${go(v.count)} from ${place(v.clearing)} to Payments.`,
  'riverfolkRobots.discards': (v: { seat: number; card: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'discards', 'discard')} the leftmost card of the Market, ${card(v.card)}.`,
} satisfies Text
