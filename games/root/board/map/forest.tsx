import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { Ref } from '@tablee/kernel'
import { type FC, Fragment } from 'react'
import { type ForestShape, gladeOf } from '../art/forests.ts'
import { type Point, short } from '../art/geometry.ts'
import type { Plate } from '../art/plate.ts'
import { lyingIn, numberOf, type Piece } from '../contents.ts'
import { explain } from '../explain.ts'
import { usePart, useSpot } from '../ui/part.tsx'
import { Pawn, Token } from './pieces.tsx'

/** A forest: its number, its zone, and a glade where something is in it or may go. */
export const Forest: FC<{ readonly plate: Plate; readonly forest: ForestShape }> = ({ plate, forest }) => {
  const { view, language, taken } = usePart().props
  const ref = `forest:${forest.id}`
  const can = useSpot(ref).candidates.length > 0
  const attributes = useSpotAttributes(ref, 'rt-forest', explain(ref, view, language) ?? undefined)
  const pawns = view.players.flatMap(({ pawn, faction }, seat) =>
    pawn === forest.id ? [{ faction, seat }] : [],
  )
  const { unit } = plate
  const lying = lyingIn(view, forest.id)
  const things = lying.reduce((sum, { count }) => sum + Math.min(2, count), 0)
  const open = can || pawns.length > 0 || lying.length > 0 || taken.has(ref)
  const [x, y] = forest.at
  const spread = (unit * 1.2 * (pawns.length - 1)) / 2
  return (
    <g {...attributes}>
      <path className="rt-zone" d={forest.zone} />
      {open && (
        <>
          <ellipse className="rt-halo" {...gladeOf(plate, forest, 5, things)} />
          <ellipse className="rt-focus" {...gladeOf(plate, forest, 9, things)} />
          <ellipse className="rt-glade" {...gladeOf(plate, forest, 0, things)} />
        </>
      )}
      <ForestNumber plate={plate} forest={forest} aside={open} things={things} />
      <Tokens plate={plate} place={ref} at={forest.at} pieces={lying} />
      {pawns.map(({ faction, seat }, i) => (
        <Pawn
          key={seat}
          party={faction}
          seat={seat}
          place={ref}
          x={x - unit * 0.56 - spread + i * unit * 1.2}
          y={y - unit * 0.6}
          size={unit * 1.07}
        />
      ))}
    </g>
  )
}

/** Tokens side by side in a glade with how many they are, the closer the more there are. */
const Tokens: FC<{
  readonly plate: Plate
  readonly place: Ref
  readonly at: Point
  readonly pieces: readonly Piece[]
}> = ({ plate: { token, unit, glade, count: digits }, place, at: [x, y], pieces }) => {
  const size = token * 0.92
  const widths = pieces.map(({ count }) => size + (count > 1 ? digits : 0))
  const sum = widths.reduce((all, width) => all + width, 0)
  const gap = Math.min(3, (glade * 3.2 - sum) / Math.max(1, pieces.length - 1))
  const top = y + unit * 0.3 - size / 2
  let left = x - (sum + gap * (pieces.length - 1)) / 2
  const laid = pieces.map((piece, i) => {
    const from = left
    left += widths[i] + gap
    return { piece, from }
  })
  return laid.map(({ piece, from }) => (
    <Fragment key={piece.kind}>
      <Token piece={piece} place={place} x={from} y={top} size={size} />
      {piece.count > 1 && (
        <text className="rt-n" x={short(from + size + 1)} y={short(top + size - 3)}>
          {piece.count}
        </text>
      )}
    </Fragment>
  ))
}

/** The number that the journal calls a forest by: in its middle, or beside its glade. */
const ForestNumber: FC<{
  readonly plate: Plate
  readonly forest: ForestShape
  readonly aside: boolean
  readonly things: number
}> = ({ plate, forest, aside, things }) => {
  const { cx, cy, rx, ry } = gladeOf(plate, forest, 0, things)
  const r = plate.pillHeight * 0.48
  const [x, y] = aside ? [cx + rx * 0.8, cy + ry * 0.75] : [cx, cy]
  return (
    <>
      <circle className="rt-forest-bg" cx={short(x)} cy={short(y)} r={short(r)} />
      <text className="rt-forest-n" x={short(x)} y={short(y + 4.6)}>
        {numberOf(forest.id)}
      </text>
    </>
  )
}
