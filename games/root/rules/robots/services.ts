import type { Provenance, Rule } from '@tablee/kernel'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Clearing } from '../../data/map.ts'
import type { Party, Player, RootState, RootTable } from '../../state.ts'
import { take } from '../cards.ts'
import { partyAt } from '../faction.ts'
import { NOBODY } from '../party.ts'
import { pointsOf } from './keys.ts'
import { advancedOf, boardOf, isRobot, robotAt } from './robot.ts'

/** Something on sale: a card, or warriors or boats for a turn. */
export type Ware = CardId | 'riverboats' | 'mercenaries'

/** Who sells services, as robots buy them. robot.9.7 */
export interface Shop {
  /** The cards on sale, where they lie. */
  cards(state: RootState, seller: Party): CardId[]
  /** The warriors paid, by owner, where they lie. */
  payments(state: RootState, seller: Party): number[]
  /** Whether it sells a robot one more service in this turn. */
  sells(state: RootState, seller: Party, buyer: Party): boolean
  /** What follows from a sale. */
  sold?(t: RootTable, seller: Party, buyer: Party): Rule
}

/** What a service costs by the points of the buyer: from how many on, and how many warriors. robot.9.2.3 */
export const SERVICE_PRICES = {
  from: 'rulebook',
  steps: [
    { points: 20, price: 4 },
    { points: 10, price: 3 },
    { points: 0, price: 2 },
  ],
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** What a service costs somebody. robot.9.2.3, robot.service.basic.general.c */
export const priceFor = (player: Player): number =>
  SERVICE_PRICES.steps.find(({ points }) => pointsOf(player) >= points)?.price ?? 0

/** Whose warriors are paid: those of the buyer; for who has none, and robots that say so, the seller’s own. robot.9.2.3.d */
export const payerOf = (state: RootState, seller: Party, buyer: Party): Party =>
  partyAt(state, buyer).warriors === 0 || robotAt(state, buyer).paysWithTheirs ? seller : buyer

/** Whether somebody can pay for a service. */
export const canPay = (state: RootState, seller: Party, buyer: Party): boolean => {
  const { players } = state
  if (players[payerOf(state, seller, buyer)].warriors[0] < priceFor(players[buyer])) return false
  return !isRobot(players[buyer]) || (partyAt(state, buyer).pays?.able(state, buyer) ?? 1) > 0
}

/** Where the buyer of a card lays it: at once, as what follows from the sale may end the game. */
export type Lay = (card: CardId) => void

/** Somebody pays for a service and has it. robot.9.2.3 */
export function* buy(
  t: RootTable,
  seller: Party,
  buyer: Party,
  ware: Exclude<Ware, CardId> | { readonly card: CardId; readonly lay: Lay },
): Rule {
  const { players, turn } = t.state
  const { shop } = partyAt(t.state, seller)
  if (!shop) return
  const { pays } = partyAt(t.state, buyer)
  if (pays && isRobot(players[buyer])) yield* pays.pay(t, buyer, 1, 'robot.service.basic')
  const owner = payerOf(t.state, seller, buyer)
  const count = priceFor(players[buyer])
  const payments = shop.payments(t.state, seller)
  while (payments.length <= owner) payments.push(0)
  payments[owner] += count
  players[owner].warriors[0] -= count
  turn.notes.bought = (turn.notes.bought ?? 0) + 1
  t.say('robot.paid', { seat: seller, buyer, owner, count })
  if (typeof ware === 'object') {
    const { card, lay } = ware
    take(shop.cards(t.state, seller), card)
    t.say('robot.sold', { seat: seller, buyer, card })
    lay(card)
  } else {
    turn.notes[ware === 'riverboats' ? 'boats' : 'hired'] = 1
    t.say('robot.serves', { seat: seller, buyer, service: ware })
  }
  if (shop.sold) yield* shop.sold(t, seller, buyer)
}

/** Who would sell a robot a service now, or -1: not to one that cannot pay, nor as a rule to one behind in points. robot.service.basic.general */
export function sellerTo(state: RootState, buyer: Party, evenBehind = false): Party {
  const { players, order } = state
  const seller = order.find(one => one !== buyer && partyAt(state, one).shop)
  if (seller === undefined) return NOBODY
  if (!evenBehind && pointsOf(players[buyer]) < pointsOf(players[seller])) return NOBODY
  return partyAt(state, seller).shop?.sells(state, seller, buyer) && canPay(state, seller, buyer)
    ? seller
    : NOBODY
}

/** A robot buys one of the cards on sale that it wants, as chance has it; tells whether it did. */
export function* buyCard(
  t: RootTable,
  party: Party,
  wanted: (cards: readonly CardId[]) => readonly CardId[],
  lay: Lay,
  evenBehind = false,
): Rule<boolean> {
  const seller = sellerTo(t.state, party, evenBehind)
  const cards = seller === NOBODY ? [] : wanted(partyAt(t.state, seller).shop?.cards(t.state, seller) ?? [])
  if (cards.length === 0) return false
  yield* buy(t, seller, party, { card: cards[cards.length === 1 ? 0 : t.random(cards.length)], lay })
  return true
}

/** A robot without an item to craft buys a card on sale; tells whether it did. robot.service.basic.hand-card */
export const buyItemCard = (t: RootTable, party: Party, lay: Lay): Rule<boolean> =>
  buyCard(t, party, cards => bestToCraft(t.state, party, cards), lay)

const isBird = (card: CardId): boolean => CARDS[card].suit === 'bird'

/** The cards whose item is left and that list most points; some robots take birds first. robot.service.basic.hand-card */
function bestToCraft(state: RootState, party: Party, cards: readonly CardId[]): readonly CardId[] {
  const usable = cards.filter(card => {
    const { item } = CARDS[card]
    return (
      item !== undefined && state.supply[item] > 0 && !(isBird(card) && robotAt(state, party).noBirdCards)
    )
  })
  const birdsFirst = advancedOf(state, party)?.prefersBirds === true
  if (usable.length === 0)
    return birdsFirst && boardOf(state, party).suit !== 'bird' ? cards.filter(isBird) : []
  const among = birdsFirst && usable.some(isBird) ? usable.filter(isBird) : usable
  const most = Math.max(...among.map(card => CARDS[card].vp ?? 0))
  return among.filter(card => (CARDS[card].vp ?? 0) === most)
}

/** A robot buys a card that it would rather have as its order; tells whether it did. robot.service.advanced.intro */
export function* buyWanted(t: RootTable, party: Party, lay: Lay): Rule<boolean> {
  const { wants } = advancedOf(t.state, party) ?? {}
  return wants ? yield* buyCard(t, party, cards => wants(t.state, party, cards), lay) : false
}

/** The map as a robot sees it that would hire boats: rivers are paths to it. robot.service.advanced.intro */
export function withBoats(state: RootState, party: Party): RootState {
  const { turn } = state
  if (turn.notes.boats || turn.seat !== party || !advancedOf(state, party)?.takesBoats) return state
  if (sellerTo(state, party) === NOBODY) return state
  return { ...state, turn: { ...turn, notes: { ...turn.notes, boats: 1 } } }
}

/** A robot hires boats for the rest of its turn. robot.service.advanced.intro */
export const hireBoats = (t: RootTable, party: Party): Rule =>
  buy(t, sellerTo(t.state, party), party, 'riverboats')

/** Whether a robot would hire warriors now: in Daylight or Evening, once in a turn, if it has warriors at all. */
const mayHire = (state: RootState, party: Party): boolean => {
  const { notes, phase } = state.turn
  return !notes.hired && phase !== 'birdsong' && partyAt(state, party).warriors > 0
}

/** How few warriors make a robot hire others. robot.service.basic.mercenaries */
const FEW = 2

/** With few warriors a robot hires those of the seller that stand by, except against the seller. robot.service.basic.mercenaries */
export function* hireForBattle(t: RootTable, party: Party, clearing: Clearing, foe: Party): Rule {
  const { players } = t.state
  if (!mayHire(t.state, party) || players[party].warriors[clearing] > FEW) return
  const seller = sellerTo(t.state, party)
  if (seller === NOBODY || seller === foe || players[seller].warriors[clearing] === 0) return
  yield* buy(t, seller, party, 'mercenaries')
}

/** Where a robot can build; where that is nowhere, hired warriors may help it to rule. robot.service.basic.mercenaries.b */
export function* sitesWithHelp(
  t: RootTable,
  party: Party,
  sites: (state: RootState) => Clearing[],
): Rule<Clearing[]> {
  const own = sites(t.state)
  if (own.length > 0 || !mayHire(t.state, party)) return own
  const seller = sellerTo(t.state, party)
  const { turn } = t.state
  const hired: RootState = { ...t.state, turn: { ...turn, notes: { ...turn.notes, hired: 1 } } }
  if (seller === NOBODY || sites(hired).length === 0) return own
  yield* buy(t, seller, party, 'mercenaries')
  return sites(t.state)
}
