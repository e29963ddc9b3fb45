import type { FinaleProps } from '@tablee/board'
import { FigureShapes } from '@tablee/board/kit/figure.tsx'
import type { FC } from 'react'
import { shapeOf } from '../ui/art.tsx'
import './finale.css'

/** A cloud on y = 0. */
const CLOUD =
  'M-30 0c-9 0-14-5-14-11 0-7 6-11 13-10 3-9 11-14 20-12 7 1 11 5 13 10 10-3 20 2 20 12 0 7-5 11-13 11Z'

/** The castaways on their beach: a sail on the sea where they were saved, a storm where they were not. */
export const Finale: FC<FinaleProps> = ({ winners, others }) => {
  const saved = winners.length > 0
  const all = saved ? winners : others
  return (
    <svg
      className={saved ? 'rc-finale' : 'rc-finale is-lost'}
      viewBox="0 0 380 210"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="rc-sky" width="380" height="210" />
      <circle className="rc-sun" cx="262" cy="74" r="44" />
      <path className="rc-cloud" d={CLOUD} transform="translate(84 56)" />
      <path className="rc-cloud" d={CLOUD} transform="translate(312 44) scale(.8)" />
      <path className="rc-water" d="M0 112c40-5 60 5 95 0s60 5 95 0 60 5 95 0 60 5 95 0v98H0Z" />
      {saved ? (
        <g className="rc-ship" transform="translate(262 112)">
          <path d="M-46-4h92c-4 14-14 20-26 20h-42c-12 0-20-6-24-20Z" />
          <path className="rc-sails" d="M-2-66v56h-30c12-16 22-34 30-56Zm6-8c16 18 25 40 25 64H4Z" />
          <path className="rc-mast" d="M1-80v76" />
        </g>
      ) : (
        <path
          className="rc-rain"
          d="M60 70l-8 20M92 68l-8 20M118 72l-8 20M296 60l-8 20M326 60l-8 20M150 50l-8 20"
        />
      )}
      <path
        className="rc-foam"
        d="M0 158c60-14 130-10 190-16s130-4 190 2v12c-70-8-130-6-190-2s-120 6-190 18Z"
      />
      <path className="rc-beach" d="M0 164c60-14 130-10 190-14s130-4 190 2v58H0Z" />
      <g transform="translate(30 62)" className="rc-palm">
        <path className="rc-palm-trunk" d="M0 112C6 76 4 44-4 8l7-2c10 36 12 70 8 106Z" />
        <path d="M0 8C16-8 38-10 54 4 36 0 20 4 4 12ZM-2 8c-14-14-34-16-48-4 16-2 30 2 44 10ZM0 6C4-12 20-24 38-22 22-14 12-4 6 8ZM-2 8C2 26-6 42-18 50c4-16 6-28 8-42Z" />
      </g>
      {all.map((party, i) => {
        const height = saved ? 78 : 62
        const step = Math.min(78, 230 / all.length)
        return (
          <g
            key={party}
            className={`f-${party}`}
            transform={`translate(${88 + i * step} ${saved ? 112 : 128}) scale(${height / 34})`}
          >
            <FigureShapes shape={shapeOf(party.replace(/Woman$/, ''))} />
          </g>
        )
      })}
    </svg>
  )
}
