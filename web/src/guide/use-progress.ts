import { type AnyGuide, closeOpen, type Guide, openNext, type Progress, type Situation } from '@tablee/board'
import type { Scene } from '@tablee/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepProgress, progressAt } from './kept.ts'

/** A guide reads the view of its own game, which the page does not know. */
function following(guide: AnyGuide, progress: Progress, scene: Scene): Progress {
  return openNext(guide as Guide, progress, scene as Situation)
}

/** How far the learner at a table has come: it follows the game, and is kept. Null without a guide. */
export function useProgress(table: string, guide: AnyGuide | null, scene: Scene, looksBack: boolean) {
  const [progress, setProgress] = useState(() => progressAt(table))
  const before = useRef<Scene | null>(null)
  useEffect(() => {
    if (!guide || looksBack) return
    // Whoever was asked and has chosen is done with what was open; a lesson told while others play waits.
    const chose = before.current?.face && scene.picks > before.current.picks
    before.current = scene
    setProgress(now => now && following(guide, chose ? closeOpen(now) : now, scene))
  }, [guide, scene, looksBack])
  useEffect(() => {
    if (progress) keepProgress(table, progress)
  }, [table, progress])
  const read = useCallback(() => {
    setProgress(now => now && (guide ? following(guide, closeOpen(now), scene) : now))
  }, [guide, scene])
  const skip = useCallback((skipped: boolean) => setProgress(now => now && { ...now, skipped }), [])
  return { progress, read, skip }
}
