import type { FinaleProps } from '@tablee/board'
import { LEADER_SHAPES, PLANT_SHAPES } from '@tablee/perseverance/board/art/pieces.ts'
import { EndScene } from '@tablee/perseverance/board/finale.tsx'
import { DinoShapes, isLeader } from '@tablee/perseverance/board/pieces.tsx'
import { SPECIES } from '@tablee/perseverance/ids.ts'
import type { FC } from 'react'
import './finale.css'

/** Where those who did not win stand: left, right, and left again. */
const ASIDE: readonly number[] = [66, 314, 112]

/** The colony in the evening: those who won stand in the middle, the others at the side; dinos go by on the ridge. */
export const Finale: FC<FinaleProps> = ({ winners, others }) => {
  const won = winners.filter(isLeader)
  const rest = others.filter(isLeader)
  return (
    <EndScene className="pv-finale" lost={won.length === 0}>
      <rect className="pv-fi-sky" width="380" height="210" />
      <circle className="pv-fi-sun" cx="190" cy="104" r="58" />
      <path className="pv-fi-far" d="M-10 122C50 96 90 112 140 100s100-26 150-6 70 12 100 4v120H-10Z" />
      {SPECIES.map((species, nth) => (
        <g
          key={species}
          className={`pv-dino pv-dino-${species}`}
          transform={`translate(${18 + nth * 96} ${nth % 2 === 0 ? 74 : 66}) scale(1.1)`}
        >
          <DinoShapes species={species} tamed={false} />
        </g>
      ))}
      <path className="pv-fi-near" d="M-10 150c60-26 110-18 170-22s140-22 230 8v80H-10Z" />
      {Object.values(PLANT_SHAPES).map((shapes, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the plants of the picture
        <g key={nth} transform={`translate(${14 + nth * 330} ${150 + nth * 4}) scale(1.6)`}>
          {shapes.map(([part, d]) => (
            <path key={part} className={`pv-tr-${part}`} d={d} />
          ))}
        </g>
      ))}
      <path className="pv-fi-shore" d="M-10 176c80-14 160-10 230-8s130 2 170-6v60H-10Z" />
      {won.map((leader, nth) => (
        <Figure key={leader} leader={leader} x={190 + (nth - (won.length - 1) / 2) * 78} y={102} size={2.5} />
      ))}
      {rest.map((leader, nth) => (
        <Figure
          key={leader}
          leader={leader}
          x={won.length > 0 ? ASIDE[nth] : 190}
          y={won.length > 0 ? 146 : 112}
          size={won.length > 0 ? 1.3 : 2.2}
        />
      ))}
    </EndScene>
  )
}

const Figure: FC<{
  readonly leader: keyof typeof LEADER_SHAPES
  readonly x: number
  readonly y: number
  readonly size: number
}> = ({ leader, x, y, size }) => (
  <g className={`f-${leader}`} transform={`translate(${x - 16 * size} ${y}) scale(${size})`}>
    <path className="kit-side" d={LEADER_SHAPES[leader].d} transform="translate(0 1.5)" />
    <path className="kit-top" d={LEADER_SHAPES[leader].d} />
    <path className="pv-cut" d={LEADER_SHAPES[leader].cut} />
  </g>
)
