import { FigureShapes } from '@tablee/board/kit/figure.tsx'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { type FC, memo } from 'react'
import type { ClearingSuit } from '../../data/suits.ts'
import { suitsOf } from '../../rules/suits.ts'
import { type ClearingShape, clearingShapes } from '../art/clearings.ts'
import { short } from '../art/geometry.ts'
import type { Plate } from '../art/plate.ts'
import type { Woodland } from '../art/woodland.ts'
import type { Contents } from '../contents.ts'
import { contentsOf } from '../contents.ts'
import { explain } from '../explain.ts'
import { FACES } from '../faces.ts'
import { usePart, useSpot } from '../ui/part.tsx'
import { HeadAt } from './pieces.tsx'
import { Plaques } from './plaque.tsx'
import { Rows } from './rows.tsx'

/** The outlines of a clearing, from the halo to the ground. */
const Outlines: FC<{
  readonly shape: ClearingShape
  readonly suits: readonly ClearingSuit[]
  readonly patterns: string
  /** The pattern of burnt ground; null where it is not. */
  readonly ash: string | null
  readonly state: 'can' | 'marked' | 'plain'
}> = memo(({ shape, suits, patterns, ash, state }) => (
  <>
    {state !== 'plain' && <path className="rt-halo" d={shape.halo} />}
    {state !== 'plain' && <path className="rt-focus" d={shape.focus} />}
    <path className="rt-shadow" d={shape.shadow} transform="translate(0 3)" />
    <path className="rt-lip" d={shape.lip} />
    <path className="rt-rim" d={shape.rim} />
    {suits.length === 1 ? (
      <path d={shape.rim} fill={`url(#${patterns}${suits[0]})`} />
    ) : (
      suits.map((suit, i) => (
        <Arc key={suit} shape={shape} pattern={`url(#${patterns}${suit})`} suit={suit} i={i} />
      ))
    )}
    <path className="rt-ground" d={shape.ground} />
    {ash && <path d={shape.ground} fill={ash} />}
  </>
))

/** A third of the rim, in the colour and pattern of a suit, where a clearing has all three. */
const Arc: FC<{
  readonly shape: ClearingShape
  readonly suit: ClearingSuit
  readonly pattern: string
  readonly i: number
}> = ({ shape: { arc, rimWidth }, suit, pattern, i }) => {
  const third = { d: arc, pathLength: 3, strokeDasharray: '1 2', strokeDashoffset: -i, strokeWidth: rimWidth }
  return (
    <g className={`s-${suit}`} fill="none">
      <path className="rt-arc" {...third} />
      <path {...third} stroke={pattern} />
    </g>
  )
}

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
            <FigureShapes shape={FACES[ruler].figure} />
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
  const suits = suitsOf(usePart().props.view, id)
  const head = pillHeight - 5
  const more = (suits.length - 1) * (head + 1)
  return (
    <g className="rt-pill">
      <rect
        className="rt-pill-bg"
        x={short(x)}
        y={short(y)}
        width={short(pillWidth + more + (id > 9 ? pillHeight * 0.36 : 0))}
        height={pillHeight}
        rx={pillHeight / 2}
      />
      {suits.map((suit, i) => (
        <HeadAt
          key={suit}
          suit={suit}
          className="rt-pill-head"
          x={x + 4 + i * (head + 1)}
          y={y + 2.5}
          size={head}
        />
      ))}
      <text className="rt-pill-n" x={short(x + pillHeight + 1 + more)} y={short(y + pillHeight / 2 + 4.6)}>
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
        suits={suitsOf(view, id)}
        patterns={patterns}
        ash={contents.scorched ? `url(#${patterns}ash)` : null}
      />
      <Rows plate={wood.plate} size={size} place={ref} at={wood.middles[id]} contents={contents} />
      <Signs wood={wood} id={id} contents={contents} />
      <Plaques wood={wood} id={id} />
    </g>
  )
}
