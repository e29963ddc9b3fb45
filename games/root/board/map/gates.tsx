import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { short } from '../art/geometry.ts'
import type { Plate } from '../art/plate.ts'
import type { Gate, Woodland } from '../art/woodland.ts'
import { explain } from '../explain.ts'
import { usePart } from '../ui/part.tsx'

/** The paths that are closed at the start: each as it is now. C.3.2 */
export const Gates: FC<{ readonly wood: Woodland }> = ({ wood: { gates, plate } }) => {
  const { closedPaths } = usePart().props.view
  if (closedPaths === undefined) return null
  const isClosed = (_: Gate, place: number): boolean => closedPaths.includes(place)
  const shut = gates.filter(isClosed)
  const open = gates.filter((gate, place) => !isClosed(gate, place))
  return (
    <>
      <Road className="rt-path-edge" gates={shut} width={plate.road + 2.4} />
      <Road className="rt-shut" gates={shut} width={plate.road - 1} />
      <Road className="rt-path-edge" gates={open} width={plate.road + 3.6} />
      <Road className="rt-path" gates={open} width={plate.road} />
      <Road className="rt-path-dot" gates={open} width={1.8} dashes=".1 6.5" />
    </>
  )
}

const Road: FC<{
  readonly className: string
  readonly gates: readonly Gate[]
  readonly width: number
  readonly dashes?: string
}> = ({ className, gates, width, dashes }) => (
  <g className="rt-stroke">
    <path
      className={className}
      d={gates.map(({ road }) => road.d).join('')}
      strokeWidth={short(width)}
      strokeDasharray={dashes}
    />
  </g>
)

/** A palisade, its middle at 0 0. */
export const PALISADE = (
  <>
    <path className="rt-gate-bg" d="M-15 9V-5l3.5-5.5L-8-5l3.5-5.5L-1-5h1l3.5-5.5L8-5l3.5-5.5L15-5V9Z" />
    <path className="rt-gate-bars" d="M-8-4V8M0-4V8M8-4V8M-15-1h30M-15 5h30" />
  </>
)

/** The palisades on closed paths: each is a button when its path may be opened. */
export const Palisades: FC<{ readonly wood: Woodland }> = ({ wood: { gates, plate } }) => {
  const { closedPaths = [] } = usePart().props.view
  return gates.map((gate, place) =>
    closedPaths.includes(place) ? <Palisade key={gate.path.join('-')} gate={gate} plate={plate} /> : null,
  )
}

const Palisade: FC<{ readonly gate: Gate; readonly plate: Plate }> = ({ gate: { path, at }, plate }) => {
  const { view, language } = usePart().props
  const ref = `path:${path.join('-')}`
  const attributes = useSpotAttributes(ref, 'rt-gate', explain(ref, view, language) ?? undefined)
  const [x, y] = at
  // Never smaller than a finger's tip.
  const scale = Math.max(0.8, plate.unit / 26)
  return (
    <g {...attributes} transform={`translate(${short(x)} ${short(y)}) scale(${scale.toFixed(2)})`}>
      <rect className="rt-gate-zone" x="-22" y="-22" width="44" height="44" />
      <rect className="rt-halo" x="-21" y="-16" width="42" height="32" rx="10" />
      <rect className="rt-focus" x="-24" y="-19" width="48" height="38" rx="12" />
      {PALISADE}
    </g>
  )
}
