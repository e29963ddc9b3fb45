import {
  type Advice,
  type AnyGuide,
  adviceAt,
  type Guide,
  isOver,
  type Lesson,
  pickRef,
  type Situation,
} from '@tablee/board'
import type { Ref } from '@tablee/kernel'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { guideOf } from '../games.ts'
import { LitContext, useLit, useTable } from '../table/context.tsx'
import { progressAt } from './kept.ts'
import { useProgress } from './use-progress.ts'

/** The guide at a table, as its panel shows it. */
export interface GuideValue {
  readonly text: AnyGuide['text']
  /** The lesson that is shown: the open one, or an earlier one that is read again. */
  readonly lesson: Lesson | null
  /** Whether the lesson is an earlier one. */
  readonly again: boolean
  /** What the guide would choose now. */
  readonly advice: Advice | null
  /** Which lesson is shown, out of how many. */
  readonly number: number
  readonly total: number
  readonly shown: boolean
  /** Whether there is an earlier lesson. */
  readonly canGoBack: boolean
  /** The lesson was read: the next one, if its moment has come. */
  next(): void
  back(): void
  skip(): void
  /** Shows the guide again where it was skipped, or what it told where it is over. */
  show(): void
}

const GuideContext = createContext<GuideValue | null>(null)

/** The guide at this table; null where there is none. */
export function useGuide(): GuideValue | null {
  return use(GuideContext)
}

/** Follows a guided game, and lights up what its guide speaks of. */
export function GuideProvider({ children }: { readonly children: ReactNode }) {
  const { id, scene, past } = useTable()
  const lit = useLit()
  const [guide, setGuide] = useState<AnyGuide | null>(null)
  const { game, cast, seat, players } = scene
  // A guide to playing against a robot comes before that of the learner's own party.
  const parties = [...cast.slice(players.length), cast[seat ?? 0]].join(' ')
  useEffect(() => {
    if (progressAt(id)) guideOf(game, parties.split(' ')).then(setGuide)
  }, [id, game, parties])
  const { progress, read, skip } = useProgress(id, guide, scene, past.scene !== null)
  const [page, setPage] = useState<number | null>(null)
  const open = progress?.open ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new lesson comes before those read again
  useEffect(() => setPage(null), [open])
  const told = progress?.told.length ?? 0
  const at = page ?? told - 1
  const next = useCallback(() => {
    if (page === null) read()
    else setPage(page + 1 < told ? page + 1 : null)
  }, [page, read, told])
  const value = useMemo<GuideValue | null>(() => {
    if (!guide || !progress) return null
    const own = guide as Guide
    const now = scene as Situation
    const shownId = page === null ? progress.open : progress.told[page]
    const over = isOver(own, progress) && page === null
    return {
      text: own.text,
      lesson: own.lessons.find(lesson => lesson.id === shownId) ?? null,
      again: page !== null,
      advice: page === null ? adviceAt(own, progress, now) : null,
      number: at + 1,
      total: own.lessons.length,
      shown: !progress.skipped && !over && past.scene === null && scene.outcome === null,
      canGoBack: at > 0 || (page === null && progress.open === null && told > 0),
      next,
      back: () => setPage(page === null && progress.open === null ? told - 1 : at - 1),
      skip: () => (over || page !== null ? setPage(null) : skip(true)),
      show: () => (progress.skipped ? skip(false) : setPage(told - 1)),
    }
  }, [guide, progress, scene, past.scene, page, at, told, next, skip])
  const both = useMemo(() => litBy(value, scene as Situation, lit), [value, scene, lit])
  return (
    <GuideContext value={value}>
      <LitContext value={both}>{children}</LitContext>
    </GuideContext>
  )
}

/** What is pointed at, what the lesson speaks of, and what it advises. */
function litBy(guide: GuideValue | null, now: Situation, lit: ReadonlySet<Ref>): ReadonlySet<Ref> {
  if (!guide?.shown) return lit
  const { lesson, advice, again } = guide
  const spoken = lesson && !again ? (lesson.show?.(now) ?? []) : []
  return new Set([...lit, ...spoken, ...(advice ? [pickRef(advice.next ?? advice.key)] : [])])
}
