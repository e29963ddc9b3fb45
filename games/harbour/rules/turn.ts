import { take } from '@tablee/common/piles.ts'
import { anyFree, choose, type Next, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import { CARDS, type CardId } from '../data/cards.ts'
import type { Good } from '../data/goods.ts'
import { say } from '../text/en.ts'
import { cardObjection, drawCard, play } from './cards.ts'
import { NO } from './objections.ts'
import { raid, raidObjection } from './raid.ts'
import {
  afterHelm,
  goodsAmong,
  type Harbour,
  type HarbourTable,
  hasRoom,
  LIMITS,
  type Merchant,
  price,
} from './state.ts'
import { receive } from './victory.ts'

/** What a merchant can do with an action: one of four things, or play a card. */
type Action = 'work' | 'draw' | 'buy' | 'raid' | CardId

const ACTIONS_PER_TURN = 2
const PLACES = { work: 'purse', draw: 'deck', buy: 'quay', raid: 'warehouse' } as const
const ALWAYS: readonly Action[] = ['work', 'draw', 'buy', 'raid']

const isCard = (action: Action): action is CardId => action in CARDS
const actionNaming = {
  say: (action: Action) => (isCard(action) ? say('play', { card: action }) : say(action)),
  at: (action: Action) => (isCard(action) ? `card:${action}` : PLACES[action]),
}

/** turn.1: the turn of the merchant so many places after the helm: two actions. */
export function* turn(t: HarbourTable, place: number): Rule<Next> {
  const { state } = t
  const seat = afterHelm(state, place)
  t.turn(seat)
  let raided = false
  for (let left = ACTIONS_PER_TURN; left > 0; left--) {
    const already = raided
    const actions = sift(thinkable(state, seat), one => objection(state, seat, one, already))
    const action = yield* choose(t, seat, 'action', actions.free, {
      like: actionNaming,
      values: () => ({ left }),
      refused: actions,
      rule: 'turn.1',
      always: true, // That only “work” is left would tell the others what the hand is like.
    })
    if (action === 'raid') raided = true
    yield* act(t, seat, action)
  }
  return place + 1 < t.seats ? ['turn', place + 1] : 'plan'
}

function* act(t: HarbourTable, seat: Seat, action: Action): Rule {
  switch (action) {
    case 'work':
      t.state.merchants[seat].coins += 1 // turn.2
      t.say('worked', { seat })
      return
    case 'draw':
      return drawCard(t, seat)
    case 'buy':
      return yield* buy(t, seat)
    case 'raid':
      return yield* raid(t, seat)
    default:
      return yield* play(t, seat, action)
  }
}

/** turn.4 */
function* buy(t: HarbourTable, seat: Seat): Rule {
  const { quay, merchants } = t.state
  const merchant = merchants[seat]
  const goods = sift(goodsAmong(quay), one => priceObjection(merchant, one))
  const good = yield* choose(t, seat, 'buy', goods.free, {
    say: one => say('buy.crate', { good: one, coins: price(merchant, one) }),
    at: one => `quay:${one}`,
    refused: goods,
    rule: 'turn.4',
    waits: true,
  })
  merchant.coins -= price(merchant, good)
  take(quay, good)
  t.say('bought', { seat, good })
  receive(t, seat, good)
}

// What is possible, and why the rest is not

/** The four things that one can always think of, and each card of the hand once. */
function thinkable({ merchants }: Harbour, seat: Seat): Action[] {
  const all = ALWAYS.slice()
  for (const card of merchants[seat].hand) if (!all.includes(card)) all.push(card)
  return all
}

function objection(state: Harbour, seat: Seat, action: Action, raided: boolean): Objection | null {
  const merchant = state.merchants[seat]
  switch (action) {
    case 'work':
      return null
    case 'draw':
      return merchant.hand.length < LIMITS.hand ? null : NO.roomInHand
    case 'buy':
      if (!hasRoom(merchant)) return NO.roomInWarehouse
      return anyFree(state.quay, good => priceObjection(merchant, good)) ? null : NO.crateToBuy
    case 'raid':
      return raidObjection(state, seat, raided)
    default:
      return cardObjection(state, seat, action)
  }
}

const priceObjection = (merchant: Merchant, good: Good): Objection | null =>
  price(merchant, good) > merchant.coins ? NO.crateToBuy : null
