import type { Mark, Marks } from '@tablee/table/api.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { people } from './api-people.ts'
import { useWho } from './people.ts'

type All = Marks['marks']

let marks: All = []
let asked: string | null = null
const listeners = new Set<() => void>()

function become(next: All): void {
  marks = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Blocks or mutes somebody, or takes that back. */
export async function mark(who: string, change: Mark): Promise<void> {
  become((await people.mark(who, change)).marks)
}

/** Whom who uses this browser has blocked or muted; asked for once. */
export function useMarks(): All {
  const { me } = useWho()
  const id = me?.id ?? null
  useEffect(() => {
    if (id === null || asked === id) return
    asked = id
    people.marks().then(
      found => become(found.marks),
      () => {
        asked = null
      },
    )
  }, [id])
  return useSyncExternalStore(subscribe, () => marks)
}
