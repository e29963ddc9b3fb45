import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { type ForestShape, gladeOf } from '../art/forests.ts'
import { short } from '../art/geometry.ts'
import type { Plate } from '../art/plate.ts'
import { numberOf } from '../contents.ts'
import { explain } from '../explain.ts'
import { usePart, useSpot } from '../ui/part.tsx'
import { Pawn } from './pieces.tsx'

/** A forest: its number, its zone, and a glade where a pawn stands in it or may go. */
export const Forest: FC<{ readonly plate: Plate; readonly forest: ForestShape }> = ({ plate, forest }) => {
  const { view, language, taken } = usePart().props
  const ref = `forest:${forest.id}`
  const can = useSpot(ref).candidates.length > 0
  const attributes = useSpotAttributes(ref, 'rt-forest', explain(ref, view, language) ?? undefined)
  const pawns = view.players.flatMap(({ pawn, faction }, seat) =>
    pawn === forest.id ? [{ faction, seat }] : [],
  )
  const { unit } = plate
  const open = can || pawns.length > 0 || taken.has(ref)
  const [x, y] = forest.at
  const spread = (unit * 1.2 * (pawns.length - 1)) / 2
  return (
    <g {...attributes}>
      <path className="rt-zone" d={forest.zone} />
      {open && (
        <>
          <ellipse className="rt-halo" {...gladeOf(plate, forest, 5)} />
          <ellipse className="rt-focus" {...gladeOf(plate, forest, 9)} />
          <ellipse className="rt-glade" {...gladeOf(plate, forest)} />
        </>
      )}
      <ForestNumber plate={plate} forest={forest} aside={open} />
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

/** The number that the journal calls a forest by: in its middle, or beside its glade. */
const ForestNumber: FC<{ readonly plate: Plate; readonly forest: ForestShape; readonly aside: boolean }> = ({
  plate,
  forest,
  aside,
}) => {
  const { cx, cy, rx, ry } = gladeOf(plate, forest)
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
