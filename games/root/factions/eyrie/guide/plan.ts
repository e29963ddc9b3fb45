import { CARDS, type CardId } from '../../../data/cards.ts'
import { CLEARINGS, type Clearing, clearingOf, MAPS } from '../../../data/map.ts'
import type { Suit } from '../../../data/suits.ts'
import { me, mySeat, type Now } from '../../../guide/now.ts'
import { distancesTo, foesIn, prizesIn } from '../../../guide/places.ts'
import { COLUMNS, type Column } from '../data.ts'
import { boardOf } from '../rules/board.ts'

/** Whether a card of a suit acts in a clearing. */
const fits = ({ view }: Now, clearing: Clearing, suit: Suit): boolean =>
  suit === 'bird' || view.suits[clearing] === suit

const neighbours = ({ view }: Now, clearing: Clearing): readonly Clearing[] =>
  clearingOf(MAPS[view.map], clearing).paths

const isMine = (now: Now, clearing: Clearing): boolean => now.view.rulers[clearing] === mySeat(now)

/** Whether there is a slot for a roost in a clearing that has none. */
export function hasRoom(now: Now, clearing: Clearing): boolean {
  const { view } = now
  const { slots, ruin } = clearingOf(MAPS[view.map], clearing)
  const taken = view.players.reduce((total, { built }) => total + built[clearing], 0)
  const ruined = ruin && view.ruins[clearing] !== null ? 1 : 0
  return me(now).buildings.roost[clearing] === 0 && slots - taken - ruined > 0
}

/** Where each order of the Decree could be obeyed in this turn or the next. */
const REACH: { readonly [C in Column]: (now: Now, clearing: Clearing) => boolean } = {
  recruit: (now, clearing) => me(now).buildings.roost[clearing] > 0,
  move: (now, clearing) => me(now).warriors[clearing] > 0,
  battle: (now, clearing) => foesIn(now, clearing) + prizesIn(now, clearing) > 0 && isNear(now, clearing),
  build: (now, clearing) =>
    hasRoom(now, clearing) && (isMine(now, clearing) || (isNear(now, clearing) && foesIn(now, clearing) < 3)),
}

/** Whether warriors stand there, or may be ordered there. */
const isNear = (now: Now, clearing: Clearing): boolean =>
  me(now).warriors[clearing] > 0 ||
  neighbours(now, clearing).some(one => me(now).warriors[one] > 1 && isOrderedToMove(now, one))

const isOrderedToMove = (now: Now, clearing: Clearing): boolean =>
  boardOf(me(now)).decree.move.some(card => fits(now, clearing, CARDS[card].suit))

/** How gladly the guide adds the first order of a column, and how many make a Decree that is easy to obey. */
const WANTED: { readonly [C in Column]: { readonly at: number; readonly most: number } } = {
  move: { at: 10, most: 2 },
  build: { at: 9, most: 1 },
  recruit: { at: 6, most: 2 },
  battle: { at: 5, most: 1 },
}

/** As many places to obey as make an order easy. */
const MANY = 3

/** A bird obeys anywhere, and costs a point if the Decree fails: it belongs where places are hardest to find. */
const BIRD_EASE: { readonly [C in Column]: number } = { recruit: 0.5, move: 0.5, battle: 1, build: 4 }

/** How good a card would be in a column: the more places it leaves to obey, the better. */
export function worthIn(now: Now, card: CardId, column: Column): number {
  const { suit } = CARDS[card]
  const { decree, leader } = boardOf(me(now))
  const there = decree[column].length
  const places = CLEARINGS.filter(one => fits(now, one, suit) && REACH[column](now, one)).length
  const rivals = decree[column].filter(one => CARDS[one].suit === suit || CARDS[one].suit === 'bird').length
  const recruits = (leader === 'charismatic' ? 2 : 1) * (there + 1)
  if (column === 'recruit' && me(now).warriors[0] < 2 * recruits) return -9
  if (places <= (column === 'build' || column === 'battle' ? rivals : 0)) return -9
  const { at, most } = WANTED[column]
  const ease = suit === 'bird' ? BIRD_EASE[column] : Math.min(places, MANY)
  return at - (there >= most ? 9 : 4 * there) + ease
}

/** A card and the column it would go to. */
export interface Order {
  readonly card: CardId
  readonly column: Column
  readonly worth: number
}

/** The best order that some cards can make. */
export function bestOrder(now: Now, cards: readonly CardId[]): Order | undefined {
  return cards
    .flatMap(card => COLUMNS.map(column => ({ card, column, worth: worthIn(now, card, column) })))
    .toSorted((a, b) => b.worth - a.worth)[0]
}

/** The suits of the orders of a column that are still to be obeyed. */
export function pending(now: Now, column: Column): readonly Suit[] {
  const { decree, resolved } = boardOf(me(now))
  return decree[column].filter(card => !resolved.includes(card)).map(card => CARDS[card].suit)
}

const wants = (now: Now, column: Column, clearing: Clearing): boolean =>
  pending(now, column).some(suit => fits(now, clearing, suit))

/** How much a clearing serves the orders that are still to come: a roost to build, somebody to fight. */
export function serves(now: Now, clearing: Clearing): number {
  const builds = wants(now, 'build', clearing) && hasRoom(now, clearing)
  const fights = wants(now, 'battle', clearing) && foesIn(now, clearing) + prizesIn(now, clearing) > 0
  return (builds ? 6 : 0) + (fights ? 3 : 0)
}

/** How far each clearing is from the next site for a roost that is ordered; [0] is not used. */
export const farFromSites = (now: Now): readonly number[] =>
  distancesTo(
    now,
    CLEARINGS.filter(clearing => wants(now, 'build', clearing) && hasRoom(now, clearing)),
  )
