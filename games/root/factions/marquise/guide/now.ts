import type { Situation } from '@tablee/board'
import { asked, keys } from '@tablee/board/guide-now.ts'
import type { Report, Seat } from '@tablee/kernel'
import type { Player } from '../../../state.ts'
import type { RootView } from '../../../view.ts'

/** A moment of a game of Root, as the learner knows it. */
export type Now = Situation<RootView>

/** The seat of the learner. */
export const mySeat = ({ seat }: Now): Seat => seat ?? 0

/** All that belongs to the learner. */
export const me = (now: Now): Player => now.view.players[mySeat(now)]

/** Whether the learner chooses the next action of a day. */
export const choosesAction = (now: Now): boolean => asked(now, 'marquise.day')

/** The clearings that may be chosen. */
export const clearingsOffered = (now: Now): readonly number[] =>
  keys(now)
    .map(Number)
    .filter(clearing => clearing > 0)

/** What was reported since the learner's turn began. */
export function thisTurn(now: Now): readonly Report[] {
  const begins = now.journal.findLastIndex(
    ({ id, values }) => id === 'turn.begins' && values?.seat === mySeat(now),
  )
  return now.journal.slice(begins + 1)
}

/** Whether the learner's day has come this far: a round, and in it so many actions taken. */
export function isPast(now: Now, round: number, actions: number): boolean {
  if (!choosesAction(now)) return false
  return now.round > round || (now.round === round && 3 - now.view.turn.actions >= actions)
}
