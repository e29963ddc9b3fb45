import { type Objection, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { CLEARINGS } from '../../../data/map.ts'
import type { Service } from '../../../factions/riverfolk/data.ts'
import { hasPost } from '../../../factions/riverfolk/rules/posts.ts'
import { takeOpenly } from '../../../rules/cards.ts'
import { partyAt, type StartOffer } from '../../../rules/faction.ts'
import { NOBODY } from '../../../rules/party.ts'
import { pointsOf } from '../../../rules/robots/keys.ts'
import { hasTrait, isRobot } from '../../../rules/robots/robot.ts'
import { buy, canPay, priceFor, type Shop, type Ware } from '../../../rules/robots/services.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { NUMBERS } from '../data.ts'
import { marketAt } from './board.ts'

const isCard = (ware: Ware): ware is CardId => typeof ware === 'number'

const FULL: Objection = { why: say('riverfolkRobots.why.limit'), rule: 'robot.9.2.3.b' }
const TOO_DEAR: Objection = { why: say('riverfolkRobots.why.supply'), rule: 'robot.9.2.3.c' }
const NO_OTTERS: Objection = { why: say('riverfolkRobots.why.theirs'), rule: 'robot.ruling.30' }
const ONCE: Objection = { why: say('riverfolkRobots.why.once'), rule: '11.2.7.I' }
const HIRES_NOBODY: Objection = {
  why: say('riverfolkRobots.why.wanderer'),
  rule: 'robot.trait.riverfolk.involved.b',
}

/** How many services a player may buy in a turn. 9.2.3 */
export function purchases({ players }: RootState, seller: Party, buyer: Party): number {
  let count: number = NUMBERS.purchases
  for (const clearing of CLEARINGS)
    if (hasPost(players[seller], clearing) && hasPiece(players[buyer], clearing)) count++
  return count
}

/** Whether somebody has no warriors: such a one pays nothing, and hires nobody to fight. 9.2.3, ruling.30 */
const hasNoWarriors = (state: RootState, buyer: Party): boolean => partyAt(state, buyer).warriors === 0

/** What speaks against a seat’s buying something now. 9.2.3 */
function againstBuying(state: RootState, seller: Party, buyer: Seat, ware: Ware): Objection | null {
  const { notes } = state.turn
  // A wanderer gains nothing by hired warriors; where they would else be lent to its enemies, that is worth a price.
  if (ware === 'mercenaries' && hasNoWarriors(state, buyer) && !hasTrait(state.players[seller], 'involved'))
    return HIRES_NOBODY
  if ((ware === 'riverboats' && notes.boats) || (ware === 'mercenaries' && notes.hired)) return ONCE
  if ((notes.bought ?? 0) >= purchases(state, seller, buyer)) return FULL
  if (canPay(state, seller, buyer)) return null
  return hasNoWarriors(state, buyer) ? NO_OTTERS : TOO_DEAR
}

/** What it sells a seat at the start of its Birdsong; nothing to who plays for dominance. 9.2.3 */
export function startOffers(state: RootState, seller: Party, buyer: Seat): Sifted<StartOffer> {
  const sells = buyer !== seller && state.players[buyer].score !== null
  const wares: Ware[] = sells ? [...marketAt(state, seller).market, 'riverboats', 'mercenaries'] : []
  const offers = wares.map(ware => ({ offer: offerOf(state, seller, buyer, ware), ware }))
  return sift(
    offers.map(({ offer }) => offer),
    offer => {
      const found = offers.find(one => one.offer === offer)
      return found ? againstBuying(state, seller, buyer, found.ware) : null
    },
  )
}

function offerOf(state: RootState, seller: Party, buyer: Seat, ware: Ware): StartOffer {
  const price = priceFor(state.players[buyer])
  return {
    party: seller,
    key: `buy:${isCard(ware) ? CARDS[ware].key : ware}`,
    say: isCard(ware)
      ? say('riverfolkRobots.buy.card', { card: ware, price })
      : say('riverfolkRobots.buy', { service: ware, price }),
    at: isCard(ware) ? `card:${CARDS[ware].key}` : `service:${ware}`,
    run: t => sell(t, seller, buyer, ware),
  }
}

function* sell(t: RootTable, seller: Party, buyer: Seat, ware: Ware): Rule {
  const lay = (card: CardId) => takeOpenly(t.state, buyer, [card])
  yield* buy(t, seller, buyer, isCard(ware) ? { card: ware, lay } : ware)
}

/** How robots find it. 9.7 */
export const shop: Shop = {
  cards: (state, seller) => marketAt(state, seller).market,
  payments: (state, seller) => marketAt(state, seller).payments,
  sells: () => true, // robot.service.basic.general: to robots without limit
  *sold(t, seller, buyer) {
    const { players, turn } = t.state
    const most = Math.max(...t.state.order.map(one => pointsOf(players[one])))
    if (!hasTrait(players[seller], 'greedy') || turn.notes.greedy === 1 || pointsOf(players[buyer]) < most)
      return
    turn.notes.greedy = 1
    score(t, seller, 1, 'services')
  },
}

/** Hired for a turn, its warriors count in Daylight and Evening as the buyer’s; a wanderer has no use for them. 9.2.3.III */
export function hiredBy(state: RootState): Party {
  const { notes, phase, seat } = state.turn
  return notes.hired === 1 && phase !== 'birdsong' && !hasNoWarriors(state, seat) ? seat : NOBODY
}

/** Involved: against a person who hired nobody they stand by all enemies. robot.trait.riverfolk.involved */
export function lendsAgainst(state: RootState, party: Party): Party {
  const { notes, phase, seat } = state.turn
  const { players } = state
  if (!hasTrait(players[party], 'involved') || notes.hired === 1 || phase === 'birdsong') return NOBODY
  return isRobot(players[seat]) ? NOBODY : seat
}

/** A service that is hired for a turn. */
export type Hired = Exclude<Service, 'handCard'>
