import { beforePaint } from '@tablee/board/before-paint.ts'
import { useEffect } from 'react'
import { useTable } from './context.tsx'

/** When the button that had the focus is gone with its question, the focus goes to the next question. */
export function useRefocus(id: string): void {
  const { scene } = useTable()
  const { picks, face } = scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question the focus may be lost
  useEffect(
    () =>
      beforePaint(() => {
        // A button that is disabled keeps the focus until it is painted so.
        if (document.activeElement?.matches('body, :disabled'))
          document.getElementById(id)?.focus({ preventScroll: true })
      }),
    [id, picks, face],
  )
}
