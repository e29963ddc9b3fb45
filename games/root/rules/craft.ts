import { choose, type Objection, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import { CARDS, type Card, type CardId } from '../data/cards.ts'
import { ITEMS, type Item } from '../data/items.ts'
import { CLEARINGS, type Clearing } from '../data/map.ts'
import { type ClearingSuit, SUITS } from '../data/suits.ts'
import type { RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { discard, drawCards, has, take } from './cards.ts'
import { factionAt, partyAt } from './faction.ts'
import { type LandmarkPiece, landmarkOf } from './landmark.ts'
import { controlledBy } from './party.ts'
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
  for (const clearing of CLEARINGS) {
    const left = unactivated(state, seat, clearing)
    if (left > 0) power[kindOf(state, clearing)] += left
  }
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

const AMBUSH: Objection = { why: say('why.ambushNotCrafted'), rule: '2.1.2.b' }
const DOMINANCE: Objection = { why: say('why.dominanceNotCrafted'), rule: '2.1.3.b' }
const IN_PLAY: Objection = { why: say('why.alreadyInPlay'), rule: '4.1.4' }
const TOO_DEAR: Objection = { why: say('why.craftingPieces'), rule: '4.1.1.a' }
const GONE = Object.fromEntries(
  ITEMS.map(item => [item, { why: say('why.itemGone', { item }), rule: '4.1.2.c' }]),
) as { readonly [I in Item]: Objection }

/** What speaks against crafting a card with the pieces at hand. 4.1 */
function againstCrafting(state: RootState, seat: Seat, power: Power, id: CardId): Objection | null {
  const card = CARDS[id]
  if (card.kind === 'ambush') return AMBUSH
  if (card.kind === 'dominance') return DOMINANCE
  if (card.item && state.supply[card.item] === 0) {
    const gone = againstBorrowing(state, seat, card.item)
    if (gone) return gone
  }
  if (card.kind === 'effect')
    for (const other of state.players[seat].effects) if (CARDS[other].name === card.name) return IN_PLAY
  const objection = factionAt(state, seat).whyNotCraft?.(state, seat, card) ?? null
  return objection ?? (payable(card, power) ? null : TOO_DEAR)
}

/** What speaks against crafting an item that is not in the supply: it must lie on a landmark that lends it. */
function againstBorrowing(state: RootState, seat: Seat, item: Item): Objection | null {
  const lender = lenderOf(state, item)
  if (!lender) return GONE[item]
  return landmarkOf(lender.id).whyNotLent?.(state, seat, lender.clearing) ?? null
}

/** The landmark on which an item lies. */
const lenderOf = (state: RootState, item: Item): LandmarkPiece | undefined =>
  state.landmarks?.find(({ id }) => (landmarkOf(id).holds?.(state, item) ?? 0) > 0)

/** Whether crafting pieces suffice for a card. 4.1.1 */
export function payable({ cost }: Card, power: Power): boolean {
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

/** The cards of a seat's hand, sifted by what speaks against crafting them now. */
export function crafts(state: RootState, seat: Seat): Sifted<CardId> {
  const power = craftingPower(state, seat)
  return sift(state.players[seat].hand, card => againstCrafting(state, seat, power, card))
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
  if (card.item) yield* craftItem(t, seat, card)
  else yield* removeAllEnemies(t, seat, clearingsOf(state, card.suit as ClearingSuit))
  const kept = card.item !== undefined && (yield* isKept(t, seat, id))
  state.crafting = -1
  if (!kept) discard(t, id)
}

/** Whether what a seat controls lets it keep a card that it crafted for its item, and it does. */
function* isKept(t: RootTable, seat: Seat, card: CardId): Rule<boolean> {
  for (const party of controlledBy(t.state, seat)) {
    const { lendsCraft } = partyAt(t.state, party)
    if (lendsCraft && (yield* lendsCraft(t, party, seat, card))) return true
  }
  return false
}

/** Activates the crafting pieces of the cost; of any suit where it says so. 4.1.1 */
export function* pay(t: RootTable, seat: Seat, { cost }: Card): Rule {
  for (const suit of cost) if (suit !== 'any') yield* activate(t, seat, suit as ClearingSuit)
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
      yield* activate(t, seat, chosen)
    }
}

function* activate(t: RootTable, seat: Seat, suit: ClearingSuit): Rule {
  const faction = factionAt(t.state, seat)
  if (faction.activate) {
    yield* faction.activate(t, seat, suit)
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
function* craftItem(t: RootTable, seat: Seat, card: Card): Rule {
  const { item, vp } = card
  if (!item || vp === undefined) return
  const { state } = t
  const player = state.players[seat]
  const faction = factionAt(state, seat)
  const keeps = faction.keepsCrafted ? yield* faction.keepsCrafted(t, seat, item, vp) : null
  const lender = state.supply[item] === 0 ? lenderOf(state, item) : undefined
  if (lender) landmarkOf(lender.id).lend?.(t, item)
  else state.supply[item]--
  if (keeps !== false) {
    if (faction.gainItem) yield* faction.gainItem(t, seat, item)
    else player.items.push({ item, exhausted: false })
  }
  if (keeps !== true) score(t, seat, faction.itemPoints?.(state, seat, card) ?? vp, 'crafting')
  if (has(player, 'masterEngravers')) score(t, seat, 1, 'crafting')
  if (lender) landmarkOf(lender.id).crafted?.(t, seat)
  for (const other of clockwise(state))
    if (other !== seat && has(state.players[other], 'murineBroker')) drawCards(t, other, 1)
}
