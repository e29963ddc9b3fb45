import { type FC, memo, useLayoutEffect, useRef } from 'react'
import { bareGround, ground } from '../art/ground.ts'
import type { Woodland } from '../art/woodland.ts'

const drawn = new Map<Woodland, DocumentFragment>()

/** In the frame after the one that is painted next. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

/**
 * Floor, river, paths and trees: drawn once for a size, the trees in its second frame, and kept; the stylesheet gives it
 * the colours of a theme.
 */
export const Ground: FC<{ readonly wood: Woodland }> = memo(({ wood }) => {
  const svg = useRef<SVGSVGElement>(null)
  const { width, height } = wood.plate
  useLayoutEffect(() => {
    const element = svg.current
    if (!element) return
    const before = drawn.get(wood)
    let left = false
    let whole = before !== undefined
    if (before) element.replaceChildren(before)
    else {
      element.innerHTML = bareGround(wood)
      afterPaint(() => {
        if (left) return
        element.innerHTML = ground(wood)
        whole = true
      })
    }
    return () => {
      left = true
      if (!whole) return
      const kept = document.createDocumentFragment()
      kept.append(...element.childNodes)
      drawn.set(wood, kept)
    }
  }, [wood])
  return (
    <svg
      ref={svg}
      className="rt-woods"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    />
  )
})
