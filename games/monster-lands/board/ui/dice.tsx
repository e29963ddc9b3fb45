import type { FC } from 'react'
import type { Colour } from '../../data/types.ts'
import type { Die, PoolDie } from '../../state.ts'
import { SignAt } from './art.tsx'

/** The colour of a die: a clan's, or a monster's. */
export type DieColour = Colour | 'attack'

/** Where the pips of each side lie, from the middle. */
const PIPS: { readonly [value: number]: readonly (readonly [x: number, y: number])[] | undefined } = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** How round the corners of a die are, by its side. */
const ROUND = { force: 0.14, magic: 0.14, persuasion: 0.34, attack: 0.14 } as const

/** A die inside a drawing: square, square with an inner line, or rounded; not yet rolled it shows its symbol. */
export const DieShape: FC<{
  readonly colour: DieColour
  /** What it shows; 0 as long as it was not rolled. */
  readonly value?: number
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly className?: string
}> = ({ colour, value = 0, x = 0, y = 0, size, className = '' }) => {
  const rx = ROUND[colour] * size
  const box = { x, width: size, height: size, rx }
  return (
    <g className={`ml-die d-${colour} ${className}`}>
      <rect className="ml-die-side" y={y + size * 0.07} {...box} />
      <rect className="ml-die-top" y={y} {...box} />
      {colour === 'magic' && (
        <rect
          className="ml-die-in"
          x={x + size * 0.09}
          y={y + size * 0.09}
          width={size * 0.82}
          height={size * 0.82}
          rx={rx * 0.6}
        />
      )}
      {PIPS[value]?.map(([across, down]) => (
        <circle
          key={`${across}.${down}`}
          className="ml-die-pip"
          cx={x + size * (0.5 + across * 0.24)}
          cy={y + size * (0.5 + down * 0.24)}
          r={size * 0.095}
        />
      )) ?? (
        <SignAt
          name={colour}
          className="ml-die-sign"
          x={x + size * 0.18}
          y={y + size * 0.18}
          size={size * 0.64}
        />
      )}
    </g>
  )
}

/** The grid that a die of its own is drawn on. */
const SIDE = 38

/** A die; as large as `--die` says, 18 px unless told. */
export const DieFace: FC<{
  readonly colour: DieColour
  readonly value?: number
  readonly className?: string
}> = ({ colour, value, className = '' }) => (
  <svg className={`ml-die-face ${className}`} viewBox={`0 0 ${SIDE} ${SIDE * 1.08}`} aria-hidden="true">
    <DieShape colour={colour} value={value} size={SIDE} />
  </svg>
)

/** A die of a pool by its name. */
export const PoolDieFace: FC<{ readonly die: PoolDie; readonly className?: string }> = ({
  die,
  className,
}) => <DieFace {...dieOf(die)} className={className} />

/** The colour of a die of a pool, and what it shows. */
export function dieOf(die: PoolDie): Die {
  return die === 'force' || die === 'magic'
    ? { colour: die, value: 0 }
    : { colour: 'persuasion', value: Number(die[1]) }
}
