import type { Situation } from '@tablee/board'
import type { Candidate, Report } from '@tablee/kernel'
import type { Character, PlanAction } from '../state.ts'
import type { RobinsonView } from '../view.ts'

/** A moment of a game of Robinson Crusoe, as the learner knows it. */
export type Now = Situation<RobinsonView>

/** The learner's character. */
export const me = ({ view, seat }: Now): Character => view.characters[seat ?? 0]

/** Whether the learner is asked one of these questions. */
export const asked = ({ face }: Now, ...prompts: readonly string[]): boolean =>
  face !== null && prompts.includes(face.prompt.id)

/** Whether the learner makes the plan of a round. */
export const plans = (now: Now): boolean => asked(now, 'plan')

/** What may be chosen. */
export const candidates = ({ face }: Now): readonly Candidate[] => face?.candidates ?? []

/** The keys of what may be chosen. */
export const keys = (now: Now): readonly string[] => candidates(now).map(({ key }) => key)

/** Whether something may be chosen. */
export const offers = (now: Now, key: string): boolean => keys(now).includes(key)

/** A value of the prompt. */
export const promptValue = ({ face }: Now, name: string): unknown => face?.prompt.values?.[name]

/** Whether something was reported. */
export const happened = ({ journal }: Now, fits: (report: Report) => boolean): boolean => journal.some(fits)

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
