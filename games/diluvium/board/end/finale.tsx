import type { FinaleProps } from '@tablee/board'
import { FigureShapes } from '@tablee/board/kit/figure.tsx'
import type { FC } from 'react'
import { SETTLERS } from '../art/pieces.ts'
import { isCiv } from '../contents.ts'
import { ShipAt } from '../ui/art.tsx'
import './finale.css'

/** Waves from edge to edge, at a height. */
const waves = (y: number, step: number): string =>
  `M-20 ${y}${`q${step / 4}-7 ${step / 2} 0t${step / 2} 0`.repeat(Math.ceil(420 / step))}V220H-20Z`

/** The sea after the flood: those who won stand on their island at sunrise; where nobody did, ships founder. */
export const Finale: FC<FinaleProps> = ({ winners, others }) => {
  const won = winners.filter(isCiv)
  const rest = others.filter(isCiv)
  return (
    <svg
      className={`dl-finale${won.length > 0 ? '' : ' is-lost'}`}
      viewBox="0 0 380 210"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="dl-fi-sky" width="380" height="210" />
      <circle className="dl-fi-sun" cx="190" cy="112" r="56" />
      <path className="dl-fi-far" d={waves(118, 64)} />
      {won.length > 0 && (
        <>
          <path className="dl-fi-land" d="M70 152c30-34 70-42 118-42s96 8 124 42Z" />
          <path className="dl-fi-sand" d="M58 152h268c-20 12-60 16-134 16S76 164 58 152Z" />
          {won.map((civ, i) => (
            <g
              key={civ}
              className={`f-${civ}`}
              transform={`translate(${190 - 32 + (i - (won.length - 1) / 2) * 74} 56) scale(2)`}
            >
              <FigureShapes shape={SETTLERS[civ]} />
            </g>
          ))}
        </>
      )}
      {rest.map((civ, i) => (
        <g key={civ} className="dl-fi-ship" transform={won.length > 0 ? undefined : 'rotate(-14 190 150)'}>
          <ShipAt
            kind="explorer"
            civ={civ}
            x={won.length > 0 ? 40 + i * 300 : 190}
            y={won.length > 0 ? 156 : 128}
            size={won.length > 0 ? 52 : 92}
          />
        </g>
      ))}
      <path className="dl-fi-near" d={waves(166, 46)} />
    </svg>
  )
}
