import { told } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { Space } from '../../data/tiles.ts'
import type { PlaceView } from '../../view.ts'
import { civOf, isBarredTo, isCity } from '../contents.ts'
import { SettlerAt, SignAt } from '../ui/art.tsx'
import { usePart, useView } from '../ui/part.tsx'
import { type Point, short } from './coast.ts'
import { CitySlot, Island, Land } from './island.tsx'
import { CITY, islandsOf } from './layout.ts'
import { HY, hexPath, SX } from './plan.ts'
import { Price } from './price.tsx'

/** A seed for the coasts of a place: the same tile has the same islands wherever it lies. */
const seedOf = ({ tile, name }: PlaceView): number => (tile || name.charCodeAt(0) + 70) * 10

/** What lies at a place, over the body of its tile. */
export const Tile: FC<{ readonly place: PlaceView; readonly middle: Point; readonly high: boolean }> = ({
  place,
  middle: [x, y],
  high,
}) => {
  const attributes = useSpotAttributes(`place:${place.at}`, `dl-place${place.up ? '' : ' is-deep'}`)
  return (
    <g {...attributes} transform={`translate(${x} ${y})`}>
      <path className="dl-hit" d={hexPath(-2)} />
      <path className="dl-focus" d={hexPath(-9)} />
      {place.green && <path className="dl-green" d={hexPath(-8)} />}
      {isCity(place) ? (
        <City place={place} high={high} />
      ) : place.up ? (
        <Face place={place} />
      ) : (
        <Back place={place} />
      )}
      {!isCity(place) && <Name place={place} />}
      {place.token && <Token place={place} token={place.token} />}
      <Exile place={place} />
      <Price place={place} />
    </g>
  )
}

/** The name of a position, in the upper left corner; scenario tiles have a laurel after it. */
const Name: FC<{ readonly place: PlaceView }> = ({ place: { name, green, city, up, tile } }) => (
  <>
    <text className="dl-name" x={-SX / 2 + 1} y={-HY + 21}>
      {name}
    </text>
    {green && <SignAt name="laurel" className="dl-laurel" x={-SX / 2 + 30} y={-HY + 17} size={14} />}
    {city && <SignAt name="temple" className="dl-laurel" x={-SX / 2 + 30} y={-HY + 17} size={14} />}
    {!up && tile !== null && (
      <text className="dl-number" x={SX / 2 - 2} y={-HY + 21}>
        {tile}
      </text>
    )}
  </>
)

/** A tile face down: its level and what turning it over costs; nothing else is known. */
const Back: FC<{ readonly place: PlaceView }> = ({ place: { level, cost } }) => (
  <>
    <text className="dl-level" y={-4}>
      {level === 0 ? '0' : 'I'.repeat(level)}
    </text>
    {Array.from({ length: cost }, (_, i) => i * 22 - (cost - 1) * 11).map(x => (
      <SignAt key={x} name="food" className="dl-cost" x={x} y={12} size={18} />
    ))}
  </>
)

const SPACE = 16
const BETWEEN = 2

/** A tile face up: its islands, exploration spaces, and its monster. */
const Face: FC<{ readonly place: PlaceView }> = ({ place }) => {
  const { view } = usePart().props
  const spots = islandsOf(place)
  const left = -(place.spaces.length * (SPACE + BETWEEN) - BETWEEN) / 2
  return (
    <>
      {isBarredTo(view, view.seat ?? 0, place) && <path className="dl-barred" d={hexPath(-5)} />}
      <g clipPath="url(#dl-in-tile)">
        {place.islands.map((island, i) => (
          <Island key={island.type} place={place} island={island} at={spots[i]} seed={seedOf(place) + i} />
        ))}
      </g>
      {place.spaces.map((space, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spaces that are alike differ by their place alone.
        <ExplorationSpace key={n} place={place} space={space} n={n} x={left + n * (SPACE + BETWEEN)} />
      ))}
      {place.monster && <Monster place={place} />}
    </>
  )
}

/** A space along the southern edge; a marker fills it with its civilisation and a flag. */
const ExplorationSpace: FC<{
  readonly place: PlaceView
  readonly space: Space
  readonly n: number
  readonly x: number
}> = ({ place, space, n, x }) => {
  const { view } = usePart().props
  const marker = place.markers[n] ?? null
  const look = marker === null ? '' : ` is-marked f-${civOf(view, marker)}`
  const attributes = useSpotAttributes(`space:${place.at}:${n}`, `dl-space${look}`)
  return (
    <g {...attributes} transform={`translate(${short(x)} ${HY - SPACE - 9.5})`}>
      {attributes.role === 'button' && (
        <rect className="dl-halo" x="-2.5" y="-2.5" width="21" height="21" rx="5" />
      )}
      <rect className="dl-space-box" width={SPACE} height={SPACE} rx="3" />
      {marker !== null && <SignAt name="flag" className="dl-flag" x={8} y={8} size={11.5} />}
      {marker === null && space === 'settler' && (
        <SignAt name="settler" className="dl-man" x={8.5} y={8} size={11} />
      )}
      {marker === null && space !== 'settler' && (
        <>
          <circle className="dl-coin" cx="8" cy="8" r="6.9" />
          <text className="dl-coin-n" x="8" y="12.5">
            {space.slice(4)}
          </text>
        </>
      )}
    </g>
  )
}

