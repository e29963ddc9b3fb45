import { type FC, useEffect, useRef, useState } from 'react'
import { SHEET } from '../art/hex.ts'
import { usedNodes } from '../contents.ts'
import { Part, type Props } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import { Sea } from './sea.tsx'
import { Space } from './space.tsx'

const STACK = 'M0-19 16.500-9.500V9.500L0 19-16.500 9.500V-9.500Z'

/** The island in its sea. */
export const Island: FC<Props> = props => {
  const { view, language, size } = props
  const words = WORDS[language]
  const frame = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState({ width: 536, height: 372 })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect
      if (width > 0 && height > 0) setBox({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const nodes = usedNodes(view)
  const wide = nodes.includes('E1') ? SHEET.wide : SHEET.width
  const scale = Math.min(box.width / wide, box.height / SHEET.height)
  const width = box.width / scale
  const height = box.height / scale
  const left = (wide - width) / 2
  const top = (SHEET.height - height) / 2
  const tiles = view.decks.tiles.size
  return (
    <Part props={props} className={`rc-map is-${size}`} label={words.island}>
      <div ref={frame} className="rc-frame">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the part around it is named; a title would pop up. */}
        <svg viewBox={`${left} ${top} ${width} ${height}`}>
          <defs>
            <filter id="rc-blur" x="-60%" y="-60%" width="220%" height="220%">
              <feGaussianBlur stdDeviation="4" />
            </filter>
          </defs>
          <Sea nodes={nodes} left={left} top={top} width={width} height={height} />
          {nodes.map(node => (
            <Space key={node} node={node} />
          ))}
          <g className="rc-stack" transform={`translate(${left + width - 48} ${top + height - 62})`}>
            <path className="rc-stack-b" d={STACK} transform="translate(0 5)" />
            <path className="rc-stack-a" d={STACK} />
            <text className="rc-stack-n" y="5">
              {tiles}
            </text>
            {size === 'desktop' && (
              <text className="rc-stack-t" y="42">
                {words.tilesLeft}
              </text>
            )}
          </g>
        </svg>
      </div>
    </Part>
  )
}
