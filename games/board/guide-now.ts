// What guides look at and how they answer, whatever the game.
import type { Candidate, Message, Report } from '@tablee/kernel'
import type { Advice, Situation } from './guide.ts'

/** Whether the learner is asked something. */
export const isAsked = ({ face }: Situation): boolean => face !== null

/** Whether the learner is asked one of these questions. */
export const asked = ({ face }: Situation, ...prompts: readonly string[]): boolean =>
  face !== null && prompts.includes(face.prompt.id)

/** What may be chosen. */
export const candidates = ({ face }: Situation): readonly Candidate[] => face?.candidates ?? []

/** The keys of what may be chosen. */
export const keys = (now: Situation): readonly string[] => candidates(now).map(({ key }) => key)

/** Whether something may be chosen. */
export const offers = (now: Situation, key: string): boolean => keys(now).includes(key)

/** A value of the prompt. */
export const promptValue = ({ face }: Situation, name: string): unknown => face?.prompt.values?.[name]

/** Whether something was reported, with values that fit if asked for. */
export const happened = (
  { journal }: Situation,
  id: string,
  fits: (values: Report['values']) => boolean = () => true,
): boolean => journal.some(report => report.id === id && fits(report.values))

/** Advice for a candidate, if it is one. */
export const among = (now: Situation, key: string | number | undefined, why: Message): Advice | null =>
  key !== undefined && offers(now, String(key)) ? { key: String(key), why } : null

/** Advice for the first candidate. */
export const firstOf = (now: Situation, why: Message): Advice | null => among(now, keys(now)[0], why)

/** What to choose by the question that is asked; null where the guide has no opinion. */
export const adviser =
  <V>(how: { readonly [prompt: string]: ((now: Situation<V>) => Advice | null) | undefined }) =>
  (now: Situation<V>): Advice | null =>
    now.face ? (how[now.face.prompt.id]?.(now) ?? null) : null
