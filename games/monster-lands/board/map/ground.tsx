import { type FC, memo, useLayoutEffect, useRef } from 'react'

const kept = new Map<string, DocumentFragment>()

/**
 * What never moves, drawn once for a key and kept; the stylesheet gives it the colours of a theme. `draw` must draw the
 * same for the same key.
 */
export const Ground: FC<{
  readonly name: string
  readonly width: number
  readonly height: number
  readonly draw: () => string
}> = memo(
  ({ name, width, height, draw }) => {
    const svg = useRef<SVGSVGElement>(null)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for what is drawn.
    useLayoutEffect(() => {
      const element = svg.current
      if (!element) return
      const before = kept.get(name)
      if (before) element.replaceChildren(before)
      else element.innerHTML = draw()
      return () => {
        const drawn = document.createDocumentFragment()
        drawn.append(...element.childNodes)
        kept.set(name, drawn)
      }
    }, [name])
    return <svg ref={svg} className="ml-ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
  },
  (before, after) => before.name === after.name,
)
