import type { AnyBoard } from '@tablee/board'
import type { Scene } from '@tablee/table'
import { useEffect, useRef } from 'react'
import { useSettings } from '../../settings.tsx'
import { cueBetween } from './cues.ts'

/** Lets what happens at the table be heard, where a person wants it. */
export function useSounds(scene: Scene, board: AnyBoard | null): void {
  const { sound } = useSettings()
  const heard = useRef(scene)
  useEffect(() => {
    const before = heard.current
    heard.current = scene
    if (sound === 'off' || before === scene) return
    const cue = cueBetween(board, before, scene)
    if (cue) void import('./synth.ts').then(({ play }) => play(cue))
  }, [scene, board, sound])
}
