import { choose, maybe, type Objection, type Refusal, type Rule, type Seat, sift } from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { type Act, actNaming, addWindowActs, dayWindowMayOpen, doCommonAct } from '../../../rules/acts.ts'
import { drawCards, handNaming, take } from '../../../rules/cards.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { COLUMNS, type Column } from '../data.ts'
import { board, type EyrieState } from './board.ts'
import { canFulfil, ORDERS } from './orders.ts'
import { turmoil } from './turmoil.ts'

/** 7.4.1 */
export function* emergencyOrders(t: RootTable, seat: Seat): Rule<boolean> {
  if (t.state.players[seat].hand.length > 0) return false
  t.say('eyrie.emergency', { seat })
  drawCards(t, seat, 1)
  return false
}

/** One card goes into the Decree; then a second may, and no two birds. 7.4.2 */
export function* addToDecree(t: RootTable, seat: Seat): Rule<boolean> {
  const { hand } = t.state.players[seat]
  const { notes } = t.state.turn
  if (hand.length === 0) return false
  const second = notes.added === 1
  const card = second ? yield* secondCard(t, seat, hand) : yield* firstCard(t, seat, hand)
  if (card === null) return false
  const column = yield* choose(t, seat, 'eyrie.decree.column', COLUMNS, {
    // As the board stands, this order could not be carried out in Daylight. 7.5.2.c
    say: one =>
      canFulfil(t.state, seat, one, CARDS[card].suit)
        ? say('eyrie.column', { column: one })
        : say('eyrie.column.turmoil', { column: one }),
    at: one => `decree:${one}`,
    values: () => ({ card }),
    rule: '7.4.2.c',
  })
  take(hand, card)
  board(t.state, seat).decree[column].push(card)
  t.say('eyrie.decree.added', { seat, card, column })
  notes.added = second ? 2 : 1
  if (isBird(card)) notes.birdAdded = 1
  return !second
}

const isBird = (card: CardId): boolean => CARDS[card].suit === 'bird'

const firstNaming = { ...handNaming, rule: '7.4.2.a' }
const secondEnd = say('eyrie.decree.second.end')

function firstCard(t: RootTable, seat: Seat, hand: readonly CardId[]): Rule<CardId> {
  return choose(t, seat, 'eyrie.decree.first', hand.slice(), firstNaming)
}

/** No two birds go into the Decree in one turn. 7.4.2.b */
const SECOND_BIRD: Objection = { why: say('eyrie.why.secondBird'), rule: '7.4.2.b' }

function secondCard(t: RootTable, seat: Seat, hand: readonly CardId[]): Rule<CardId | null> {
  const birdAdded = t.state.turn.notes.birdAdded === 1
  const cards = sift(hand, card => (birdAdded && isBird(card) ? SECOND_BIRD : null))
  return maybe(t, seat, 'eyrie.decree.second', cards.free, {
    like: handNaming,
    rule: '7.4.2.a',
    pass: secondEnd,
    refused: cards,
  })
}

/** Carries out one card of the Decree, column by column from the left; each run is one card. 7.5.2 */
export function* resolveDecree(t: RootTable, seat: Seat): Rule<boolean> {
  const own = board(t.state, seat)
  const column = nextColumn(own)
  if (column === undefined) {
    own.resolved.length = 0
    return false
  }
  const chosen = yield* chooseCard(t, seat, column)
  if (typeof chosen !== 'number') {
    yield* doCommonAct(t, seat, chosen)
    return true
  }
  const { suit } = CARDS[chosen]
  const begins = ORDERS[column].sites(t.state, seat, suit).length > 0
  const fulfilled = begins && !ORDERS[column].fallsShort?.(t.state, seat)
  if (begins) {
    t.say('eyrie.decree.resolved', { seat, card: chosen, column })
    own.resolved.push(chosen)
    yield* ORDERS[column].run(t, seat, suit)
  }
  if (!fulfilled) yield* turmoil(t, seat, column, chosen)
  return fulfilled
}

/** The leftmost column with cards that are yet to be resolved. */
function nextColumn({ decree, resolved }: EyrieState): Column | undefined {
  for (const column of COLUMNS) for (const card of decree[column]) if (!resolved.includes(card)) return column
  return undefined
}

/** Any card left in the column, also one that cannot be carried out, or what may be done at any time in Daylight. */
function chooseCard(t: RootTable, seat: Seat, column: Column): Rule<CardId | Act> {
  const { state } = t
  const { decree, resolved } = board(state, seat)
  const left = decree[column].filter(card => !resolved.includes(card))
  const acts: Act[] = []
  addWindowActs(state, seat, acts)
  return choose(t, seat, 'eyrie.decree.card', [...left, ...acts], {
    key: one => (typeof one === 'number' ? CARDS[one].key : actNaming.key(one)),
    say: one => (typeof one === 'number' ? sayCard(state, seat, column, one) : actNaming.say(one)),
    at: one => (typeof one === 'number' ? `card:${CARDS[one].key}` : actNaming.at(one)),
    values: () => ({ column, left: left.length }),
    rule: '7.5.2.b',
    refused: () => laterCards(decree, column),
    always: dayWindowMayOpen(state, seat),
    // Of an order that cannot even be begun, this is the last question: turmoil follows.
    waits:
      t.played && left.length === 1 && ORDERS[column].sites(state, seat, CARDS[left[0]].suit).length === 0,
  })
}

function sayCard(state: RootState, seat: Seat, column: Column, card: CardId) {
  const possible = canFulfil(state, seat, column, CARDS[card].suit)
  return say('eyrie.decree.offer', { card, column, possible })
}

function laterCards(decree: EyrieState['decree'], now: Column): Refusal[] {
  return COLUMNS.slice(COLUMNS.indexOf(now) + 1).flatMap(column =>
    decree[column].map(card => ({
      key: CARDS[card].key,
      say: say('eyrie.decree.offer', { card, column, possible: true }),
      at: `card:${CARDS[card].key}`,
      why: say('eyrie.why.laterColumn', { now }),
      rule: '7.5.2.a',
    })),
  )
}
