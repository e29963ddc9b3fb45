import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width of an element in pixels, as it changes: what is drawn to measure keeps its letters readable. */
export function useWidth<E extends HTMLElement>(usual: number): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(usual)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.round(entry.contentRect.width)))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return [element, width]
}
