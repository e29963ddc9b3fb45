import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { Sign } from '@tablee/perseverance/board/pieces.tsx'
import type { FC, ReactNode } from 'react'
import type { NumberedId, TileId } from '../../data/types.ts'
import { PROPER } from '../../text/proper.ts'
import type { Perseverance3View } from '../../view.ts'
import { explain } from '../explain.ts'
import { Effects } from '../ui/effects.tsx'
import { usePart, useSpot, useView } from '../ui/part.tsx'

/** The tiles of which whoever explores places one; then the halves of that one, of which one is resolved. */
export const Drawn: FC = () => {
  const { view } = useView()
  if (view.drawn.length > 0)
    return (
      <div className="pv-drawn">
        {view.drawn.map(tile => (
          <TileOf key={tile} tile={tile} />
        ))}
      </div>
    )
  const at = exploredNow(view)
  return at && <Rewards at={at} />
}

/** The location that is being explored, once its tile lies there. */
function exploredNow({ crumbs, locations }: Perseverance3View): NumberedId | null {
  const crumb = crumbs.findLast(one => one.startsWith('location:'))
  const id = crumb?.slice('location:'.length)
  return id !== undefined && id in locations && locations[id as NumberedId].tile ? (id as NumberedId) : null
}

const TileOf: FC<{ readonly tile: TileId }> = ({ tile }) => {
  const { view, data, board } = useView()
  const { language } = usePart().props
  const { harvest, discovery, artefact } = data.tiles[tile]
  const attributes = useSpotAttributes(
    `tile:${tile}`,
    'pv-xtile',
    explain(`tile:${tile}`, view, language) ?? PROPER[tile],
  )
  return (
    <div {...attributes}>
      <b>{PROPER[tile]}</b>
      <p>
        <small>{board.harvest}</small> <Sign name="shelter" /> <Effects of={harvest} quiet />
      </p>
      <p>
        <small>{board.discovery}</small> <Sign name={artefact} /> <Effects of={discovery} quiet />
      </p>
    </div>
  )
}

/** The two halves of the tile that was placed, while one of them is to be chosen. */
const Rewards: FC<{ readonly at: NumberedId }> = ({ at }) => {
  const { view, data, board } = useView()
  const { candidates } = useSpot(`harvest:${at}`, `discovery:${at}`)
  const { tile } = view.locations[at]
  if (candidates.length === 0 || tile === null) return null
  const { harvest, discovery, artefact } = data.tiles[tile]
  return (
    <div className="pv-drawn">
      <div className="pv-xtile">
        <b>{PROPER[tile]}</b>
        <Half of={`harvest:${at}`} name={board.harvest}>
          <Sign name="shelter" /> <Effects of={harvest} quiet />
        </Half>
        <Half of={`discovery:${at}`} name={board.discovery}>
          <Sign name={artefact} /> <Effects of={discovery} quiet />
        </Half>
      </div>
    </div>
  )
}

const Half: FC<{ readonly of: string; readonly name: string; readonly children: ReactNode }> = ({
  of,
  name,
  children,
}) => {
  const { view } = useView()
  const { language } = usePart().props
  const attributes = useSpotAttributes(of, 'pv-half-tile', explain(of, view, language) ?? name)
  return (
    <div {...attributes}>
      <small>{name}</small> {children}
    </div>
  )
}
