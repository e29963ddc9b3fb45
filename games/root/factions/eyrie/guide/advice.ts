import type { Advice } from '@tablee/board'
import { adviser, among, candidates, firstOf, keys, offers, promptValue } from '@tablee/board/guide-now.ts'
import { CARDS, type CardId, cardNumber } from '../../../data/cards.ts'
import { answers, leastOf, loses } from '../../../guide/answers.ts'
import { bestCraft, leastWorth } from '../../../guide/cards.ts'
import { clearingsOffered, me, type Now } from '../../../guide/now.ts'
import { foesIn } from '../../../guide/places.ts'
import type { RootView } from '../../../view.ts'
import { COLUMNS, LEADERS, type Leader } from '../data.ts'
import { arrival, departure, fightIn, travellers } from './moves.ts'
import { bestOrder, worthIn } from './plan.ts'
import { say } from './text/en.ts'

/** The leaders in the order in which a learner meets them. */
const LEARNED: readonly Leader[] = ['charismatic', 'commander', 'despot', 'builder']

/** Whether a Vizier of the leader orders to move: without one, a card must, or there is nobody to fight. */
const orderedToMove = (leader: Leader): boolean =>
  LEADERS.some(({ id, viziers }) => id === leader && viziers.includes('move'))

/** Whether a card of the hand moves warriors from where they stand. */
const canOrderMove = (now: Now): boolean => me(now).hand.some(card => worthIn(now, card, 'move') > 0)

/** A second card is worth it from here on: an order that leaves places enough to obey. */
const SECOND_WORTH = 6

/** What to choose now, whatever is asked; null where the guide has no opinion. */
export const advise = adviser<RootView>({
  ...answers,
  'setup.corner': now => firstOf(now, say('why.any')),
  'eyrie.leader': now => {
    const leader = LEARNED.find(one => offers(now, one) && (orderedToMove(one) || canOrderMove(now)))
    return among(now, leader, say(leader === 'charismatic' ? 'why.charismatic' : 'why.leader'))
  },
  'eyrie.newRoost': now => firstOf(now, say('why.any')),

  'eyrie.decree.first': now => {
    const order = bestOrder(now, cardsOffered(now))
    return order ? among(now, CARDS[order.card].key, say('why.order')) : leastOf(now)
  },
  'eyrie.decree.second': now => {
    const order = bestOrder(now, cardsOffered(now))
    const gladly = order !== undefined && order.worth >= SECOND_WORTH && me(now).hand.length > 1
    return gladly
      ? among(now, CARDS[order.card].key, say('why.second'))
      : { key: 'pass', why: say('why.noSecond') }
  },
  'eyrie.decree.column': now => {
    const card = Number(promptValue(now, 'card'))
    const column = COLUMNS.toSorted((a, b) => worthIn(now, card, b) - worthIn(now, card, a))[0]
    const offer = candidates(now).find(({ key }) => key === column)
    const later = offer?.say.id === 'eyrie.column.turmoil'
    return among(now, column, say(later ? 'why.column.later' : `why.column.${column}`))
  },

  'eyrie.day': now => {
    const craft = bestCraft(now)
    return craft === undefined
      ? { key: 'pass', why: say('why.decree') }
      : { key: craft, why: say('why.craftFirst') }
  },
  'eyrie.decree.card': orderNow,
  'eyrie.afterDecree': now => among(now, 'pass', say('why.endDay')),
  'eyrie.recruit': now => {
    const needy = clearingsOffered(now).toSorted((a, b) => strength(now, a) - strength(now, b))[0]
    return among(now, needy, say('why.recruit'))
  },
  'move.from': now => among(now, departure(now), say('why.from')) ?? firstOf(now, say('why.any')),
  'move.to': now => among(now, arrival(now), say('why.to')) ?? firstOf(now, say('why.any')),
  'move.count': now => among(now, travellers(now), say('why.count')),
  'battle.where': now => {
    const best = clearingsOffered(now).toSorted((a, b) => fightIn(now, b) - fightIn(now, a))[0]
    return among(now, best, say('why.odds'))
  },
  'eyrie.build': now => {
    const held = clearingsOffered(now).toSorted((a, b) => strength(now, b) - strength(now, a))[0]
    return among(now, held, say('why.build'))
  },

  'battle.lose': loses(['roost']),
  'alliance.outrage': leastOf,
})

const strength = (now: Now, clearing: number): number => me(now).warriors[clearing] - foesIn(now, clearing)

const cardsOffered = (now: Now): readonly CardId[] =>
  keys(now)
    .filter(key => key !== 'pass')
    .map(cardNumber)

/** Of the orders of a column the narrowest first, as long as it can be obeyed: a bird can wait. */
function orderNow(now: Now): Advice | null {
  const orders = candidates(now).filter(({ say: { id } }) => id === 'eyrie.decree.offer')
  const possible = orders.filter(({ say: { values } }) => values?.possible === true)
  const suited = possible.find(({ key }) => CARDS[cardNumber(key)].suit !== 'bird')
  const best = suited ?? possible[0]
  if (best) return { key: best.key, why: say('why.possible') }
  const saved = keys(now).find(key => !orders.some(order => order.key === key))
  return among(now, saved ?? leastWorth(now), say('why.turmoil'))
}
