import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { ForestShape } from '../art/forests.ts'
import { short } from '../art/geometry.ts'
import type { Plate } from '../art/plate.ts'
import { explain } from '../explain.ts'
import { usePart, useSpot } from '../ui/part.tsx'
import { Pawn } from './pieces.tsx'

/** A forest: its zone, and a glade where a pawn stands in it or may go. */
export const Forest: FC<{ readonly plate: Plate; readonly forest: ForestShape }> = ({ plate, forest }) => {
  const { view, language } = usePart().props
  const ref = `forest:${forest.id}`
  const can = useSpot(ref).candidates.length > 0
  const attributes = useSpotAttributes(ref, 'rt-forest', explain(ref, view, language) ?? undefined)
  const pawns = view.players.flatMap(({ pawn, faction }, seat) =>
    pawn === forest.id ? [{ faction, seat }] : [],
  )
  const { unit, glade } = plate
  const [x, y] = forest.at
  const middle = { cx: short(x), cy: short(y + unit * 0.3) }
  const spread = (unit * 1.2 * (pawns.length - 1)) / 2
  return (
    <g {...attributes}>
      <path className="rt-zone" d={forest.zone} />
      {(can || pawns.length > 0) && (
        <>
          <ellipse className="rt-glow" {...middle} rx={glade * 1.05 + 4} ry={glade * 0.62 + 4} />
          <ellipse className="rt-halo" {...middle} rx={glade * 1.05 + 5} ry={glade * 0.62 + 5} />
          <ellipse className="rt-focus" {...middle} rx={glade * 1.05 + 9} ry={glade * 0.62 + 9} />
          <ellipse className="rt-glade" {...middle} rx={glade * 1.05} ry={glade * 0.62} />
        </>
      )}
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
