import { pieceIn } from '@tablee/board'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { Civ, Hex } from '../../data/types.ts'
import { partiesIn, powerIn } from '../contents.ts'
import { ShipAt } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { short } from './coast.ts'
import { dockName, dockOf } from './layout.ts'
import type { Plan } from './plan.ts'

const SHIP = 37

interface Docked {
  readonly spot: string
  readonly kind: 'explorer' | 'warship'
  readonly civ: Civ
  readonly at: Hex
}

const Ship: FC<Docked & { readonly x: number; readonly y: number }> = ({ spot, kind, civ, at, x, y }) => {
  const attributes = useSpotAttributes(spot, 'dl-vessel')
  return (
    <g {...attributes} {...pieceIn(spot, `place:${at}`)}>
      {attributes.role === 'button' && <circle className="dl-halo" cx={x} cy={y} r="24" />}
      <ShipAt kind={kind} civ={civ} x={x} y={y} size={SHIP} />
    </g>
  )
}

/** The ships of all parties at their docks; several of a kind at one place lie side by side. */
export const Ships: FC<{ readonly plan: Plan }> = ({ plan }) => {
  const { view } = usePart().props
  const ships = partiesIn(view).flatMap((party): Docked[] => {
    const { civ, explorer, warships } = powerIn(view, party)
    return [
      { spot: `explorer:${party}`, kind: 'explorer', civ, at: explorer },
      ...warships.map(
        (one, n): Docked => ({ spot: `warship:${party}:${n}`, kind: 'warship', civ: one.civ, at: one.at }),
      ),
    ]
  })
  return ships.map((ship, i) => {
    const place = view.places[ship.at]
    const middle = plan.middles.get(ship.at)
    if (!place || !middle) return null
    const dock = dockName(place, ship.kind)
    const nth = ships
      .slice(0, i)
      .filter(({ kind, at }) => at === ship.at && dockName(place, kind) === dock).length
    const [dx, dy] = dockOf(place, dock, nth)
    return <Ship key={ship.spot} {...ship} x={short(middle[0] + dx)} y={short(middle[1] + dy)} />
  })
}

/** From where a ship leaves to the place that was chosen for it. */
export const Route: FC<{ readonly plan: Plan }> = ({ plan }) => {
  const { view, chosen, candidates, face } = usePart().props
  const candidate = candidates.find(({ key }) => key === chosen)
  if (view.seat === null || candidate?.say.id !== 'sail.to' || typeof candidate.at !== 'string') return null
  const { explorer, warships } = view.players[view.seat]
  const values = face?.prompt.values as { readonly ship?: string } | undefined
  const from = plan.middles.get(values?.ship === 'explorer' ? explorer : warships[0].at)
  const to = plan.middles.get(candidate.at.slice('place:'.length) as Hex)
  if (!from || !to || from === to) return null
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy)
  const [x, y] = [dx / far, dy / far]
  const end = [to[0] - x * 26, to[1] - y * 26]
  const d = `M${short(from[0] + x * 26)} ${short(from[1] + y * 26)}Q${short((from[0] + end[0]) / 2 + y * 26)} ${short((from[1] + end[1]) / 2 - x * 26)} ${short(end[0])} ${short(end[1])}`
  return (
    <g className="dl-route">
      <path className="dl-route-under" d={d} />
      <path className="dl-route-line" d={d} />
      <circle cx={short(end[0])} cy={short(end[1])} r="5" />
    </g>
  )
}
