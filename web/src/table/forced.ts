import type { Scene } from '@tablee/table'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings.tsx'
import type { Source } from '../source/source.ts'

/** How long a forced move is shown before it is played, in milliseconds. */
const SHOWN = 900

/** The answer that the page gives for somebody who likes: the only one to a deed, once, so that it can be taken back. */
export function forcedIn({ face, picks }: Scene, played: ReadonlySet<number>): string | null {
  return face?.forced && !played.has(picks) ? (face.candidates[0]?.key ?? null) : null
}

/** Plays forced moves for who has set it so. */
export function useForced(source: Source, scene: Scene): void {
  const { forced } = useSettings()
  const played = useRef(new Set<number>())
  const key = forced === 'play' ? forcedIn(scene, played.current) : null
  const { picks } = scene
  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => {
      played.current.add(picks)
      source.pick(key)
    }, SHOWN)
    return () => clearTimeout(timer)
  }, [key, picks, source])
}
