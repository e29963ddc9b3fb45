import type { FinaleProps } from '@tablee/board'
import { FigureShapes } from '@tablee/board/kit/figure.tsx'
import type { FC } from 'react'
import { FIGURES } from '../art/figures.ts'
import { isAffinity } from '../party.ts'
import './finale.css'

/** Roofs of the town, in front of its wall. */
const ROOFS =
  'M0 168l26-18 26 18 20-14 22 14 30-22 30 22 22-14 24 14 26-18 28 18 22-14 24 14 30-20 30 20 20-14V210H0Z'

/** The wall with its merlons. */
function wall(): string {
  let d = 'M0 140'
  for (let x = 0; x < 380; x += 20) d += 'h10v-8h10v8'
  return `${d}V210H0Z`
}

const MONSTER =
  'M236 132c-4-34 10-62 40-70-3-14-12-22-24-24 18-6 34 2 40 20 6-18 22-26 40-20-12 2-21 10-24 24 30 8 44 36 40 70Z'

/** The clans before the walls at dusk: those who won stand on the wall, a beaten monster behind them. */
export const Finale: FC<FinaleProps> = ({ winners, others }) => {
  const won = winners.length > 0
  return (
    <svg
      className={`ml-finale${won ? '' : ' is-lost'}`}
      viewBox="0 0 380 210"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="ml-fi-sky" width="380" height="210" />
      <circle className="ml-fi-sun" cx="120" cy="96" r="62" />
      <path className="ml-fi-far" d="M0 128c50-22 90-16 140-8s110-24 160-10 60 8 80 0v90H0Z" />
      <g className={won ? 'ml-fi-monster is-beaten' : 'ml-fi-monster'}>
        <path d={MONSTER} />
        <path
          className="ml-fi-eye"
          d={
            won
              ? 'M270 92l12 6M306 92l-12 6'
              : 'M266 88c8-4 14-1 18 7-8 3-14 0-18-7ZM310 88c-8-4-14-1-18 7 8 3 14 0 18-7Z'
          }
        />
      </g>
      <path className="ml-fi-wall" d={wall()} />
      <path className="ml-fi-roofs" d={ROOFS} />
      {won && <Clans parties={winners} height={76} x={110} y={62} step={70} />}
      <Clans parties={others} height={38} x={won ? 34 : 110} y={won ? 164 : 150} step={won ? 46 : 64} />
    </svg>
  )
}

/** Clans side by side. */
const Clans: FC<{
  readonly parties: readonly string[]
  readonly height: number
  readonly x: number
  readonly y: number
  readonly step: number
}> = ({ parties, height, x, y, step }) =>
  parties.filter(isAffinity).map((party, i) => (
    <g
      key={party}
      className={`f-${party}`}
      transform={`translate(${x + i * step} ${y}) scale(${height / 34})`}
    >
      <FigureShapes shape={FIGURES[party]} />
    </g>
  ))
