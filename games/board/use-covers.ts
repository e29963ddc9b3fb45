import { type RefObject, useLayoutEffect } from 'react'

/** Where on an element one looks whether it can be seen, in parts of its size. */
const LOOKS = [0.1, 0.3, 0.5, 0.7, 0.9]
/** Enough for one that lies within the other's room. */
const FEW_LOOKS = [0.1, 0.5, 0.9]

/** How much of an element lies behind another: one looks only where both are, since each look costs. */
function behind(over: Element, part: Element): 'all' | 'some' | 'none' {
  const upper = over.getBoundingClientRect()
  const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
  if (left >= upper.right || right <= upper.left || top >= upper.bottom || bottom <= upper.top) return 'none'
  const within = left >= upper.left && right <= upper.right && top >= upper.top && bottom <= upper.bottom
  const looks = within ? FEW_LOOKS : LOOKS
  let [seen, hidden] = [false, false]
  for (const x of looks)
    for (const y of looks) {
      const met = document.elementFromPoint(left + width * x, top + height * y)
      if (over.contains(met)) hidden = true
      else if (part.contains(met)) seen = true
    }
  return hidden ? (seen ? 'some' : 'all') : 'none'
}

/** What of some elements lies behind another: the largest parts that do so wholly. */
function partsBehind(over: Element, parts: Iterable<Element>): HTMLElement[] {
  return [...parts].flatMap(part => {
    if (part === over || !(part instanceof HTMLElement)) return []
    const how = behind(over, part)
    return how === 'all' ? [part] : how === 'some' ? partsBehind(over, part.children) : []
  })
}

const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest('[inert]') === null

/**
 * A scene or a sheet that lies over the table takes what is behind it out of reach: nothing there can be seen, so neither
 * Tab nor a screen reader goes there. Where that takes the main part of the page, what lies over it is the main part.
 * `now` is what the table shows: it is looked at again when that changes.
 */
export function useCovers(panel: RefObject<HTMLElement | null>, isOpen: boolean, now?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies behind changes with what is shown
  useLayoutEffect(() => {
    const over = panel.current
    if (!over || !isOpen) return
    let covered: readonly HTMLElement[] = []
    const uncover = () => {
      for (const part of covered) part.inert = false
      covered = []
      over.removeAttribute('role')
    }
    const cover = () => {
      // What is out of reach meets no pointer.
      uncover()
      covered = partsBehind(over, over.parentElement?.children ?? [])
      const lost = covered.some(part => part.contains(document.activeElement))
      for (const part of covered) part.inert = true
      if (![...document.querySelectorAll('main')].some(isShown)) over.setAttribute('role', 'main')
      if (!lost) return
      // Whoever was there with the keyboard goes on at the question, or where it is hidden too in what lies over it.
      const prompt = document.getElementById('prompt')
      const goesOn = prompt && isShown(prompt) ? prompt : over.querySelector('button')
      goesOn?.focus({ preventScroll: true })
    }
    // What is drawn in it comes later, and may change its room; until it has come to rest it is not in its place.
    const drawn = new MutationObserver(cover)
    drawn.observe(over, { childList: true })
    const observer = new ResizeObserver(cover)
    observer.observe(over)
    over.addEventListener('animationend', cover)
    return () => {
      drawn.disconnect()
      observer.disconnect()
      over.removeEventListener('animationend', cover)
      uncover()
    }
  }, [panel, isOpen, now])
}
