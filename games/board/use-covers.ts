import { type RefObject, useLayoutEffect } from 'react'

/** Whether something lies within something else, to the pixel. */
function lies(within: DOMRect, { left, right, top, bottom }: DOMRect): boolean {
  return (
    left > within.left - 1 && right < within.right + 1 && top > within.top - 1 && bottom < within.bottom + 1
  )
}

/**
 * A scene that lies over the table (`.over`) takes what it covers out of reach: nothing there can be seen, so neither
 * Tab nor a screen reader goes there.
 */
export function useCovers(panel: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const over = panel.current
    if (!over || !isShown) return
    let covered: readonly HTMLElement[] = []
    const uncover = () => {
      for (const part of covered) part.inert = false
      covered = []
    }
    const cover = () => {
      uncover()
      if (!over.querySelector(':scope > .over')) return
      const room = over.getBoundingClientRect()
      covered = [...(over.parentElement?.children ?? [])].filter(
        (part): part is HTMLElement =>
          part !== over && part instanceof HTMLElement && lies(room, part.getBoundingClientRect()),
      )
      // Whoever was there with the keyboard goes on at the question.
      if (covered.some(part => part.contains(document.activeElement)))
        document.getElementById('prompt')?.focus({ preventScroll: true })
      for (const part of covered) part.inert = true
    }
    // What is drawn in it comes later, and changes the room it has.
    const observer = new ResizeObserver(cover)
    observer.observe(over)
    return () => {
      observer.disconnect()
      uncover()
    }
  }, [panel, isShown])
}
