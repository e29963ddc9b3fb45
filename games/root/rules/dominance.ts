import {
  choose,
  type Objection,
  type ObjectionTo,
  type Rule,
  type Seat,
  type Sifted,
  sift,
} from '@tablee/kernel'
import { CARDS, type CardId } from '../data/cards.ts'
import { MAPS } from '../data/map.ts'
import type { ClearingSuit } from '../data/suits.ts'
import type { RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { hasMatching, spend, take } from './cards.ts'
import { factionAt } from './faction.ts'
import { takesTurns } from './party.ts'
import { partyNaming } from './pieces.ts'
import { ruled, rules } from './ruler.ts'
import { win } from './score.ts'

/** The points needed to activate a dominance card. 3.3.1 */
export const ACTIVATION_SCORE = 10

/** Whether a card is a dominance card. */
export const isDominance = (card: CardId): boolean => CARDS[card].kind === 'dominance'

const ONCE: Objection = { why: say('why.dominanceOnce'), rule: '3.3.2.c' }
const ONCE_IN_COALITION: Objection = { why: say('why.dominanceOnce'), rule: '9.2.8.c' }
const TOO_FEW_SEATS: Objection = { why: say('why.coalitionSeats'), rule: '9.2.8.b' }
const TOO_EARLY: Objection = {
  why: say('why.dominanceScore', { points: ACTIVATION_SCORE }),
  rule: '3.3.1.b',
}
const NO_PARTNER: Objection = { why: say('why.coalitionPartner'), rule: '9.2.8.d' }

/** What speaks against a seat's activating a dominance card now. 3.3.1, 9.2.8 */
function againstActivating(state: RootState, seat: Seat): Objection | null {
  const { score } = state.players[seat]
  const joins = factionAt(state, seat).formsCoalitions === true
  if (score === null) return joins ? ONCE_IN_COALITION : ONCE
  if (joins && state.order.length < 4) return TOO_FEW_SEATS
  if (score < ACTIVATION_SCORE && !(joins && state.coalitionAnyScore)) return TOO_EARLY
  return joins && coalitionPartners(state, seat).length === 0 ? NO_PARTNER : null
}

/** The dominance cards of a seat's hand, sifted by what speaks against activating them now. */
export function activations(state: RootState, seat: Seat): Sifted<CardId> {
  return sift(state.players[seat].hand.filter(isDominance), () => againstActivating(state, seat))
}

/** A seat activates a dominance card and leaves the score track. 3.3.1 */
export function* activate(t: RootTable, seat: Seat, card: CardId): Rule {
  const player = t.state.players[seat]
  take(player.hand, card)
  player.dominance = card
  player.score = null
  t.say('dominance.activated', { seat, card })
  if (factionAt(t.state, seat).formsCoalitions) yield* formCoalition(t, seat)
}

/** The parties with whom a seat may form a coalition: the fewest points of all others. 9.2.8 */
export function coalitionPartners(state: RootState, seat: Seat): Seat[] {
  const others = state.players
    .map((player, other) => ({ other, player }))
    .filter(({ other, player }) => other !== seat && player.score !== null && takesTurns(state, other))
  const fewest = Math.min(...others.map(({ player }) => player.score as number))
  return others
    .filter(({ other, player }) => player.score === fewest && !inCoalition(state, other))
    .map(({ other }) => other)
}

function inCoalition(state: RootState, seat: Seat): boolean {
  return state.players.some(
    (player, other) => player.coalition === seat || (other === seat && player.coalition >= 0),
  )
}

function* formCoalition(t: RootTable, seat: Seat): Rule {
  const partner = yield* choose(t, seat, 'coalition.with', coalitionPartners(t.state, seat), {
    like: partyNaming,
    rule: '9.2.8.d',
    waits: true,
    commits: true,
  })
  t.state.players[seat].coalition = partner
  t.say('coalition.formed', { seat, partner })
  factionAt(t.state, seat).coalitionFormed?.(t, seat, partner)
}

const noCardOf = (rule: string): ObjectionTo<CardId> => ({
  why: card => say('why.dominanceSuit', { suit: CARDS[card].suit }),
  rule,
})
const NO_CARD = noCardOf('3.3.4.a')
const NO_BIRD = noCardOf('3.3.4.b')

/** The available dominance cards, sifted by whether a seat has a card to spend for them. 3.3.4 */
export function takings(state: RootState, seat: Seat): Sifted<CardId> {
  const { hand } = state.players[seat]
  return sift(state.available, card => {
    const { suit } = CARDS[card]
    if (hasMatching(hand, suit)) return null
    return suit === 'bird' ? NO_BIRD : NO_CARD
  })
}

/** A seat spends a card of the suit to take an available dominance card. 3.3.4 */
export function* takeAvailable(t: RootTable, seat: Seat, card: CardId): Rule {
  yield* spend(t, seat, CARDS[card].suit, '3.3.4.a')
  take(t.state.available, card)
  t.state.players[seat].hand.push(card)
  t.say('dominance.taken', { seat, card })
}

/** At the very start of Birdsong a seat with a fulfilled dominance wins. 3.3.1.I, 3.3.1.II */
export function* checkDominance(t: RootTable, seat: Seat): Rule<boolean> {
  const { dominance, coalition } = t.state.players[seat]
  if (dominance !== null && coalition < 0 && fulfils(t.state, seat, dominance)) win(t, seat, 'won.dominance')
  return false
}

checkDominance.idle = ({ players }: RootState, seat: Seat): boolean => players[seat].dominance === null

function fulfils(state: RootState, seat: Seat, card: CardId): boolean {
  const { suit } = CARDS[card]
  if (suit !== 'bird') return ruled(state, seat, suit as ClearingSuit).length >= 3
  return MAPS[state.map].opposite.some(pair => pair.every(corner => rules(state, seat, corner)))
}
