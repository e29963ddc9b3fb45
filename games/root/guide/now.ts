import type { Situation } from '@tablee/board'
import { isAsked, keys } from '@tablee/board/guide-now.ts'
import type { Report, Seat } from '@tablee/kernel'
import { CARDS, type Card } from '../data/cards.ts'
import { CLEARINGS } from '../data/map.ts'
import type { Player } from '../state.ts'
import type { RootView } from '../view.ts'

/** A moment of a game of Root, as the learner knows it. */
export type Now = Situation<RootView>

/** The seat of the learner. */
export const mySeat = ({ seat }: Now): Seat => seat ?? 0

/** All that belongs to the learner. */
export const me = (now: Now): Player => now.view.players[mySeat(now)]

/** The seat that plays a faction. */
export const seatOf = (now: Now, party: string): Seat => now.cast.indexOf(party)

/** Whether the learner holds a card of a kind. */
export const holds = (now: Now, kind: Card['kind']): boolean =>
  me(now).hand.some(card => CARDS[card].kind === kind)

/** The clearings that may be chosen. */
export const clearingsOffered = (now: Now): readonly number[] =>
  keys(now)
    .map(Number)
    .filter(clearing => clearing > 0)

/** Clearings to light up. */
export const clearingsWith = (has: (clearing: number) => boolean): string[] =>
  CLEARINGS.filter(has).map(clearing => `clearing:${clearing}`)

/** The clearings in which a piece of the learner stands, to light up. */
export const mine = (now: Now, kind: string): string[] =>
  clearingsWith(clearing => (me(now).buildings[kind] ?? me(now).tokens[kind])[clearing] > 0)

/** Whether the learner's own turn has come in this round or a later one: the latest moment of a lesson. */
export const inRound = (now: Now, round: number): boolean =>
  isAsked(now) && now.turnSeat === now.seat && now.round >= round

/** What was reported since the learner's turn began. */
export function thisTurn(now: Now): readonly Report[] {
  const begins = now.journal.findLastIndex(
    ({ id, values }) => id === 'turn.begins' && values?.seat === mySeat(now),
  )
  return now.journal.slice(begins + 1)
}
