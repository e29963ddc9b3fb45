import { type FC, memo, useLayoutEffect, useRef } from 'react'
import { ground } from '../art/ground.ts'
import type { Woodland } from '../art/woodland.ts'

const drawn = new Map<Woodland, DocumentFragment>()

/** Floor, river, paths and trees: drawn once for a size, and kept; the stylesheet gives it the colours of a theme. */
export const Ground: FC<{ readonly wood: Woodland }> = memo(({ wood }) => {
  const svg = useRef<SVGSVGElement>(null)
  const { width, height } = wood.plate
  useLayoutEffect(() => {
    const element = svg.current
    if (!element) return
    const before = drawn.get(wood)
    if (before) element.replaceChildren(before)
    else element.innerHTML = ground(wood)
    return () => {
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
