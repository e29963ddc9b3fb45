import { beforePaint } from '@tablee/board/before-paint.ts'
import type { Scene } from '@tablee/table'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSettings } from '../../settings.tsx'
import { useTable } from '../context.tsx'
import { useMedia } from '../media.ts'
import { rise } from './laid.ts'
import { showChanges } from './show.ts'
import { type Snapshot, snapshotOf } from './snapshot.ts'
import { Stage } from './stage.ts'
import './motion.css'

/** How long a second lasts at each speed. */
const PACE = { off: 0, quick: 0.5, normal: 1, slow: 2 }

/** A step of more picks than this is a jump through the game, not a move. */
const JUMP = 6

/** What changes on the table is seen to change: briefly, from the frame that shows it, until a click or a key. */
export function Motion() {
  const { motion } = useSettings()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const pace = still ? 0 : PACE[motion]
  const { scene } = useTable()
  const overlay = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage | null>(null)
  const seen = useRef<{ readonly scene: Scene; readonly pieces: Snapshot } | null>(null)
  useLayoutEffect(() => {
    const show = () => {
      const before = seen.current
      if (!overlay.current || pace === 0) {
        seen.current = null
        return
      }
      stage.current?.skip()
      const now = { scene, pieces: snapshotOf(document) }
      seen.current = now
      if (!before || before.scene === scene || Math.abs(scene.picks - before.scene.picks) > JUMP) return
      stage.current = new Stage(overlay.current, pace)
      showPoints(stage.current, before.scene.scores.at(-1)?.scores ?? [], scene)
      showChanges(stage.current, before.pieces, now.pieces)
      stage.current.start()
    }
    return beforePaint(show)
  }, [scene, pace])
  useEffect(() => {
    const skip = () => stage.current?.skip()
    addEventListener('pointerdown', skip, true)
    addEventListener('keydown', skip, true)
    return () => {
      removeEventListener('pointerdown', skip, true)
      removeEventListener('keydown', skip, true)
    }
  }, [])
  return <div ref={overlay} className="motion" aria-hidden="true" />
}

function showPoints(stage: Stage, before: readonly (number | null)[], { scores, cast }: Scene): void {
  for (const [seat, score] of (scores.at(-1)?.scores ?? []).entries()) {
    const gained = (score ?? 0) - (before[seat] ?? score ?? 0)
    const marker = document.querySelector(`:is(.top-score, .phone-top) [data-ref="seat:${seat}"]`)
    if (gained > 0 && marker) rise(stage, marker, `+${gained}`, cast[seat])
  }
}
