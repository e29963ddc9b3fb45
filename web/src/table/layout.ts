import { type RefObject, useLayoutEffect, useState } from 'react'

/** The room that a table has on the screen. */
export interface Room {
  readonly width: number
  readonly height: number
}

/**
 * How the parts of a table stand. `low`: a phone that lies, the map at its left and a sheet at its right.
 * `portrait` and `landscape`: a tablet, or a window of its size.
 */
export type Layout = 'phone' | 'low' | 'portrait' | 'landscape' | 'desktop' | 'wide'

/** From these widths on, in pixels. */
const FROM = { sheet: 600, tablet: 700, landscape: 1024, desktop: 1280, wide: 1800 }

/** A table lower than this has its map beside everything else. */
const LOW = 500

/** Folded seats, map, prompt and hand one under the other need this height. */
const TALL = 800

/** The layout for a room; decided by the table's own room, not by the device. */
export function layoutOf({ width, height }: Room): Layout {
  if (height < LOW && width >= FROM.sheet) return 'low'
  if (width < FROM.tablet) return 'phone'
  if (width >= FROM.wide) return 'wide'
  if (width >= FROM.desktop) return 'desktop'
  const upright = height >= TALL && (width < FROM.landscape || height > width)
  return upright ? 'portrait' : 'landscape'
}

/** The room of an element, less the line over an online table; that of the window until it is measured. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: innerWidth, height: innerHeight })
  useLayoutEffect(() => {
    const frame = element.current
    if (!frame) return
    const observer = new ResizeObserver(() => measure())
    let line: Element | null = null
    function measure(): void {
      const found = frame?.querySelector('.online-strip') ?? null
      if (found !== line) {
        if (line) observer.unobserve(line)
        if (found) observer.observe(found)
        line = found
      }
      const { width, height } = (frame as HTMLElement).getBoundingClientRect()
      const next = { width, height: height - (line?.getBoundingClientRect().height ?? 0) }
      setRoom(now => (now.width === next.width && now.height === next.height ? now : next))
    }
    observer.observe(frame)
    measure()
    return () => observer.disconnect()
  }, [element])
  return room
}
