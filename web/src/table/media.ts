import { useMemo, useSyncExternalStore } from 'react'

/** A screen that fingers touch. */
export const COARSE = '(pointer: coarse)'

/** Whether the screen is such as a media query says. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => {
    const list = matchMedia(query)
    return {
      subscribe(listener: () => void) {
        list.addEventListener('change', listener)
        return () => list.removeEventListener('change', listener)
      },
      matches: () => list.matches,
    }
  }, [query])
  return useSyncExternalStore(media.subscribe, media.matches)
}
