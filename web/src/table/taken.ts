import { refsOf } from '@tablee/board'
import type { Candidate, Ref } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { useCallback, useMemo, useRef } from 'react'

/** A pick that was made at this screen: after how many others, and at which places and pieces. */
export interface Made {
  readonly at: number
  readonly refs: readonly Ref[]
}

/** The picks of a gesture that goes on: nothing was reported since, and they can be taken back. */
export function takenIn(made: readonly Made[], { face, can, journal, picks }: Scene): readonly Made[] {
  if (!face || !can.undo) return []
  const changed = journal.findLast(({ id }) => id !== 'kernel.only')?.at ?? 0
  return made.filter(({ at }) => at >= changed && at < picks)
}

/** Remembers what was chosen so far in the gesture that goes on. */
export function useTaken(scene: Scene, undoTo: (picks: number) => void) {
  const made = useRef<readonly Made[]>([])
  const note = useCallback((candidate: Candidate, at: number) => {
    made.current = [...made.current.filter(one => one.at < at), { at, refs: refsOf(candidate) }]
  }, [])
  const taken = useMemo(() => takenIn(made.current, scene), [scene])
  const refs = useMemo<ReadonlySet<Ref>>(() => new Set(taken.flatMap(one => one.refs)), [taken])
  const takeBack = useCallback(
    (ref: Ref) => {
      const first = taken.find(one => one.refs.includes(ref))
      if (first) undoTo(first.at)
    },
    [taken, undoTo],
  )
  return { taken: refs, takeBack, note }
}
