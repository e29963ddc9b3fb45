import { seeded } from '@tablee/board/seeded.ts'
import { type FC, memo } from 'react'
import type { Node } from '../../data/board.ts'
import { hexPath, middleOf, short } from '../art/hex.ts'

/** The shelves around the island, outermost first. */
const SHELVES = [64, 48, 33, 20]

/** The sea and the shelves around the island: they change with the size of the sheet alone. */
export const Sea: FC<{
  readonly nodes: readonly Node[]
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}> = memo(({ nodes, left, top, width, height }) => {
  const shore = nodes.map(node => hexPath(0, ...middleOf(node))).join('')
  return (
    <>
      <rect className="rc-sea" x={left} y={top} width={width} height={height} />
      <path className="rc-sea-wave" d={waves(left, top, width, height)} />
      <g className="rc-shore">
        {SHELVES.map((wide, i) => (
          <g key={wide}>
            <path className="rc-shore-line" d={shore} strokeWidth={wide + 1.5} />
            <path className={`rc-sf${i}`} d={shore} strokeWidth={wide} />
          </g>
        ))}
      </g>
      <g className="rc-rose" transform={`translate(${short(left + 44)} ${short(top + 52)})`}>
        <circle r="17" />
        <path d="M0-25 4-4 25 0 4 4 0 25-4 4-25 0-4-4Z" />
        <path className="rc-rose-2" d="M0-25V0H-4L0-25ZM25 0H0V-4ZM0 25V0H4ZM-25 0H0V4Z" />
        <text y="-29">N</text>
      </g>
    </>
  )
})

function waves(left: number, top: number, width: number, height: number): string {
  const next = seeded(3)
  const n = Math.round((width * height) / 2100)
  return Array.from(
    { length: n },
    () => `M${short(left + next() * width)} ${short(top + next() * height)}q4-3.500 8 0t8 0`,
  ).join('')
}
