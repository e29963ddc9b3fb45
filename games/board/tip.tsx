import { type FC, useLayoutEffect, useRef, useState } from 'react'

const EDGE = 8
const ARROW = 11

/** What gives the answer must be seen while one reads why another is refused. */
const KEPT_CLEAR = '.confirm'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Where a tip stands: under its piece, or over it near the bottom of the page and where it would cover the answer. */
export function tipAt(
  box: Box,
  size: { readonly width: number; readonly height: number },
  page: { readonly width: number; readonly height: number },
  clear: readonly Box[],
): { readonly left: number; readonly top: number; readonly under: boolean } {
  const middle = (box.left + box.right) / 2
  const left = Math.max(EDGE, Math.min(middle - size.width / 2, page.width - size.width - EDGE))
  const below = box.bottom + ARROW - 2
  const above = box.top - ARROW - size.height + 2
  const covers = (top: number): boolean =>
    clear.some(one => meet({ left, right: left + size.width, top, bottom: top + size.height }, one))
  const fits = below + size.height + EDGE + 2 < page.height
  const under = fits && !(covers(below) && above >= EDGE && !covers(above))
  return { left, top: under ? below : above, under }
}

/** A tooltip at a piece: under it, or over it near the bottom of the page. */
export const Tip: FC<{ readonly box: DOMRect; readonly text: string; readonly late: boolean }> = ({
  box,
  text,
  late,
}) => {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another size.
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height } = element.current ?? {
      offsetWidth: 0,
      offsetHeight: 0,
    }
    setSize({ width, height })
  }, [text])
  const page = { width: window.innerWidth, height: window.innerHeight }
  const clear = [...document.querySelectorAll(KEPT_CLEAR)].map(one => one.getBoundingClientRect())
  const { left, top, under } = tipAt(box, size, page, clear)
  return (
    <div
      ref={element}
      className={`part-tip ${under ? 'is-under' : 'is-over'}${late ? ' is-late' : ''}`}
      role="tooltip"
      style={{ left, top, '--at': `${box.left + box.width / 2 - left}px` } as object}
    >
      {text}
    </div>
  )
}
