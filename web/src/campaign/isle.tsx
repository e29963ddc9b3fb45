import { Chance } from '@tablee/kernel'
import type { ReactNode } from 'react'

/** The outline of an island around a point, drawn by our own hand: the same for the same place. */
export function outline(seed: number, size: number): string {
  const chance = Chance.of(seed + 7)
  const points = Array.from({ length: 10 }, (_, place) => {
    const turn = (place / 10) * 2 * Math.PI
    const far = 0.86 + chance.below(24) / 100
    return [Math.cos(turn) * 64 * far * size, Math.sin(turn) * 43 * far * size] as const
  })
  const middle = (a: readonly number[], b: readonly number[]) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const at = (place: number) => points[(place + points.length) % points.length]
  const path = points.map((point, place) => {
    const [x, y] = middle(point, at(place + 1))
    return `Q${point.map(n => n.toFixed(1)).join(' ')} ${x.toFixed(1)} ${y.toFixed(1)}`
  })
  const [x, y] = middle(at(-1), at(0))
  return `M${x.toFixed(1)} ${y.toFixed(1)}${path.join('')}Z`
}

/** An island of the picture of a campaign, by which its stage is chosen. */
export function Isle({
  className,
  at: [x, y],
  label,
  isChosen,
  onChoose,
  children,
}: {
  readonly className: string
  readonly at: readonly [x: number, y: number]
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an island of a picture cannot be a button element, and acts like one
    <g
      className={`${className}${isChosen ? ' on' : ''}`}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={label}
      onClick={onChoose}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose()
      }}
    >
      {children}
    </g>
  )
}

/** The mark on an island where a game was played: whether it was won. */
export const ResultMark = ({
  at: [x, y],
  won,
}: {
  readonly at: readonly [x: number, y: number]
  readonly won: boolean
}) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="11" className={won ? 'i-ok' : 'i-no'} />
    <path className="i-mark" d={won ? 'M-4.5 0l3 3.5 6-7' : 'M-3.5-3.5l7 7M3.500-3.500l-7 7'} />
  </g>
)
