import type { FinaleProps } from '@tablee/board'
import { FigureShapes } from '@tablee/board/kit/figure.tsx'
import type { FC } from 'react'
import { FACES } from '../faces.ts'
import { partyOf } from '../ui/art.tsx'
import './finale.css'

/** A tree on y = 0: its crown, and the side in the shade. */
const TREES = [
  {
    crown:
      'M0-24c1.4 4 3 6.800 5.200 9.200l-2 .1c1.400 3.400 3 6 5 8.700C4.500-3.600-4.500-3.600-8.200-6c2-2.700 3.600-5.300 5-8.700l-2-.1C-3-17.200-1.400-20 0-24Z',
    shade:
      'M0-24c1.400 4 3 6.800 5.200 9.200l-2 .1c1.400 3.400 3 6 5 8.700-1.700 1.100-4.300 1.700-6.900 1.900C2.600-8 1.800-16 0-24Z',
  },
  {
    crown:
      'M0-21.500c3.300 0 5.700 1.900 6.300 4.700 2.200 1 3.200 2.900 2.900 5.200-.4 3.400-3.200 6-7.200 6.600h-4c-4-.6-6.800-3.200-7.200-6.600-.3-2.300.7-4.200 2.900-5.200.6-2.800 3-4.700 6.300-4.700Z',
    shade:
      'M6.300-16.800c2.200 1 3.200 2.900 2.900 5.200-.4 3.400-3.200 6-7.200 6.600h-4c-1.700-.3-3.100-.9-4.300-1.800 7 .9 12.300-3.300 12.600-10Z',
  },
] as const

/** Where trees stand behind the hill, how large, and of which kind. */
const WOOD = [
  [14, 150, 2.2, 0],
  [44, 146, 2.6, 1],
  [76, 150, 2.1, 0],
  [104, 146, 2.3, 0],
  [276, 147, 2.4, 1],
  [306, 150, 2.2, 0],
  [336, 145, 2.7, 0],
  [366, 150, 2.2, 1],
] as const

/** Where those stand who did not win: x, y and height. */
const BESIDE = [
  [42, 116, 58],
  [244, 106, 64],
  [294, 126, 47],
  [14, 132, 44],
  [330, 118, 52],
] as const

/** The winner on the hill before the setting sun, the score on a flag, the others beside. */
export const Finale: FC<FinaleProps> = ({ winners, others, score }) => (
  <svg className="rt-finale" viewBox="0 0 380 210" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect className="rt-sky" width="380" height="210" />
    <circle className="rt-sun" cx="190" cy="96" r="74" />
    <circle className="rt-sun-ring" cx="190" cy="96" r="83" />
    {WOOD.map(([x, y, size, kind]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path className="rt-trunk" d="M-1.200-4.500h2.400V0h-2.400Z" />
        <path className="rt-crown" d={TREES[kind].crown} />
        <path className="rt-shade" d={TREES[kind].shade} />
      </g>
    ))}
    <path className="rt-hill" d="M0 150c60-14 120-16 190-10s130-2 190 8v70H0Z" />
    <path className="rt-meadow" d="M0 182c70-14 120-8 190-8s130-8 190 6v40H0Z" />
    {others.map((party, i) => (
      <Standing key={party} party={party} place={BESIDE[i % BESIDE.length]} />
    ))}
    {winners.map((party, i) => (
      <Standing
        key={party}
        party={party}
        place={winners.length === 1 ? [122, 32, 144] : [66 + 250 * (i / winners.length), 52, 122]}
      />
    ))}
    {score !== null && (
      <g transform="translate(98 34)" className={`f-${partyOf(winners[0])}`}>
        <path className="rt-pole" d="M0 0V142" />
        <path className="rt-flag" d="M0 2H52l-11 17 11 17H0Z" />
        <text className="rt-flag-score" x="21" y="25.5">
          {score}
        </text>
      </g>
    )}
  </svg>
)

/** A figure at its place: x, y and height. */
const Standing: FC<{ readonly party: string; readonly place: readonly [number, number, number] }> = ({
  party,
  place: [x, y, height],
}) => (
  <g className={`f-${partyOf(party)}`} transform={`translate(${x} ${y}) scale(${height / 34})`}>
    <FigureShapes shape={FACES[partyOf(party)].figure} />
  </g>
)
