import type { FC } from 'react'
import { partyOf } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { MOMENTS } from '../words.ts'

/** Corners of a regular shape around the middle of a grid of 100. */
const corners = (n: number, radius: number): string[] =>
  Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * 2 * Math.PI - Math.PI / 2
    return [Math.cos(angle), Math.sin(angle)].map(at => (50 + radius * at).toFixed(1)).join(' ')
  })

const OUTER = corners(10, 47)
const INNER = corners(5, 27)
const OUTLINE = `M${OUTER.join('L')}Z`
const EDGES = INNER.map((at, i) => `M${at}L${OUTER[i * 2]}`).join('')
const FACE = `M${INNER.join('L')}Z`

/** A battle die, in the colour of who uses it; with a question mark while it waits. */
export const Die: FC<{ readonly value: number | null; readonly party?: string }> = ({ value, party }) => {
  const words = MOMENTS[usePart().props.language]
  return (
    <svg
      className={`rt-d12${party ? ` f-${partyOf(party)}` : ''}`}
      viewBox="0 0 100 104"
      role="img"
      aria-label={value === null ? words.dieToRoll : words.dieShows(value)}
    >
      <path className="rt-d-side" d={OUTLINE} transform="translate(0 4)" />
      <path className="rt-d-top" d={OUTLINE} />
      <path className="rt-d-edge" d={EDGES} />
      <path className="rt-d-face" d={FACE} />
      <text x="50" y="60.5">
        {value ?? '?'}
      </text>
    </svg>
  )
}
