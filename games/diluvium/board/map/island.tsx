import { pieceIn } from '@tablee/board'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { type FC, memo } from 'react'
import type { IslandType } from '../../data/types.ts'
import type { Island as IslandState } from '../../state.ts'
import type { PlaceView } from '../../view.ts'
import { civOfSettler } from '../contents.ts'
import { SettlerAt, SignAt } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { coast, type Point, short } from './coast.ts'
import { CITY, HALF_HEIGHT, halfOf, SLOT, slotsOf } from './layout.ts'

/** How far out the lines along a coast run. */
const LINES = [9, 5.5] as const

/** The land of an island, with the lines of its coast. */
export const Land: FC<{
  readonly rx: number
  readonly ry: number
  readonly seed: number
  readonly type: IslandType | 'city'
}> = memo(({ rx, ry, seed, type }) => (
  <>
    {LINES.map(far => (
      <path key={far} className={`dl-coast${far > 6 ? ' is-far' : ''}`} d={coast(rx, ry, seed, far)} />
    ))}
    <path className="dl-sand" d={coast(rx, ry, seed, 2.4)} />
    <path className={type === 'city' ? 'dl-city-land' : 'dl-land'} d={coast(rx, ry, seed)} />
    {type !== 'city' && <path d={coast(rx, ry, seed)} fill={`url(#dl-p-${type})`} />}
  </>
))

/** A slot: a settler, or the symbol of what one would gain. */
const Slot: FC<{ readonly place: PlaceView; readonly island: IslandState; readonly nth: number }> = ({
  place,
  island: { type, settlers },
  nth,
}) => {
  const { view } = usePart().props
  const settler = settlers[nth]
  if (settler === undefined)
    return (
      <>
        <circle className="dl-slot" r={SLOT / 2} />
        <SignAt name={type} className="dl-slot-sign" x={0} y={0} size={SLOT * 0.66} />
      </>
    )
  const civ = civOfSettler(view, settler)
  return (
    <g {...pieceIn(`settler.${civ}`, `island:${place.at}:${type}`)}>
      <circle className="dl-slot is-full" r={SLOT / 2} />
      <SettlerAt civ={civ} x={0} y={-0.5} size={SLOT * 0.82} />
    </g>
  )
}

/** What lies on an island besides: resources of barren lands, a Pillage token. */
const Besides: FC<{ readonly island: IslandState; readonly x: number }> = ({ island, x }) => (
  <>
    {island.stock > 0 && (
      <g className="dl-stock" transform={`translate(${short(x)} ${-HALF_HEIGHT})`}>
        <circle r="8" />
        <text y="4.5">{island.stock}</text>
      </g>
    )}
    {island.pillaged && (
      <g className="dl-pillage" transform={`translate(${short(x)} ${HALF_HEIGHT - 4})`}>
        <circle r="7" />
        <SignAt name="fight" x={0} y={0} size={10} />
      </g>
    )}
  </>
)

/** An island of a tile at its spot from the tile's middle; a full one wears its type on its northern shore. */
export const Island: FC<{
  readonly place: PlaceView
  readonly island: IslandState
  readonly at: Point
  readonly seed: number
}> = ({ place, island, at: [x, y], seed }) => {
  const { type, slots, settlers } = island
  const rx = halfOf(slots)
  const attributes = useSpotAttributes(`island:${place.at}:${type}`, `dl-island k-${type}`)
  return (
    <g {...attributes} transform={`translate(${short(x)} ${y})`}>
      {attributes.role === 'button' && <path className="dl-halo" d={coast(rx, HALF_HEIGHT, seed, 5)} />}
      <Land rx={rx} ry={HALF_HEIGHT} seed={seed} type={type} />
      {slotsOf(slots).map((middle, nth) => (
        <g key={middle} transform={`translate(${short(middle)} 0)`}>
          <Slot place={place} island={island} nth={nth} />
        </g>
      ))}
      {settlers.length >= slots && (
        <g className="dl-badge" transform={`translate(0 ${-HALF_HEIGHT})`}>
          <circle r="7.5" />
          <SignAt name={type} x={0} y={0} size={11} />
        </g>
      )}
      <Besides island={island} x={x > 0 ? 5 - rx : rx - 5} />
    </g>
  )
}

/** A slot of a City, ringed in its type, which stands below it. */
export const CitySlot: FC<{
  readonly place: PlaceView
  readonly island: IslandState
  readonly x: number
}> = ({ place, island, x }) => {
  const { type, slots } = island
  const attributes = useSpotAttributes(`island:${place.at}:${type}`, `dl-island is-city k-${type}`)
  const across = Array.from({ length: slots }, (_, nth) => nth * CITY.step)
  return (
    <g {...attributes} transform={`translate(${short(x)} ${CITY.slots})`}>
      {attributes.role === 'button' && <circle className="dl-halo" r={SLOT / 2 + 4} />}
      {across.map((dx, nth) => (
        <g key={dx} transform={`translate(${dx} 0)`}>
          <Slot place={place} island={island} nth={nth} />
        </g>
      ))}
      {island.settlers.length > 0 && (
        <SignAt name={type} className="dl-slot-sign" x={0} y={SLOT / 2 + 8} size={13} />
      )}
    </g>
  )
}
