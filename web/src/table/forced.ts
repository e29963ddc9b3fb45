import type { Scene } from '@tablee/table'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings.tsx'

/** How long a forced move is shown before it is played, in milliseconds. */
const SHOWN = 900

/** The answer that the page gives for somebody who likes: the only one to a deed, once, so that it can be taken back. */
export function forcedIn({ face }: Scene, moment: string, played: ReadonlySet<string>): string | null {
  return face?.forced && !played.has(moment) ? (face.candidates[0]?.key ?? null) : null
}

/** Plays forced moves for who has set it so. */
export function useForced(answer: (key: string) => void, scene: Scene, moment: string): void {
  const { forced } = useSettings()
  const played = useRef(new Set<string>())
  const key = forced === 'play' ? forcedIn(scene, moment, played.current) : null
  const latest = useRef(answer)
  latest.current = answer
  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => {
      played.current.add(moment)
      latest.current(key)
    }, SHOWN)
    return () => clearTimeout(timer)
  }, [key, moment])
}
