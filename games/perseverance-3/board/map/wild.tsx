import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { Sign } from '@tablee/perseverance/board/pieces.tsx'
import type { FC } from 'react'
import type { Area } from '../../data/types.ts'
import { LOCATIONS } from '../../rules/query.ts'
import { placedBefore } from '../../terminal/contents.ts'
import { explain } from '../explain.ts'
import { usePart, useView } from '../ui/part.tsx'
import { Presence } from '../ui/presence.tsx'
import { Ground } from './ground.tsx'
import { LocationAt, Outpost } from './location.tsx'
import { Officer } from './officer.tsx'
import { HEIGHT, PLACES, WIDTH } from './places.ts'

/** From the back to the front, so that tags lie over what is behind them. */
const IN_ORDER = LOCATIONS.toSorted((a, b) => PLACES[a][1] - PLACES[b][1])

/** The wilderness: three areas with their locations, the outpost at the shore. */
export const Wild: FC = () => {
  const { data } = useView()
  return (
    <div className="pv-wildbox">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the part around it is named; a title would pop up. */}
      <svg className="pv-wild" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMaxYMid meet">
        <Ground edges={data.edges} />
        {IN_ORDER.map(id => (
          <LocationAt key={id} id={id} />
        ))}
        <Outpost />
      </svg>
      <AreaLabel area="swamp" />
      <AreaLabel area="jungle" />
      <div className="pv-top">
        <div className="pv-sec">
          <Officer zone="wilderness" />
        </div>
        <AreaLabel area="hills" />
      </div>
    </div>
  )
}

/** The name of an area, its tiles before the assembly, and what that would pay now. */
const AreaLabel: FC<{ readonly area: Area }> = ({ area }) => {
  const { view, names, board } = useView()
  const { language } = usePart().props
  const { above } = view.stacks[area]
  const state = view.gathering[area]
  const attributes = useSpotAttributes(
    `area:${area}`,
    `pv-area pv-area-${area}`,
    explain(`area:${area}`, view, language) ?? names.area[area],
    `area:${area}`,
  )
  return (
    <div {...attributes}>
      <span>
        <b>{names.area[area]}</b> {state === 'ahead' && <Sign name="gavel" />}{' '}
        {state === 'held'
          ? `✓ ${board.held}`
          : state === 'due'
            ? board.due
            : board.tiles(placedBefore(above ?? 0))}
      </span>
      <Presence ground={area} />
    </div>
  )
}
