import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { Node } from '../../data/board.ts'
import { plannedOf, type SourceView } from '../contents.ts'
import { explain } from '../explain.ts'
import { isFigure } from '../ui/art.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { type At, PawnAt, Round, SignAt } from './pieces.tsx'

/** A source on a tile, with the pawns that are to gather there. */
export const Source: FC<At & { readonly node: Node; readonly source: SourceView }> = ({
  node,
  source,
  x,
  y,
}) => {
  const { view, language, lit } = usePart().props
  const ref = `source:${node}:${source.number}`
  const { candidates } = useSpot(ref)
  const planned = plannedOf(view, 'gather').find(one => one.node === node && one.source === source.number)
  const pawns = planned?.pawns ?? []
  const left = x - (pawns.length > 0 ? 11 : 0)
  const leader = pawns[0]
  const taken = leader === undefined ? '' : ` is-taken f-${isFigure(leader) ? leader : 'neutral'}`
  const name = explain(ref, view, language) ?? undefined
  return (
    <>
      <g {...useSpotAttributes(ref, `rc-source${source.exhausted ? ' is-out' : ''}`, name)}>
        {candidates.length > 0 && (
          <>
            <circle className="rc-hit" cx={left} cy={y} r="23" />
            <circle className="rc-glow" cx={left} cy={y} r="15.5" />
          </>
        )}
        {candidates.length > 0 || lit.has(ref) ? (
          <circle className="rc-halo" cx={left} cy={y} r="17.5" />
        ) : (
          <circle className={`rc-src-base${taken}`} cx={left} cy={y + 0.5} r={taken ? 16.5 : 15.5} />
        )}
        <Round x={left} y={y} k={source.exhausted ? 'out' : source.kind}>
          <SignAt name={source.kind} x={left} y={y} size={18.4} />
        </Round>
        {source.exhausted && <path className="rc-cross" d={`M${left - 9} ${y - 9}l18 18m0-18-18 18`} />}
      </g>
      {pawns.map((pawn, i) => (
        <PawnAt
          // biome-ignore lint/suspicious/noArrayIndexKey: two pawns of one character differ by their place alone.
          key={i}
          pawn={pawn}
          x={left + 27 + i * 17}
          y={y}
          place={ref}
        />
      ))}
    </>
  )
}
