import type { FinaleProps } from '@tablee/board'
import { FigureShapes } from '@tablee/board/kit/figure.tsx'
import { LEADER_SHAPES } from '@tablee/perseverance/board/art/pieces.ts'
import { EndScene } from '@tablee/perseverance/board/finale.tsx'
import { isLeader } from '@tablee/perseverance/board/pieces.tsx'
import type { FC } from 'react'
import { AncientShapes } from '../ui/art.tsx'
import './finale.css'

/** Waves from edge to edge, at a height. */
const waves = (y: number, step: number): string =>
  `M-20 ${y}${`q${step / 4}-6 ${step / 2} 0t${step / 2} 0`.repeat(Math.ceil(420 / step))}V220H-20Z`

/** The ship sails into the portal with those who won; where nobody did, the Ancients stand on the shore. */
export const Finale: FC<FinaleProps> = ({ winners, others }) => {
  const won = winners.filter(isLeader)
  const rest = others.filter(isLeader)
  return (
    <EndScene className="p4 p4-finale" lost={won.length === 0}>
      <rect className="p4-fi-sky" width="380" height="210" />
      {[64, 50, 34, 18].map((r, nth) => (
        <ellipse key={r} className={`p4-po-${nth}`} cx="252" cy="88" rx={r * 1.3} ry={r} />
      ))}
      <path className="p4-fi-far" d={waves(130, 64)} />
      {won.length > 0 ? (
        <g transform="translate(96 88)">
          <path className="p4-fi-sail" d="M64-44V34M68-40q38 26 30 66H68ZM60-34q-30 26-30 58h30Z" />
          <path className="p4-fi-hull" d="M-6 42H150q-8 30-34 34H30Q4 74-6 42Z" />
          {won.map((leader, nth) => (
            <g key={leader} className={`f-${leader}`} transform={`translate(${6 + nth * 32} 9)`}>
              <FigureShapes shape={LEADER_SHAPES[leader]} />
            </g>
          ))}
        </g>
      ) : (
        <g transform="translate(40 96)">
          <path className="p4-fi-shore" d="M-60 62q70-22 190-18 110 4 210 24v60H-60Z" />
          {(['spearman', 'raider', 'sixleg', 'spearman'] as const).map((kind, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: units of a fixed picture
            <g key={nth} transform={`translate(${nth * 74} ${nth % 2 ? -4 : 4}) scale(1.7)`}>
              <AncientShapes kind={kind} />
            </g>
          ))}
        </g>
      )}
      {rest.map((leader, nth) => (
        <g key={leader} className={`f-${leader} p4-fi-rest`} transform={`translate(${20 + nth * 40} 164)`}>
          <FigureShapes shape={LEADER_SHAPES[leader]} />
        </g>
      ))}
      <path className="p4-fi-near" d={waves(178, 46)} />
    </EndScene>
  )
}
