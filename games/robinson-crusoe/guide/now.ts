import type { Situation } from '@tablee/board'
import { asked, offers } from '@tablee/board/guide-now.ts'
import type { Character, PlanAction } from '../state.ts'
import type { RobinsonView } from '../view.ts'

/** A moment of a game of Robinson Crusoe, as the learner knows it. */
export type Now = Situation<RobinsonView>

/** The learner's character. */
export const me = ({ view, seat }: Now): Character => view.characters[seat ?? 0]

/** Whether the learner makes the plan of a round. */
export const plans = (now: Now): boolean => asked(now, 'plan')

/** Whether a plan is made in this round or a later one: the latest moment of a lesson. */
export const isPast = (now: Now, round: number): boolean => plans(now) && now.round >= round

/** Whether the plan of this round is nearly made: a player's pawn has no place left to find. */
export const isPlanned = (now: Now): boolean => plans(now) && offers(now, 'confirm')

/** The planned actions in which somebody still takes a chance. */
export const chancy = ({ view }: Now): readonly PlanAction[] =>
  view.plan.actions.filter(({ id }) => {
    const odds = view.outlooks.find(one => one.id === id)?.odds
    return odds !== undefined && odds !== null && (odds.success < 1 || odds.wound > 0)
  })
