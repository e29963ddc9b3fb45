import type { Situation } from '@tablee/board'
import type { Candidate, Report, Seat } from '@tablee/kernel'
import type { Player } from '../state.ts'
import type { RootView } from '../view.ts'

/** A moment of a game of Root, as the learner knows it. */
export type Now = Situation<RootView>

/** The seat of the learner. */
export const mySeat = ({ seat }: Now): Seat => seat ?? 0

/** All that belongs to the learner. */
export const me = (now: Now): Player => now.view.players[mySeat(now)]

/** Whether the learner is asked one of these questions. */
export const asked = ({ face }: Now, ...prompts: readonly string[]): boolean =>
  face !== null && prompts.includes(face.prompt.id)

/** Whether the learner chooses the next action of a day. */
export const choosesAction = (now: Now): boolean => asked(now, 'marquise.day')

/** What may be chosen. */
export const candidates = ({ face }: Now): readonly Candidate[] => face?.candidates ?? []

/** The keys of what may be chosen. */
export const keys = (now: Now): readonly string[] => candidates(now).map(({ key }) => key)

/** Whether something may be chosen. */
export const offers = (now: Now, key: string): boolean => keys(now).includes(key)

/** The clearings that may be chosen. */
export const clearingsOffered = (now: Now): readonly number[] =>
  keys(now)
    .map(Number)
    .filter(clearing => clearing > 0)

/** A value of the prompt. */
export const promptValue = ({ face }: Now, name: string): unknown => face?.prompt.values?.[name]

/** Whether a report was made, by or about the learner if asked for. */
export function happened(now: Now, id: string, fits: (values: Report['values']) => boolean = () => true) {
  return now.journal.some(report => report.id === id && fits(report.values))
}

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
