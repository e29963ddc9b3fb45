import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { Path } from '../../data/map.ts'
import { short } from '../art/geometry.ts'
import { pathsOf } from '../art/plate.ts'
import { middleOf, type Woodland } from '../art/woodland.ts'
import { usePart, useSpot } from '../ui/part.tsx'
import { Warrior } from './pieces.tsx'

/** What stands on paths, and the paths that are to be chosen. */
export const OnPaths: FC<{ readonly wood: Woodland }> = ({ wood }) => {
  const { players, hirelings } = usePart().props.view
  if (!hirelings) return null
  return pathsOf(wood.map).map(([a, b]) => {
    const path: Path = a < b ? [a, b] : [b, a]
    const stands = players.find(({ hireling }) =>
      hireling?.paths?.some(([x, y]) => x === path[0] && y === path[1]),
    )
    return <OnPath key={path.join('-')} wood={wood} path={path} party={stands?.faction ?? null} />
  })
}

const OnPath: FC<{ readonly wood: Woodland; readonly path: Path; readonly party: string | null }> = ({
  wood,
  path,
  party,
}) => {
  const ref = `path:${path.join('-')}`
  const can = useSpot(ref).candidates.length > 0
  const attributes = useSpotAttributes(ref, 'rt-on-path')
  if (!can && party === null) return null
  const { unit } = wood.plate
  const [x, y] = middleOf(wood, path)
  return (
    <g {...attributes}>
      {can && <circle className="rt-halo" cx={short(x)} cy={short(y)} r={short(unit * 0.72)} />}
      {can && <circle className="rt-focus" cx={short(x)} cy={short(y)} r={short(unit * 0.86)} />}
      {party !== null && <Warrior party={party} x={x - unit / 2} y={y - unit / 2} size={unit} />}
    </g>
  )
}
