import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { Node } from '../../data/board.ts'
import { GLOW } from '../art/hex.ts'
import { gatherersAt, type SourceView } from '../contents.ts'
import { explain } from '../explain.ts'
import { isFigure } from '../ui/art.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { type At, PawnAt, Round, SignAt } from './pieces.tsx'

/** How much room a pawn takes beside its source. */
export const BESIDE = 19

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
  const pawns = gatherersAt(view, node, source.number)
  const leader = pawns[0]
  const taken = leader === undefined ? '' : ` is-planned f-${isFigure(leader) ? leader : 'neutral'}`
  const name = explain(ref, view, language) ?? undefined
  return (
    <>
      <g {...useSpotAttributes(ref, `rc-source${source.exhausted ? ' is-out' : ''}`, name)}>
        {candidates.length > 0 && (
          <>
            <circle className="rc-hit" cx={x} cy={y} r="23" />
            {GLOW.map(width => (
              <circle key={width} className="rc-glow" cx={x} cy={y} r="15.5" strokeWidth={width} />
            ))}
          </>
        )}
        {candidates.length > 0 || lit.has(ref) ? (
          <circle className="rc-halo" cx={x} cy={y} r="17.5" />
        ) : (
          <circle className={`rc-src-base${taken}`} cx={x} cy={y + 0.5} r={taken ? 16.5 : 15.5} />
        )}
        <Round x={x} y={y} k={source.exhausted ? 'out' : source.kind}>
          <SignAt name={source.kind} x={x} y={y} size={18.4} />
        </Round>
        {source.exhausted && <path className="rc-cross" d={`M${x - 9} ${y - 9}l18 18m0-18-18 18`} />}
      </g>
      {pawns.map((pawn, i) => (
        <PawnAt
          // biome-ignore lint/suspicious/noArrayIndexKey: two pawns of one character differ by their place alone.
          key={i}
          pawn={pawn}
          x={x + 25 + i * BESIDE}
          y={y}
          place={ref}
        />
      ))}
    </>
  )
}
