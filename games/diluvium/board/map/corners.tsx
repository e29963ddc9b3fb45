import { told } from '@tablee/board/kit/told.ts'
import type { FC } from 'react'
import { SignAt } from '../ui/art.tsx'
import { useView } from '../ui/part.tsx'
import { short } from './coast.ts'
import type { Corner } from './plan.ts'

const SIXTH = Math.PI / 3

/** The Astrolabe as it fell last, around a point; `chosen` is the number that decided. */
export const Dial: FC<{
  readonly x: number
  readonly y: number
  readonly r: number
  readonly chosen?: number
}> = ({ x, y, r, chosen = 1 }) => {
  const { view } = useView()
  const turned = view.astrolabe?.turned ?? 0
  const point = (angle: number, far: number): string =>
    `${short(x + Math.sin(angle) * far)} ${short(y - Math.cos(angle) * far)}`
  const hex = (far: number): string =>
    `M${[0, 1, 2, 3, 4, 5].map(i => point((i + 0.5) * SIXTH, far)).join('L')}Z`
  const needle = [0, 1, 2, 3].map(i => point(0.9 + (i * Math.PI) / 2, r * (i % 2 ? 0.07 : 0.44))).join('L')
  return (
    <g className="dl-astrolabe">
      <path className="dl-shadow" d={hex(r)} transform="translate(0 3)" />
      <path className="dl-brass" d={hex(r)} />
      <path className="dl-engraved" d={hex(r * 0.92)} />
      <circle className="dl-dial" cx={x} cy={y} r={short(r * 0.5)} />
      <circle className="dl-engraved" cx={x} cy={y} r={short(r * 0.36)} />
      <path className="dl-needle" d={`M${needle}Z`} />
      {view.ring.map((n, i) => {
        const angle = (i + turned) * SIXTH
        return (
          <text
            key={n}
            className={n === chosen ? 'is-one' : undefined}
            x={short(x + Math.sin(angle) * r * 0.69)}
            y={short(y - Math.cos(angle) * r * 0.69 + 5)}
          >
            {n}
          </text>
        )
      })}
    </g>
  )
}

/** The Astrolabe in its corner; where there is room, what it is for. */
export const Astrolabe: FC<{ readonly at: Corner; readonly r: number }> = ({ at: { x, y, named }, r }) => {
  const { board } = useView()
  return (
    <g {...told(board.astrolabeIs)}>
      <Dial x={x} y={y} r={r} />
      {named && (
        <>
          <text className="dl-caption is-strong" x={x + r + 6} y={y - 10}>
            {board.astrolabe}
          </text>
          {board.tied.map((line, i) => (
            <text key={line} className="dl-caption" x={x + r + 6} y={y + 8 + i * 17}>
              {line}
            </text>
          ))}
        </>
      )}
    </g>
  )
}

/** The deck of Ruins cards, and how many were discarded; where words have no room, the number alone. */
export const Deck: FC<{ readonly at: Corner }> = ({ at: { x, y, named } }) => {
  const { view, board } = useView()
  const deck = board.deck(view.ruins.deck)
  const discarded = board.discarded(view.ruins.discard.length)
  return (
    <g className="dl-deck" {...told(`${deck}, ${discarded}`)}>
      <rect className="dl-shadow" x={x - 17} y={y - 24} width="42" height="56" rx="5" />
      {view.ruins.deck > 0 && (
        <>
          <rect className="dl-card-back" x={x - 21} y={y - 28} width="42" height="56" rx="5" />
          <SignAt name="ruins" className="dl-card-sign" x={x} y={y} size={24} />
        </>
      )}
      {named ? (
        <>
          <text className="dl-caption is-strong" x={x + 30} y={y - 2}>
            {deck}
          </text>
          <text className="dl-caption" x={x + 30} y={y + 16}>
            {discarded}
          </text>
        </>
      ) : (
        <text className="dl-caption is-strong is-below" x={x} y={y + 44}>
          {view.ruins.deck}
        </text>
      )}
    </g>
  )
}
