import type { Scene } from '@tablee/table'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Source } from '../source/source.ts'
import { stopsIn } from './stops.ts'

/** How fast a game is watched again: so many times the usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const

/** One of them. */
export type Speed = (typeof SPEEDS)[number]

/** A look back: which moment is shown, and the way through the others. */
export interface Past {
  /** The moment that is shown; null while the table is shown as it stands. */
  readonly scene: Scene | null
  readonly at: number
  readonly last: number
  /** The moments at which a turn, or a round, begins. */
  readonly stops: readonly number[]
  readonly playing: boolean
  readonly speed: Speed
  goTo(picks: number): void
  /** Plays from a moment on, or several stretches one after the other. */
  play(from: number, ...stretches: readonly Stretch[]): void
  pause(): void
  setSpeed(speed: Speed): void
  /** Back to the table as it stands. */
  close(): void
}

/** A part of a game, from a moment to another. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** How long a moment is shown at the usual speed, in milliseconds. */
const STEP = 600

/** Looks back at a table, from where `open` says: a number of picks, or null for not at all. */
export function usePast(source: Source, { picks: last, journal }: Scene, open: number | null): Past {
  const [at, setAt] = useState<number | null>(open)
  const [scene, setScene] = useState<Scene | null>(null)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const [tour, setTour] = useState<readonly Stretch[]>([])
  const stops = useMemo(() => (at === null ? [] : stopsIn(journal, last)), [at, journal, last])
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
    const timer = setTimeout(() => {
      const [stretch, ...rest] = tour
      const over = stretch !== undefined && at >= stretch.to
      if (over) setTour(rest)
      if (over ? rest.length === 0 : at >= last) setPlaying(false)
      else setAt(over ? rest[0].from : at + 1)
    }, STEP / speed)
    return () => clearTimeout(timer)
  }, [playing, at, last, scene, speed, tour])
  const goTo = useCallback((picks: number) => {
    setPlaying(false)
    setTour([])
    setAt(picks)
  }, [])
  const play = useCallback((from: number, ...stretches: readonly Stretch[]) => {
    setTour(stretches)
    setAt(from)
    setPlaying(true)
  }, [])
  const pause = useCallback(() => setPlaying(false), [])
  const close = useCallback(() => {
    setPlaying(false)
    setTour([])
    setAt(null)
    setScene(null)
  }, [])
  return useMemo(
    () => ({
      scene: at === null ? null : scene,
      at: at ?? last,
      last,
      stops,
      playing,
      speed,
      goTo,
      play,
      pause,
      setSpeed,
      close,
    }),
    [scene, at, last, stops, playing, speed, goTo, play, pause, close],
  )
}
