import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 700px)')

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen is a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches)
}
