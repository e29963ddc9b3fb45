import { choose, type Refusal, type Rule, type Seat } from '@tablee/kernel'
import { CARDS, type CardId } from '../data/cards.ts'
import { MAPS } from '../data/map.ts'
import type { ClearingSuit } from '../data/suits.ts'
import type { RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { hasMatching, spend, take } from './cards.ts'
import { factionAt } from './faction.ts'
import { partyNaming } from './pieces.ts'
import { ruled, rules } from './ruler.ts'
import { win } from './score.ts'

/** The points needed to activate a dominance card. 3.3.1 */
export const ACTIVATION_SCORE = 10

/** The dominance cards of a seat's hand that it may activate now. 3.3.1, 9.2.8 */
export function activatable(state: RootState, seat: Seat): CardId[] {
  const player = state.players[seat]
  const dominance = player.hand.filter(card => CARDS[card].kind === 'dominance')
  if (dominance.length === 0 || player.score === null) return []
  if (factionAt(state, seat).formsCoalitions) {
    const early = state.coalitionAnyScore || player.score >= ACTIVATION_SCORE
    return early && coalitionPartners(state, seat).length > 0 ? dominance : []
  }
  return player.score >= ACTIVATION_SCORE ? dominance : []
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
  if (state.order.length < 4) return []
  const others = state.players
    .map((player, other) => ({ other, player }))
    .filter(({ other, player }) => other !== seat && player.score !== null)
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

/** The available dominance cards that a seat can take by spending a card. 3.3.4 */
export function takeable(state: RootState, seat: Seat): CardId[] {
  const { hand } = state.players[seat]
  return state.available.filter(card => hasMatching(hand, CARDS[card].suit))
}

/** The dominance cards that a seat can neither activate nor take now, each with the reason. */
export function refusedDominance(state: RootState, seat: Seat): Refusal[] {
  const { hand } = state.players[seat]
  const held = hand.filter(card => CARDS[card].kind === 'dominance')
  const reason = held.length > 0 && activatable(state, seat).length === 0 ? whyNotActivate(state, seat) : null
  const beside = state.available.filter(card => !hasMatching(hand, CARDS[card].suit))
  return [
    ...(reason === null ? [] : held.map(card => refusal('dominance', card, reason))),
    ...beside.map(card =>
      refusal('takeDominance', card, {
        why: say('why.dominanceSuit', { suit: CARDS[card].suit }),
        rule: CARDS[card].suit === 'bird' ? '3.3.4.b' : '3.3.4.a',
      }),
    ),
  ]
}

type Reason = Pick<Refusal, 'why' | 'rule'>

function whyNotActivate(state: RootState, seat: Seat): Reason {
  const { score } = state.players[seat]
  const coalition = factionAt(state, seat).formsCoalitions === true
  if (score === null) return { why: say('why.dominanceOnce'), rule: coalition ? '9.2.8.c' : '3.3.2.c' }
  if (coalition && state.order.length < 4) return { why: say('why.coalitionSeats'), rule: '9.2.8.b' }
  if (score < ACTIVATION_SCORE && !(coalition && state.coalitionAnyScore))
    return { why: say('why.dominanceScore', { points: ACTIVATION_SCORE }), rule: '3.3.1.b' }
  return { why: say('why.coalitionPartner'), rule: '9.2.8.d' }
}

function refusal(act: 'dominance' | 'takeDominance', card: CardId, reason: Reason): Refusal {
  const { key } = CARDS[card]
  return { key: `${act}:${key}`, say: say(`act.${act}`, { card }), at: `card:${key}`, ...reason }
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
