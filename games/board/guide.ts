import type { Face, Json, Language, Message, Ref, Report, Text } from '@tablee/kernel'
import { asked } from './guide-now.ts'
import type { TableFacts } from './index.ts'

/** What the seat that looks knows at a moment of the game: all that a guide may look at. */
export interface Situation<V = unknown> extends TableFacts {
  readonly view: V
  /** The question put to the seat that looks; null while others choose. */
  readonly face: Face | null
  /** What happened, as far as the seat that looks may know. */
  readonly journal: readonly Report[]
  readonly round: number
}

/** A candidate that the guide would choose, and why. */
export interface Advice {
  readonly key: string
  /** The answer to the question that it leads to, so that one gesture gives both, and the words of that answer. */
  readonly next?: string
  readonly say?: Message
  readonly why: Message
}

/** Something to learn, told once, when its moment has come. */
export interface Lesson<V = unknown> {
  /** Its id is the id of its words; `<id>.title` is its title. */
  readonly id: string
  /** Whether its moment has come. One that must not be missed is true at the latest in a later round. */
  when?(now: Situation<V>): boolean
  /** The questions it is about: its moment has come with one of them, and it suggests what the guide would choose. */
  readonly asks?: readonly string[]
  /** What its words take. */
  values?(now: Situation<V>): { readonly [name: string]: Json }
  /** What it speaks of: lit up on the board while it is told. */
  show?(now: Situation<V>): readonly Ref[]
  /** What to choose, where the lesson is about the open question in another way. */
  suggest?(now: Situation<V>): Advice | null
}

/** The table at which a guided game starts: the same for everybody, so that its deal makes a good lesson. */
export interface GuidedStart {
  /** Who sits where: the learner, and bots of a level. */
  readonly seats: readonly ('you' | { readonly bot: string })[]
  readonly options: { readonly [name: string]: Json }
  readonly seed: number
}

/** A guided first game: a start and lessons. The game itself is an ordinary one, in which everything may be chosen. */
export interface Guide<V = unknown> {
  readonly start: GuidedStart
  /**
   * Where a game has several: how much there is to learn, so that the easiest is offered first. Its words then
   * hold `offer.title` and `offer`, by which it is chosen.
   */
  readonly level?: number
  /** In the order in which they are told when several moments have come. */
  readonly lessons: readonly Lesson<V>[]
  /** What to choose where no lesson speaks; null where the guide has no opinion. */
  advise?(now: Situation<V>): Advice | null
  /** Its words, in every language. */
  readonly text: { readonly [L in Language]: Text }
}

/** A guide of which the app knows nothing but that it is one. */
export type AnyGuide = Guide<never>

/** How far a learner has come. */
export interface Progress {
  /** The lessons that were told, in that order, the open one included. */
  readonly told: readonly string[]
  /** The lesson that is open. */
  readonly open: string | null
  /** The learner goes on alone. */
  readonly skipped: boolean
}

/** The progress of a learner who has not begun. */
export const BEGINNING: Progress = { told: [], open: null, skipped: false }

/** Opens the first lesson whose moment has come, unless one is open. */
export function openNext<V>(guide: Guide<V>, progress: Progress, now: Situation<V>): Progress {
  const { told, open, skipped } = progress
  if (open !== null || skipped) return progress
  const hasCome = (one: Lesson<V>): boolean => asks(one, now) || (one.when?.(now) ?? false)
  const lesson = guide.lessons.find(one => !told.includes(one.id) && hasCome(one))
  return lesson ? { told: [...told, lesson.id], open: lesson.id, skipped } : progress
}

const asks = ({ asks = [] }: Lesson<never>, now: Situation): boolean => asked(now, ...asks)

/** Closes the open lesson: it was read, or the learner has chosen. */
export function closeOpen(progress: Progress): Progress {
  return progress.open === null ? progress : { ...progress, open: null }
}

/** Whether every lesson was told and read. */
export function isOver<V>({ lessons }: Guide<V>, { told, open }: Progress): boolean {
  return open === null && lessons.every(({ id }) => told.includes(id))
}

/** The ref that stands for a candidate itself, wherever it is shown: lit up where it is advised. */
export const pickRef = (key: string): Ref => `pick:${key}`

/** What the guide would choose now, with the lesson that is open or without one; always one of the candidates. */
export function adviceAt<V>(guide: Guide<V>, { open }: Progress, now: Situation<V>): Advice | null {
  if (!now.face) return null
  const lesson = guide.lessons.find(({ id }) => id === open)
  const advice = (lesson && !asks(lesson, now) ? lesson.suggest?.(now) : guide.advise?.(now)) ?? null
  return advice && now.face.candidates.some(({ key }) => key === advice.key) ? advice : null
}
