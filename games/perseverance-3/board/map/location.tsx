import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { HUT, LEADER_SHAPES, MARKS } from '@tablee/perseverance/board/art/pieces.ts'
import { DINO_SIZE, DinoShapes, SignAt } from '@tablee/perseverance/board/pieces.tsx'
import type { Species } from '@tablee/perseverance/ids.ts'
import { isIdle, type Owner } from '@tablee/perseverance/owners.ts'
import type { FC, ReactNode } from 'react'
import { type Area, type LocationId, OUTPOSTS, type OutpostId, type TempleId } from '../../data/types.ts'
import type { Rider } from '../../state.ts'
import { colourOf } from '../../terminal/contents.ts'
import { explain } from '../explain.ts'
import { usePart, useView } from '../ui/part.tsx'
import { blob } from './blob.ts'
import { PLACES } from './places.ts'
import { type Bit, bitsOf } from './tags.ts'

const AREA_MARK: { readonly [A in Area]: string } = { hills: 'h', jungle: 'j', swamp: 's' }

const seedOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), id.length * 17)

/** A place of the wilderness: its plot, its number, and whatever is on it. */
const Plot: FC<{
  readonly id: string
  readonly area: Area
  readonly at: readonly [number, number]
  readonly size: readonly [number, number]
  readonly look: string
}> = ({ id, area, at: [x, y], size: [rx, ry], look }) => {
  const edge = (grow: number): string => blob(x, y, rx, ry, seedOf(id), grow)
  return (
    <>
      <path className="pv-halo" d={edge(6)} />
      <path className="pv-c-shadow" d={edge(1.5)} transform="translate(0 2.5)" />
      <path className="pv-l-rim" d={edge(1)} />
      {look.includes('pv-ex') && <path d={edge(1)} fill={`url(#pv-q-${area})`} />}
      <path className="pv-l-ground" d={edge(-4)} />
    </>
  )
}

/** A numbered location or a temple. */
export const LocationAt: FC<{ readonly id: LocationId }> = ({ id }) => {
  const { view, data, names } = useView()
  const { language } = usePart().props
  const { area, needs, bonus } = data.locations[id]
  const { wild, rider, tile, explored, shelters } = view.locations[id]
  const [x, y] = PLACES[id]
  const temple = id in data.temples ? (id as TempleId) : null
  const [rx, ry] = explored && !temple ? [43, 21] : [37, 20]
  const look = `pv-loc pv-a-${AREA_MARK[area]}${explored ? ' pv-ex' : ''}${temple ? ' pv-temple' : ''}`
  const spot = useSpotAttributes(
    [`location:${id}`, `site:${id}`],
    look,
    explain(`location:${id}`, view, language) ?? names.area[area],
    `location:${id}`,
  )
  const pill = id.length > 1 ? 24 : 19
  return (
    <g {...spot}>
      <Plot id={id} area={area} at={[x, y]} size={[rx, ry]} look={look} />
      {temple && <SignAt name="temple" x={x - 28} y={y - 15} size={27} />}
      {temple && !rider && (
        <DinoAt species={data.temples[temple].species} x={x + 16} base={y + 9} width={25} />
      )}
      {wild && <DinoAt species={wild} x={x} base={y + 11} width={36} />}
      {rider && <RiderAt rider={rider} x={temple ? x + 14 : x - 16} base={y + 11} />}
      {explored &&
        shelters.map((owner, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces of a tile
          <HutAt key={space} owner={owner} x={x + 3 + space * 17} y={y - 11} />
        ))}
      {explored && tile ? (
        <Tag x={x + 18} y={y + ry - 4} bits={bitsOf(data.tiles[tile].harvest)} />
      ) : (
        <Tag x={x + (temple ? 0 : 4)} y={y + ry - 1} needs={needs} bits={bitsOf(bonus)} />
      )}
      {!temple && (
        <g className="pv-num">
          <rect x={x - rx + 1} y={y - ry - 4} width={pill} height="17" rx="8.5" />
          <text x={x - rx + 1 + pill / 2} y={y - ry + 9}>
            {id}
          </text>
        </g>
      )}
    </g>
  )
}

/** The outpost: one long place with two sites. */
export const Outpost: FC = () => {
  const { board } = useView()
  const [x, y] = PLACES.outpost
  return (
    <g className="pv-loc pv-a-s pv-ex">
      <Plot id="outpost" area="swamp" at={[x, y]} size={[115, 17]} look="pv-ex" />
      {OUTPOSTS.map((id, nth) => (
        <OutpostSite key={id} id={id} x={nth === 0 ? x - 101 : x + 5} y={y} />
      ))}
      <g className="pv-num">
        <rect x={x - 41} y={y - 26} width="82" height="17" rx="8.5" />
        <text x={x} y={y - 13}>
          {board.outpost}
        </text>
      </g>
    </g>
  )
}

