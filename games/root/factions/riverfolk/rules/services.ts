import { type Objection, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { CLEARINGS } from '../../../data/map.ts'
import { take } from '../../../rules/cards.ts'
import { factionAt, partyAt, type StartOffer } from '../../../rules/faction.ts'
import { NOBODY, takesTurns } from '../../../rules/party.ts'
import type { Shop } from '../../../rules/robots/services.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { POSTS, RIVERFOLK, type Service } from '../data.ts'
import { fromSupply } from './purse.ts'
import { companyAt } from './state.ts'

/** Something on sale: a card of the hand, or one of the other two services. */
type Ware = Exclude<Service, 'handCard'> | CardId

const isCard = (ware: Ware): ware is CardId => typeof ware === 'number'
const serviceOf = (ware: Ware): Service => (isCard(ware) ? 'handCard' : ware)

const FULL: Objection = { why: say('riverfolk.why.limit'), rule: '11.2.6.II' }
const TOO_DEAR: Objection = { why: say('riverfolk.why.supply'), rule: '11.2.6.I.a' }
const TOO_DEAR_IN_ITEMS: Objection = { why: say('riverfolk.why.items'), rule: '11.2.6.III' }
const ONCE: Objection = { why: say('riverfolk.why.once'), rule: '11.2.7.I' }
const HIRES_NOBODY: Objection = { why: say('riverfolk.why.wanderer'), rule: '11.2.7.III.b.a' }

/** What speaks against a seat's buying something now. 11.2.6 */
function againstBuying(state: RootState, seller: Seat, buyer: Seat, ware: Ware): Objection | null {
  const { notes } = state.turn
  const service = serviceOf(ware)
  if (service === 'mercenaries' && factionAt(state, buyer).wanders) return HIRES_NOBODY
  if ((service === 'riverboats' && notes.boats) || (service === 'mercenaries' && notes.hired)) return ONCE
  if ((notes.bought ?? 0) >= purchases(state, seller, buyer)) return FULL
  if (companyAt(state, seller).prices[service] <= means(state, buyer)) return null
  return partyAt(state, buyer).pays ? TOO_DEAR_IN_ITEMS : TOO_DEAR
}

/** How many services a player may buy in a turn. 11.2.6.II */
export function purchases(state: RootState, seller: Seat, buyer: Seat): number {
  const { tokens } = state.players[seller]
  let count: number = RIVERFOLK.purchases
  for (const clearing of CLEARINGS)
    if (POSTS.some(post => tokens[post][clearing] > 0) && hasPiece(state.players[buyer], clearing)) count++
  return count
}

/** How much a player could pay: warriors in the supply, or what it pays with instead. 11.2.6.I, 11.2.6.III */
const means = (state: RootState, buyer: Party): number =>
  partyAt(state, buyer).pays?.able(state, buyer) ?? state.players[buyer].warriors[0]

/** What the Company sells a seat at the start of its Birdsong: all of it is known to everybody. 11.2.6 */
export function startOffers(state: RootState, seller: Seat, buyer: Seat): Sifted<StartOffer> {
  const wares: Ware[] =
    buyer === seller || !takesTurns(state, seller)
      ? []
      : [...state.players[seller].hand, 'riverboats', 'mercenaries']
  const offers = wares.map(ware => ({ offer: offerOf(state, seller, buyer, ware), ware }))
  const against = (offer: StartOffer): Objection | null => {
    const found = offers.find(one => one.offer === offer)
    return found ? againstBuying(state, seller, buyer, found.ware) : null
  }
  return sift(
    offers.map(({ offer }) => offer),
    against,
  )
}

function offerOf(state: RootState, seller: Seat, buyer: Seat, ware: Ware): StartOffer {
  const price = companyAt(state, seller).prices[serviceOf(ware)]
  return {
    party: seller,
    key: `buy:${isCard(ware) ? CARDS[ware].key : ware}`,
    say: isCard(ware)
      ? say('riverfolk.buy.card', { card: ware, price })
      : say('riverfolk.buy', { service: ware, price }),
    at: isCard(ware) ? `card:${CARDS[ware].key}` : `service:${ware}`,
    run: t => buy(t, seller, buyer, ware, price),
  }
}

/** A player pays, then has the service. 11.2.6, 11.2.7 */
function* buy(t: RootTable, seller: Seat, buyer: Seat, ware: Ware, price: number): Rule {
  const { notes } = t.state.turn
  yield* pay(t, seller, buyer, price)
  notes.bought = (notes.bought ?? 0) + 1
  if (isCard(ware)) {
    take(t.state.players[seller].hand, ware)
    t.state.players[buyer].hand.push(ware)
    t.say('riverfolk.sold', { seat: seller, buyer, card: ware })
    return
  }
  if (ware === 'riverboats') notes.boats = 1
  else notes.hired = 1
  t.say('riverfolk.serves', { seat: seller, buyer, service: ware })
}

/** Warriors of the buyer's supply go to Payments; what is paid otherwise counts in the Company's own. 11.2.6 */
function* pay(t: RootTable, seller: Seat, buyer: Seat, price: number): Rule {
  const { payments } = companyAt(t.state, seller)
  const { pays } = partyAt(t.state, buyer)
  if (pays) yield* pays.pay(t, buyer, price, '11.2.6.III')
  const owner = pays ? seller : buyer
  const count = fromSupply(t.state, owner, payments, price)
  t.say('riverfolk.paid', { seat: seller, owner, count })
}

/** Hired for the turn, its warriors count in Daylight and Evening as the buyer's, for rule and in battle. 11.2.7.III */
export function hiredBy({ turn }: RootState): Party {
  return turn.notes.hired === 1 && turn.phase !== 'birdsong' ? turn.seat : NOBODY
}

/** How robots buy: by their own prices, within the limit for all. robot.9.7, robot.service.basic.general */
export const shop: Shop = {
  cards: ({ players }, seller) => players[seller].hand,
  payments: (state, seller) => companyAt(state, seller).payments,
  sells: (state, seller, buyer) => (state.turn.notes.bought ?? 0) < purchases(state, seller, buyer),
}
