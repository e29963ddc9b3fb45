import { useEffect, useSyncExternalStore } from 'react'
import type { Queued } from './queued.ts'

// What the panel shows is a matter of the screen alone; the strip of the plan shows the queue that goes with it.
let shown: readonly Queued[] = []
const listeners = new Set<() => void>()

function show(queue: readonly Queued[]): void {
  shown = queue
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the strip which queue the panel goes through, as long as it is open. */
export function useShowing(queue: readonly Queued[]): void {
  useEffect(() => show(queue), [queue])
  useEffect(() => () => show([]), [])
}

/** The queue that the panel goes through; empty where no panel is open. */
export const useQueue = (): readonly Queued[] =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  )