/** A monster, with its strength and what it pays; hollow and struck out once it is defeated. */
const Monster: FC<{ readonly place: PlaceView }> = ({ place: { at, monster } }) => {
  const attributes = useSpotAttributes(`monster:${at}`, `dl-monster${monster?.alive ? '' : ' is-beaten'}`)
  if (!monster) return null
  return (
    <g {...attributes} transform="translate(22 -36)">
      {attributes.role === 'button' && <circle className="dl-halo" r="18" />}
      <path className="dl-monster-body" d="M0-14.5 12.5-7.2v14.4L0 14.5-12.5 7.2v-14.4Z" />
      <SignAt name="monster" className="dl-monster-sign" x={0} y={-1} size={17} />
      {monster.alive ? (
        <g className="dl-monster-pill" transform="translate(2 23)">
          <rect x="-29" y="-9" width="58" height="18" rx="9" />
          <text x="-17" y="4.5">
            {monster.strength}
          </text>
          <SignAt name="strength" x={-5} y={0} size={13} />
          <text x="9" y="4.5">
            {monster.gold}
          </text>
          <SignAt name="gold" className="dl-monster-gold" x={20} y={0} size={12} />
        </g>
      ) : (
        <path className="dl-strike" d="M-12 12 12-12" />
      )}
    </g>
  )
}

/** Where a token lies: at the western corner, so that it hides nothing. */
const TOKEN = `translate(${-SX + 15} 0)`

/** An Objective token: its number once it was turned. The one of a curse is dark, and stares once it is awake. */
const Token: FC<{ readonly place: PlaceView; readonly token: NonNullable<PlaceView['token']> }> = ({
  place,
  token: { n, up },
}) => {
  const { view, board } = useView()
  if (view.story?.id === 's12')
    return (
      <g className={`dl-curse${up ? ' is-awake' : ''}`} transform={TOKEN} {...told(board.curse(up))}>
        {up && <path className="dl-doom" d={hexPath(-7)} transform={`translate(${SX - 15} 0)`} />}
        <circle r="12" />
        <path d="M-7 0C-4-5 4-5 7 0 4 5-4 5-7 0Z" />
        {up && <circle className="dl-pupil" r="2.6" />}
      </g>
    )
  return (
    <g className="dl-token" transform={TOKEN} data-ref={`place:${place.at}`}>
      <circle r="11" />
      <text y="5">{n ?? '?'}</text>
    </g>
  )
}

/** The exile that is to be met next. */
const Exile: FC<{ readonly place: PlaceView }> = ({ place: { at } }) => {
  const { view, board } = useView()
  if (view.story?.id !== 's06' || view.story.exile !== at) return null
  return (
    <g className="dl-exile f-chinese" transform={TOKEN} {...told(board.exile)}>
      <circle r="12.5" />
      <SettlerAt civ="chinese" x={0} y={-0.5} size={17} />
    </g>
  )
}

/** A City: one large island with a temple or pyramid, and its slots. */
const City: FC<{ readonly place: PlaceView; readonly high: boolean }> = ({ place, high }) => {
  if (place.city === null) return null
  const count = place.islands.reduce((sum, { slots }) => sum + slots, 0)
  const firsts = place.islands.map((_, i) =>
    place.islands.slice(0, i).reduce((sum, { slots }) => sum + slots, 0),
  )
  return (
    <g className={`dl-city f-${place.city}`} transform={`translate(0 ${high ? CITY.lean : -CITY.lean})`}>
      <Land rx={CITY.rx} ry={CITY.ry} seed={high ? 77 : 78} type="city" />
      <SignAt
        name={place.city === 'greek' || place.city === 'chinese' ? 'temple' : 'pyramid'}
        className="dl-temple"
        x={0}
        y={-19}
        size={30}
      />
      {place.islands.map((island, i) => (
        <CitySlot
          key={island.type}
          place={place}
          island={island}
          x={(firsts[i] - (count - 1) / 2) * CITY.step}
        />
      ))}
    </g>
  )
}
