import type { Scene } from '@tablee/table'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Source } from '../source/source.ts'

/** What is done next, once the table stands at a number of picks. */
interface Next {
  readonly at: number
  readonly act: (scene: Scene) => boolean
}

/**
 * Two picks that are one gesture, such as a pawn and its place: the question between them is not shown,
 * and they are taken back and made again together.
 */
export function useGestures(source: Source, scene: Scene) {
  const next = useRef<Next | null>(null)
  const ends = useRef(new Set<number>())
  const passing = useRef(-1)
  const before = useRef(scene)
  const latest = useRef(scene)
  latest.current = scene
  useEffect(() => {
    const now = next.current
    if (!now || scene.picks !== now.at || source.pending) return
    next.current = null
    if (!now.act(scene)) passing.current = -1
  }, [scene, source])
  const isPassing = passing.current === scene.picks && scene.mistake === null
  if (!isPassing) before.current = scene
  const passBy = useCallback((at: number, act: Next['act']) => {
    passing.current = at
    next.current = { at, act }
  }, [])
  const pickBoth = useCallback(
    (key: string, then: string) => {
      const { picks } = latest.current
      passBy(picks + 1, ({ face }) => {
        if (!face?.candidates.some(one => one.key === then)) return false
        ends.current.add(picks + 2)
        source.pick(then)
        return true
      })
      source.pick(key)
    },
    [source, passBy],
  )
  const undo = useCallback(() => {
    const { picks } = latest.current
    if (ends.current.has(picks))
      passBy(picks - 1, ({ can }) => {
        if (can.undo) source.undo()
        return can.undo
      })
    source.undo()
  }, [source, passBy])
  const undoTo = useCallback(
    (to: number) => {
      const { picks } = latest.current
      if (picks <= to) return
      if (picks - 1 > to)
        passBy(picks - 1, ({ can }) => {
          if (can.undo) undoTo(to)
          return can.undo
        })
      source.undo()
    },
    [source, passBy],
  )
  const redo = useCallback(() => {
    const { picks } = latest.current
    if (ends.current.has(picks + 2))
      passBy(picks + 1, ({ can }) => {
        if (can.redo) source.redo()
        return can.redo
      })
    source.redo()
  }, [source, passBy])
  const shown = isPassing ? before.current : scene
  return useMemo(() => ({ shown, pickBoth, undo, undoTo, redo }), [shown, pickBoth, undo, undoTo, redo])
}
