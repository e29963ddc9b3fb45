import { choose, type Refusal, type Rule, type Seat } from '@tablee/kernel'
import { CARDS, type Card, type CardId } from '../data/cards.ts'
import { CLEARINGS, type Clearing } from '../data/map.ts'
import { type ClearingSuit, SUITS } from '../data/suits.ts'
import type { RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { discard, drawCards, has, take } from './cards.ts'
import { factionAt } from './faction.ts'
import { removeAllEnemies } from './remove.ts'
import { clockwise, score } from './score.ts'
import { clearingsOf, hasSuit, suitsOf } from './suits.ts'

/** Crafting pieces by suit; those in a clearing of every suit count apart, for whichever is wanted. */
export type Power = { [S in ClearingSuit | 'every']: number }

/** The crafting pieces of a seat that are not yet activated this turn. 4.1.1 */
export function craftingPower(state: RootState, seat: Seat): Power {
  const faction = factionAt(state, seat)
  if (faction.craftingPower) return faction.craftingPower(state, seat)
  const power = { fox: 0, rabbit: 0, mouse: 0, every: 0 }
  for (const clearing of CLEARINGS) power[kindOf(state, clearing)] += unactivated(state, seat, clearing)
  return power
}

/** What a crafting piece in a clearing counts for. */
export function kindOf(state: RootState, clearing: Clearing): keyof Power {
  const suits = suitsOf(state, clearing)
  return suits.length === 1 ? suits[0] : 'every'
}

function unactivated(state: RootState, seat: Seat, clearing: Clearing): number {
  const { buildings, tokens } = state.players[seat]
  let count = 0
  for (const kind of factionAt(state, seat).craftsWith) count += (buildings[kind] ?? tokens[kind])[clearing]
  return Math.max(0, count - state.turn.activated[clearing])
}

/** Why a seat cannot craft a card, with the rule that forbids it; null when it can. */
export function whyNotCraft(
  state: RootState,
  seat: Seat,
  id: CardId,
  power: Power = craftingPower(state, seat),
): Pick<Refusal, 'why' | 'rule'> | null {
  const card = CARDS[id]
  if (card.kind === 'ambush') return { why: say('why.ambushNotCrafted'), rule: '2.1.2.b' }
  if (card.kind === 'dominance') return { why: say('why.dominanceNotCrafted'), rule: '2.1.3.b' }
  if (card.item && state.supply[card.item] === 0)
    return { why: say('why.itemGone', { item: card.item }), rule: '4.1.2.c' }
  if (card.kind === 'effect' && state.players[seat].effects.some(other => CARDS[other].name === card.name))
    return { why: say('why.alreadyInPlay'), rule: '4.1.4' }
  if (!payable(card, power)) return { why: say('why.craftingPieces'), rule: '4.1.1.a' }
  return null
}

/** Whether a seat can craft a card; the quick form of `whyNotCraft`. */
export function canCraft(state: RootState, seat: Seat, id: CardId, power: Power): boolean {
  const card = CARDS[id]
  if (card.cost.length === 0 || (card.item && state.supply[card.item] === 0) || !payable(card, power))
    return false
  if (card.kind !== 'effect') return true
  for (const other of state.players[seat].effects) if (CARDS[other].name === card.name) return false
  return true
}

function payable({ cost }: Card, power: Power): boolean {
  let { fox, rabbit, mouse } = power
  if (fox + rabbit + mouse + power.every < cost.length) return false
  for (const suit of cost) {
    if (suit === 'fox') fox--
    else if (suit === 'rabbit') rabbit--
    else if (suit === 'mouse') mouse--
  }
  const lacking = Math.min(fox, 0) + Math.min(rabbit, 0) + Math.min(mouse, 0)
  return lacking + power.every >= 0
}

/** The cards of a seat's hand that it can craft now. */
export function craftable(state: RootState, seat: Seat): CardId[] {
  const found: CardId[] = []
  const { hand } = state.players[seat]
  if (hand.length === 0) return found
  const power = craftingPower(state, seat)
  if (power.fox + power.rabbit + power.mouse + power.every === 0) return found
  for (const card of hand) if (canCraft(state, seat, card, power)) found.push(card)
  return found
}

/** The cards of a seat's hand that it cannot craft now, each with the reason. */
export function refusedCrafts(state: RootState, seat: Seat): Refusal[] {
  const power = craftingPower(state, seat)
  return state.players[seat].hand.flatMap(card => {
    const refusal = whyNotCraft(state, seat, card, power)
    if (!refusal) return []
    const { key } = CARDS[card]
    return [{ key: `craft:${key}`, say: say('act.craft', { card }), at: `card:${key}`, ...refusal }]
  })
}

/** A seat crafts a card of its hand. 4.1 */
export function* craft(t: RootTable, seat: Seat, id: CardId): Rule {
  const { state } = t
  const card = CARDS[id]
  yield* pay(t, seat, card)
  take(state.players[seat].hand, id)
  state.crafting = id
  t.say('crafted', { seat, card: id })
  if (card.kind === 'effect') {
    state.players[seat].effects.push(id)
    state.crafting = -1
    return
  }
  if (card.item) craftItem(t, seat, card)
  else yield* removeAllEnemies(t, seat, clearingsOf(state, card.suit as ClearingSuit))
  state.crafting = -1
  discard(t, id)
}

/** Activates the crafting pieces of the cost; of any suit where it says so. 4.1.1 */
function* pay(t: RootTable, seat: Seat, { cost }: Card): Rule {
  for (const suit of cost) if (suit !== 'any') activate(t, seat, suit as ClearingSuit)
  for (const suit of cost)
    if (suit === 'any') {
      const power = craftingPower(t.state, seat)
      const chosen = yield* choose(
        t,
        seat,
        'craft.activate',
        SUITS.filter(one => power[one] + power.every > 0),
        { say: one => say('suit', { suit: one }), rule: '4.1.1.d' },
      )
      activate(t, seat, chosen)
    }
}

function activate(t: RootTable, seat: Seat, suit: ClearingSuit): void {
  const faction = factionAt(t.state, seat)
  if (faction.activate) {
    faction.activate(t, seat, suit)
    return
  }
  const left = CLEARINGS.filter(one => unactivated(t.state, seat, one) > 0)
  // A clearing of every suit comes last: it may be wanted for another.
  const clearing =
    left.find(one => kindOf(t.state, one) === suit) ?? left.find(one => hasSuit(t.state, one, suit))
  if (clearing === undefined) throw new Error(`No ${suit} crafting piece is left to activate.`)
  t.state.turn.activated[clearing]++
}

/** Takes the item from the supply and scores the points of the card. 4.1.2, 3.2.2 */
function craftItem(t: RootTable, seat: Seat, card: Card): void {
  const { item, vp } = card
  if (!item || vp === undefined) return
  const { state } = t
  const player = state.players[seat]
  const faction = factionAt(state, seat)
  state.supply[item]--
  if (faction.gainItem) faction.gainItem(t, seat, item)
  else player.items.push({ item, exhausted: false })
  score(t, seat, faction.itemPoints?.(state, seat, card) ?? vp, 'crafting')
  if (has(player, 'masterEngravers')) score(t, seat, 1, 'crafting')
  for (const other of clockwise(state))
    if (other !== seat && has(state.players[other], 'murineBroker')) drawCards(t, other, 1)
}
