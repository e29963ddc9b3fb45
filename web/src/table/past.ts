import type { Scene } from '@tablee/table'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Source } from '../source/source.ts'

/** A look back: which moment is shown, and the way through the others. */
export interface Past {
  /** The moment that is shown; null while the table is shown as it stands. */
  readonly scene: Scene | null
  readonly at: number
  readonly last: number
  readonly playing: boolean
  goTo(picks: number): void
  /** Plays from a moment on. */
  play(from: number): void
  pause(): void
  /** Back to the table as it stands. */
  close(): void
}

const STEP = 600

/** Looks back at a table, from where `open` says: a number of picks, or null for not at all. */
export function usePast(source: Source, last: number, open: number | null): Past {
  const [at, setAt] = useState<number | null>(open)
  const [scene, setScene] = useState<Scene | null>(null)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    let wanted = true
    if (at !== null)
      source.at(Math.min(at, last)).then(
        then => wanted && setScene(then),
        () => wanted && setAt(null),
      )
    return () => {
      wanted = false
    }
  }, [source, at, last])
  useEffect(() => {
    if (!playing || at === null || scene === null) return
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), STEP)
    return () => clearTimeout(timer)
  }, [playing, at, last, scene])
  const goTo = useCallback((picks: number) => {
    setPlaying(false)
    setAt(picks)
  }, [])
  const play = useCallback((from: number) => {
    setAt(from)
    setPlaying(true)
  }, [])
  const pause = useCallback(() => setPlaying(false), [])
  const close = useCallback(() => {
    setPlaying(false)
    setAt(null)
    setScene(null)
  }, [])
  return useMemo(
    () => ({ scene: at === null ? null : scene, at: at ?? last, last, playing, goTo, play, pause, close }),
    [scene, at, last, playing, goTo, play, pause, close],
  )
}
