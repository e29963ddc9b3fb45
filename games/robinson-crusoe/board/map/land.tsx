import { type FC, memo } from 'react'
import type { Terrain } from '../../data/board.ts'
import { later } from '../ui/later.tsx'
import { FULL, strewn } from './strewn.ts'

const Palm: FC<{ readonly at: string }> = ({ at }) => (
  <g transform={at}>
    <path className="rc-palm-trunk" d="M-1 0C-2-10 0-18 4-24l2 1C3-17 2-9 2.5 0Z" />
    <path
      className="rc-palm-leaf"
      d="M5-24C0-31-8-30-12-24c6-3 11-3 17 0ZM5-24c-7-2-12 2-13 9 4-5 8-7 13-9ZM5-24c-1-7 5-11 12-9-5 1-9 4-12 9ZM5-24c6-4 13-1 15 6-4-4-9-6-15-6ZM5-24c5 1 8 6 6 12-1-5-3-8-6-12Z"
    />
  </g>
)

const SURF = 'M-14-72C-26-46-36-40-30-16S-44 14-26 36-14 60-18 74'

const Beach: FC = () => (
  <>
    <path className="rc-sand" d={FULL} />
    <path className="rc-shelf" d={`${SURF}H-70V-72Z`} />
    <path className="rc-surf" d={SURF} />
    <path
      className="rc-wave"
      d="M-40-34c-6 10-4 18-6 26M-52-20c-3 8-2 14-4 22M-44 12c-4 8 2 14 2 22M-54 22c-2 6 1 10 1 16"
    />
    <path className="rc-grain" d={strewn(5, 26, 'v.1')} />
    <Palm at="translate(34 2) scale(.92)" />
    <Palm at="translate(20 -8) scale(-.66 .66)" />
  </>
)

const InlandOf: FC<{ readonly terrain: Exclude<Terrain, 'beach'> }> = later(({ InlandOf: Inland }) => Inland)

/** The vignette of a terrain; it never changes. The beach is there from the start, the others are fetched. */
export const Land: FC<{ readonly terrain: Terrain }> = memo(({ terrain }) => (
  <g transform="scale(1.023)">{terrain === 'beach' ? <Beach /> : <InlandOf terrain={terrain} />}</g>
))
