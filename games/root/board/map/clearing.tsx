import { FigureShapes } from '@tablee/board/kit/figure.tsx'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { type FC, memo } from 'react'
import { type ClearingShape, clearingShapes } from '../art/clearings.ts'
import { short } from '../art/geometry.ts'
import type { Plate } from '../art/plate.ts'
import type { Woodland } from '../art/woodland.ts'
import type { Contents } from '../contents.ts'
import { contentsOf } from '../contents.ts'
import { explain } from '../explain.ts'
import { FIGURES } from '../faces.ts'
import { usePart, useSpot } from '../ui/part.tsx'
import { HeadAt } from './pieces.tsx'
import { Rows } from './rows.tsx'

/** The outlines of a clearing, from the halo to the ground. */
const Outlines: FC<{
  readonly shape: ClearingShape
  readonly pattern: string
  /** The pattern of burnt ground; null where it is not. */
  readonly ash: string | null
  readonly state: 'can' | 'marked' | 'plain'
}> = memo(({ shape, pattern, ash, state }) => (
  <>
    {state !== 'plain' && <path className="rt-halo" d={shape.halo} />}
    {state !== 'plain' && <path className="rt-focus" d={shape.focus} />}
    <path className="rt-shadow" d={shape.shadow} transform="translate(0 3)" />
    <path className="rt-lip" d={shape.lip} />
    <path className="rt-rim" d={shape.rim} />
    <path d={shape.rim} fill={pattern} />
    <path className="rt-ground" d={shape.ground} />
    {ash && <path d={shape.ground} fill={ash} />}
  </>
))

/** The pill with suit and number on the rim, and the ruler's flag. */
const Signs: FC<{ readonly wood: Woodland; readonly id: number; readonly contents: Contents }> = ({
  wood,
  id,
  contents,
}) => {
  const { plate, middles } = wood
  const [cx, cy] = middles[id]
  const { ruler } = contents
  return (
    <>
      <Pill plate={plate} id={id} x={cx - plate.rx * 0.9} y={cy - plate.ry - plate.pillHeight * 0.38} />
      {ruler && (
        <g
          className={`rt-flag f-${ruler}`}
          data-ruler={ruler}
          transform={`translate(${short(cx + plate.rx * clearingShapes(wood)[id - 1].flag)} ${short(cy - plate.ry - plate.pillHeight * 0.75)}) scale(${plate.pillHeight / 20})`}
        >
          <path className="rt-flag-pole" d="M0 -1V27" />
          <path className="rt-flag-cloth" d="M0 0H25l-5 8.5 5 8.5H0Z" />
          <g className="rt-flag-sign" transform="translate(3.5 1.5) scale(.42)">
            <FigureShapes shape={FIGURES[ruler]} />
          </g>
        </g>
      )}
    </>
  )
}

const Pill: FC<{ readonly plate: Plate; readonly id: number; readonly x: number; readonly y: number }> = ({
  plate: { pillHeight, pillWidth },
  id,
  x,
  y,
}) => {
  const suit = usePart().props.view.suits[id]
  return (
    <g className="rt-pill">
      <rect
        className="rt-pill-bg"
        x={short(x)}
        y={short(y)}
        width={short(pillWidth + (id > 9 ? pillHeight * 0.36 : 0))}
        height={pillHeight}
        rx={pillHeight / 2}
      />
      <HeadAt suit={suit} className="rt-pill-head" x={x + 4} y={y + 2.5} size={pillHeight - 5} />
      <text className="rt-pill-n" x={short(x + pillHeight + 1)} y={short(y + pillHeight / 2 + 4.6)}>
        {id}
      </text>
    </g>
  )
}

/** A clearing with all that stands in it: a button when it may be chosen. */
export const Clearing: FC<{ readonly wood: Woodland; readonly id: number; readonly patterns: string }> = ({
  wood,
  id,
  patterns,
}) => {
  const { view, language, lit, size, taken } = usePart().props
  const contents = contentsOf(view, id)
  const suit = view.suits[id]
  const ref = `clearing:${id}`
  const { candidates, refusal } = useSpot(ref)
  const state = candidates.length > 0 ? 'can' : refusal || lit.has(ref) || taken.has(ref) ? 'marked' : 'plain'
  const scorched = contents.scorched ? ' is-scorched' : ''
  const name = explain(ref, view, language) ?? undefined
  return (
    <g {...useSpotAttributes(ref, `rt-clearing s-${suit}${scorched}`, name)}>
      <Outlines
        shape={clearingShapes(wood)[id - 1]}
        state={state}
        pattern={`url(#${patterns}${suit})`}
        ash={contents.scorched ? `url(#${patterns}ash)` : null}
      />
      <Rows plate={wood.plate} size={size} place={ref} at={wood.middles[id]} contents={contents} />
      <Signs wood={wood} id={id} contents={contents} />
    </g>
  )
}