const OutpostSite: FC<{ readonly id: OutpostId; readonly x: number; readonly y: number }> = ({
  id,
  x,
  y,
}) => {
  const { view, data, names } = useView()
  const { language } = usePart().props
  const spot = useSpotAttributes(
    `site:${id}`,
    'pv-site',
    explain(`site:${id}`, view, language) ?? names.outpost[id],
  )
  return (
    <g {...spot}>
      <rect className="pv-halo" x={x - 6} y={y - 14} width="106" height="28" rx="10" />
      <rect className="pv-hit" x={x - 4} y={y - 13} width="102" height="26" rx="8" />
      <text className="pv-t13 pv-b" x={x} y={y + 6}>
        {names.outpost[id].slice(-1)}
      </text>
      <Tag x={x + 30} y={y} bits={bitsOf(data.outposts[id].harvest)} />
      {view.outposts[id].map((owner, space) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the outpost
        <HutAt key={space} owner={owner} x={x + 49 + space * 16} y={y - 8} />
      ))}
    </g>
  )
}

const DinoAt: FC<{
  readonly species: Species
  readonly x: number
  readonly base: number
  readonly width: number
  readonly tamed?: boolean
}> = ({ species, x, base, width, tamed = false }) => {
  const k = width * DINO_SIZE[species]
  return (
    <g
      className={`pv-dino-${species}`}
      transform={`translate(${x - k / 2} ${base - k * 0.74}) scale(${k / 48})`}
    >
      <DinoShapes species={species} tamed={tamed} />
    </g>
  )
}

/** A tamed dino on its space, with its owner's mark; a mounted leader sits on it. */
const RiderAt: FC<{ readonly rider: Rider; readonly x: number; readonly base: number }> = ({
  rider,
  x,
  base,
}) => {
  const { view } = useView()
  const { owner, species, leader } = rider
  const colour = colourOf(view, owner)
  const who = view.players[owner]?.leader
  return (
    <g className={`pv-p-${colour}${isIdle(view, owner) ? ' is-idle' : ''}`}>
      <DinoAt species={species} x={x} base={base} width={37} tamed />
      {leader && who && (
        <g transform={`translate(${x - 9} ${base - 38}) scale(.55)`}>
          <path className="kit-top" d={LEADER_SHAPES[who].d} />
          <path className="pv-cut" d={LEADER_SHAPES[who].cut} />
        </g>
      )}
      <Badge owner={owner} x={x - 16} y={base - 2} />
    </g>
  )
}

const Badge: FC<{ readonly owner: Owner; readonly x: number; readonly y: number }> = ({ owner, x, y }) => {
  const { view } = useView()
  const colour = colourOf(view, owner)
  return (
    <g className="pv-badge">
      <circle cx={x} cy={y} r="6.2" />
      {colour !== 'neutral' && (
        <path
          className="pv-hut-mark"
          d={MARKS[colour]}
          transform={`translate(${x - 4} ${y - 4}) scale(.667)`}
        />
      )}
    </g>
  )
}

const HutAt: FC<{ readonly owner: Owner | null; readonly x: number; readonly y: number }> = ({
  owner,
  x,
  y,
}) => {
  const { view } = useView()
  const scale = 16 / 24
  if (owner === null)
    return <path className="pv-slot-empty" d={HUT} transform={`translate(${x} ${y}) scale(${scale})`} />
  const colour = colourOf(view, owner)
  return (
    <g
      className={`pv-p-${colour}${isIdle(view, owner) ? ' is-idle' : ''}`}
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      <path className="kit-side" d={HUT} transform="translate(0 2)" />
      <path className="kit-top" d={HUT} />
      {colour !== 'neutral' && (
        <path className="pv-hut-mark" d={MARKS[colour]} transform="translate(7.5 10.5) scale(.75)" />
      )}
    </g>
  )
}

/** A paper tag on the rim: what the dino space asks for, and what is gained here. */
const Tag: FC<{
  readonly x: number
  readonly y: number
  readonly needs?: Species
  readonly bits: readonly Bit[]
}> = ({ x, y, needs, bits }) => {
  const parts: ReactNode[] = []
  let at = 5
  if (needs) {
    const size = 17 * DINO_SIZE[needs]
    parts.push(
      <g key="needs" transform={`translate(${at} 2.2) scale(${size / 48})`} className={`pv-dino-${needs}`}>
        <DinoShapes species={needs} />
      </g>,
      <text key="plus" className="pv-t13 pv-b" x={at + size + 0.5} y="12.2">
        +
      </text>,
    )
    at += size + 11
  }
  for (const [nth, { n, sign, dino }] of bits.entries()) {
    if (n > 1) {
      parts.push(
        <text key={`n${nth}`} className="pv-t13 pv-b" x={at} y="12.2">
          {n}
        </text>,
      )
      at += 9
    }
    if (dino) {
      parts.push(
        <g key={nth} transform={`translate(${at} 2.2) scale(.35)`} className={`pv-dino-${dino}`}>
          <DinoShapes species={dino} />
        </g>,
      )
      at += 19
    } else if (sign) {
      parts.push(<SignAt key={nth} name={sign} x={at} y={1.5} size={13} />)
      at += 15
    }
  }
  if (parts.length === 0) return null
  const width = at + 3
  return (
    <g className="pv-tag" transform={`translate(${x - width / 2} ${y - 7})`}>
      <rect width={width} height="16" rx="8" />
      {parts}
    </g>
  )
}
