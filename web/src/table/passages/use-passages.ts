import type { AnyBoard, Passage } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Source } from '../../source/source.ts'
import { BEATS, lasts, type Pace, usePace } from './pace.ts'
import * as queues from './queue.ts'
import { recall } from './recall.ts'

/** What is on show beside the table, and the way through it. */
export interface Passing {
  readonly passages: readonly Passage[]
  readonly shown: number
  /** How long a beat of it lasts, in milliseconds; 0 where nothing moves. */
  readonly beat: number
  /** What the seat that looks knew before. */
  readonly before: unknown
  readonly passage: Passage
  /** What the next passage is called; null where this is the last. */
  readonly comes: string | null
}

/** The passages of a table. */
export interface Passages {
  /** The table as it is shown: while something passes, as it stood then, with nothing asked. */
  readonly scene: Scene
  readonly passing: Passing | null
  /** Whether what is on show concerns the one who looks. */
  readonly waits: boolean
  readonly pace: Pace
  setPace(pace: Pace): void
  next(): void
  skip(): void
  /** Shows again what was last resolved; null where nothing was. */
  readonly again: (() => void) | null
}

/** Holds a table back until what the rules resolved was seen. */
export function usePassages(
  source: Source,
  scene: Scene,
  board: AnyBoard | null,
  language: Language,
  still: boolean,
  hurried: boolean,
): Passages {
  const find = useCallback<queues.Find>(
    (reports, before, after) =>
      board?.passages?.(
        reports,
        { before: before.view as never, after: after.view as never, journal: after.journal },
        language,
      ) ?? [],
    [board, language],
  )
  const [kept, setQueue] = useState(() => queues.openQueue(scene))
  // A scene that comes is looked at before it is painted: no question flashes up that has to wait.
  const queue = queues.arrive(kept, scene, find)
  if (queue !== kept) setQueue(queue)
  const [pace, setPace] = usePace(scene.game)
  const [batch] = queue.waiting
  // The words are those of the language that is read now.
  const passages = useMemo(() => (batch ? find(batch.reports, batch.before, batch.after) : []), [batch, find])
  const passage = passages[queue.at] ?? null
  const waits = passage !== null && (queue.again || queues.waitsFor(passage, queues.readerOf(batch)))
  const next = useCallback(() => setQueue(queues.next), [])
  const skip = useCallback(() => setQueue(queues.skip), [])
  useEffect(() => {
    if (!passage || !batch) return
    if (pace === 'step' && waits) return
    const time = hurried && !waits ? 0 : lasts(passage, pace === 'quick' ? 'quick' : 'steady')
    return whileSeen(time, next)
  }, [passage, batch, pace, next, waits, hurried])
  const canRecall = board?.passages !== undefined && scene.journal.length > 0
  const { seen } = queue
  const again = useMemo(() => {
    if (passage) return null
    if (seen.length > 0) return () => setQueue(before => queues.review(before))
    if (!canRecall) return null
    return async () => {
      await board?.prepare?.()
      const batches = await recall(source, scene, find)
      setQueue(before => queues.review(before, batches))
    }
  }, [passage, seen, canRecall, board, source, scene, find])
  return useMemo(() => {
    const passing =
      passage && batch
        ? {
            passages,
            shown: queue.at,
            beat: still ? 0 : BEATS[pace],
            before: batch.before.view,
            passage,
            comes: (passages[queue.at + 1] ?? queues.nextOf(queue))?.name ?? null,
          }
        : null
    const shown = batch ? queues.held(batch, queue.table) : queue.table
    return { scene: shown, passing, waits, pace, setPace, next, skip, again }
  }, [passage, passages, batch, queue, waits, pace, still, setPace, next, skip, again])
}

/** Does something after a time in which the page was looked at. */
function whileSeen(milliseconds: number, act: () => void): () => void {
  let timer = 0
  const start = () => {
    clearTimeout(timer)
    if (!document.hidden) timer = window.setTimeout(act, milliseconds)
  }
  start()
  document.addEventListener('visibilitychange', start)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', start)
  }
}
