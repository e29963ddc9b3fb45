import { type FC, useLayoutEffect, useRef, useState } from 'react'

const EDGE = 8
const ARROW = 11

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
  const middle = box.left + box.width / 2
  const left = Math.max(EDGE, Math.min(middle - size.width / 2, window.innerWidth - size.width - EDGE))
  const under = box.bottom + ARROW + size.height + EDGE < window.innerHeight
  const top = under ? box.bottom + ARROW - 2 : box.top - ARROW - size.height + 2
  return (
    <div
      ref={element}
      className={`part-tip ${under ? 'is-under' : 'is-over'}${late ? ' is-late' : ''}`}
      role="tooltip"
      style={{ left, top, '--at': `${middle - left}px` } as object}
    >
      {text}
    </div>
  )
}
