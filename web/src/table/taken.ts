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

/**
 * Remembers what was chosen so far in the gesture that goes on: what was sent, and the path of what was not.
 * `undoTo` takes picks back, `cut` answers of the path.
 */
export function useTaken(
  scene: Scene,
  path: readonly Candidate[],
  undoTo: (picks: number) => void,
  cut: (length: number) => void,
) {
  const made = useRef<readonly Made[]>([])
  const { picks } = scene
  /** Notes what is sent: the path and its end. */
  const note = useCallback(
    (last: Candidate) => {
      const sent = [...path, last].map((one, place) => ({ at: picks + place, refs: refsOf(one) }))
      made.current = [...made.current.filter(one => one.at < picks), ...sent]
    },
    [path, picks],
  )
  const taken = useMemo(() => takenIn(made.current, scene), [scene])
  const refs = useMemo<ReadonlySet<Ref>>(
    () => new Set([...taken.flatMap(one => one.refs), ...path.flatMap(refsOf)]),
    [taken, path],
  )
  const takeBack = useCallback(
    (ref: Ref) => {
      const place = path.findIndex(one => refsOf(one).includes(ref))
      const last = taken.findLast(one => one.refs.includes(ref))
      if (place >= 0) cut(place)
      else if (last) undoTo(last.at)
    },
    [taken, path, undoTo, cut],
  )
  return { taken: refs, takeBack, note }
}
