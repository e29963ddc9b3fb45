import { renew, take } from '@tablee/common/piles.ts'
import { choose, type Objection, type Rule, type Seat, several } from '@tablee/kernel'
import { CARDS, type CardId, type Effect } from '../data/cards.ts'
import type { Good } from '../data/goods.ts'
import { say } from '../text/en.ts'
import { NO } from './objections.ts'
import {
  backIntoHold,
  discard,
  goodsAmong,
  type Harbour,
  type HarbourTable,
  hasRoom,
  type Merchant,
} from './state.ts'
import { receive } from './victory.ts'

/** turn.3: a card from the deck; the discard pile is shuffled when the deck is empty. */
export function drawCard(t: HarbourTable, seat: Seat): void {
  const { deck, discard, merchants } = t.state
  if (renew(t, deck, discard)) t.say('reshuffled')
  const card = t.draw(deck) as CardId // Four full hands leave ten cards.
  merchants[seat].hand.push(card)
  t.say('drew', { seat })
  t.sayTo([seat], 'drew.card', { card })
}

/** turn.6: the card is laid down, then it does what it says. */
export function* play(t: HarbourTable, seat: Seat, card: CardId): Rule {
  discard(t.state, seat, card)
  t.say('played', { seat, card })
  for (const effect of CARDS[card].effects) yield* apply(t, seat, effect)
}

function* apply(t: HarbourTable, seat: Seat, effect: Effect): Rule {
  switch (effect.verb) {
    case 'coins':
      t.state.merchants[seat].coins += effect.n // card.1
      return
    case 'smuggle':
      return yield* smuggle(t, seat)
    case 'sell':
      return yield* sell(t, seat, effect.n)
    case 'look':
      return yield* look(t, seat)
  }
}

const sayGood = (good: Good) => say('good', { good })

const smuggleNaming = { say: sayGood, at: (good: Good) => `customs:${good}`, rule: 'card.2' }

/** card.2: a crate leaves the customs house by the back door. */
function* smuggle(t: HarbourTable, seat: Seat): Rule {
  const { customs } = t.state.master
  const good = yield* choose(t, seat, 'smuggle', goodsAmong(customs), smuggleNaming)
  take(customs, good)
  t.say('smuggled', { seat, good })
  receive(t, seat, good)
}

/** What a broker gives for a crate. */
const sellingPrice = ({ data }: Harbour, { trade }: Merchant, good: Good): number =>
  good === trade ? data.broker.own : data.broker.other

/** card.3: one crate each of one or more different goods. */
function* sell(t: HarbourTable, seat: Seat, max: number): Rule {
  const merchant = t.state.merchants[seat]
  const goods = yield* several(
    t,
    seat,
    'sell',
    goodsAmong(merchant.warehouse),
    { min: 1, max },
    {
      say: good => say('sell.crate', { good, coins: sellingPrice(t.state, merchant, good) }),
      at: good => `warehouse:${seat}:${good}`,
      pass: say('sell.enough'),
      rule: 'card.3',
      waits: true,
    },
  )
  for (const good of goods) {
    take(merchant.warehouse, good)
    merchant.coins += sellingPrice(t.state, merchant, good)
    t.say('sold', { seat, good, coins: sellingPrice(t.state, merchant, good) })
  }
  backIntoHold(t, goods)
}

const LEAVE_OR_SHUFFLE = ['leave', 'shuffle'] as const

/** card.4: what comes ashore next is for one merchant to know; it stays known until the hold changes. */
function* look(t: HarbourTable, seat: Seat): Rule {
  const { hold, seen } = t.state
  const good = hold[hold.length - 1]
  t.reveal()
  if (!seen.includes(seat)) seen.push(seat)
  t.say('looked', { seat })
  t.sayTo([seat], 'looked.good', { good })
  const then = yield* choose(t, seat, 'look', LEAVE_OR_SHUFFLE, {
    say: one => say(one === 'leave' ? 'look.leave' : 'look.shuffle'),
    values: () => ({ good }),
    rule: 'card.4',
  })
  if (then === 'leave') return
  backIntoHold(t, [])
  t.say('shuffled', { seat })
}

/** What speaks against playing a card now. */
export function cardObjection(state: Harbour, seat: Seat, card: CardId): Objection | null {
  const { effects } = CARDS[card]
  if (effects.length === 0) return NO.answerAsAction
  for (const effect of effects) {
    const against = effectObjection(state, state.merchants[seat], effect)
    if (against) return against
  }
  return null
}

function effectObjection({ hold, master }: Harbour, merchant: Merchant, { verb }: Effect): Objection | null {
  switch (verb) {
    case 'coins':
      return null
    case 'smuggle':
      if (master.customs.length === 0) return NO.crateInCustoms
      return hasRoom(merchant) ? null : NO.roomInWarehouse
    case 'sell':
      return merchant.warehouse.length > 0 ? null : NO.crateToSell
    case 'look':
      return hold.length > 0 ? null : NO.crateAtSea
  }
}
