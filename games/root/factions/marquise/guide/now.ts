import { asked } from '@tablee/board/guide-now.ts'
import type { Now } from '../../../guide/now.ts'

/** Whether the learner chooses the next action of a day. */
export const choosesAction = (now: Now): boolean => asked(now, 'marquise.day')

/** Whether the learner's day has come this far: a round, and in it so many actions taken. */
export function isPast(now: Now, round: number, actions: number): boolean {
  if (!choosesAction(now)) return false
  return now.round > round || (now.round === round && 3 - now.view.turn.actions >= actions)
}
