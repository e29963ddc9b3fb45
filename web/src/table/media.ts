import { useCallback, useSyncExternalStore } from 'react'

/** A phone's screen. */
export const NARROW = '(max-width: 700px)'

/** A screen on which the right column has room for one thing at a time. */
export const SMALL = '(max-width: 1279px), (max-height: 760px)'

/** Whether the screen is such as a media query says. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
