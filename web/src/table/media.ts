import { useMemo, useSyncExternalStore } from 'react'

/** A phone's screen. */
export const NARROW = '(max-width: 700px)'

/** A screen on which the right column has room for one thing at a time. */
export const SMALL = '(max-width: 1279px), (max-height: 760px)'

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
