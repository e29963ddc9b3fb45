import { type FC, useEffect, useSyncExternalStore } from 'react'
import type * as Parts from '../rest.ts'

type Rest = typeof Parts

let load: (() => Promise<Rest>) | null = null
let rest: Rest | null = null
const waiting = new Set<() => void>()

/** Tells how the rest is fetched: this file is part of what the rest is made of. */
export function bringRest(loading: () => Promise<Rest>): void {
  load = loading
}

/** Fetches what no game shows at its start; once it is here, it is drawn without delay. */
export async function fetchRest(): Promise<void> {
  rest ??= (await load?.()) ?? null
  for (const tell of waiting) tell()
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/** What has come of the rest: nothing until it was fetched. */
export const look = (): Rest | null => rest

/** A component of the rest: it draws nothing until that has come. */
export function later<P extends object>(pick: (rest: Rest) => FC<P>): FC<P> {
  return props => {
    const here = useSyncExternalStore(subscribe, look, look)
    useEffect(() => {
      if (!here) void fetchRest()
    }, [here])
    const Part = here && pick(here)
    return Part && <Part {...props} />
  }
}
