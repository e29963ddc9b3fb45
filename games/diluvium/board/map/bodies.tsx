import { type FC, memo } from 'react'
import type { Hex } from '../../data/types.ts'
import type { DiluviumView, PlaceView } from '../../view.ts'
import { isCity } from '../contents.ts'
import { usePart } from '../ui/part.tsx'
import { hexPath, type Plan } from './plan.ts'

/** How the body of a tile looks: known water, or deep sea by its level. */
const lookOf = (place: PlaceView): string =>
  place.up || isCity(place) ? 'is-open' : `is-deep-${Math.max(1, place.level)}`

const Body: FC<{ readonly x: number; readonly y: number; readonly look: string; readonly grow: number }> =
  memo(({ x, y, look, grow }) => (
    <g transform={`translate(${x} ${y})`}>
      <path className={`dl-body ${look}`} d={hexPath(grow)} />
      {look !== 'is-open' && (
        <>
          <path d={hexPath(grow)} fill={`url(#dl-${look.slice(3)})`} />
          <path className="dl-inner" d={hexPath(grow - 4)} />
        </>
      )}
    </g>
  ))

/** The bodies of all tiles, with their shadows. */
export const Bodies: FC<{ readonly plan: Plan }> = ({ plan }) => {
  const { view } = usePart().props
  return Object.values(view.places).map(place => {
    const [x, y] = plan.middles.get(place.at) ?? [0, 0]
    return (
      <g key={place.at}>
        {!isCity(place) && (
          <path className="dl-shadow" d={hexPath(-1.5)} transform={`translate(${x} ${y + 2.5})`} />
        )}
        <Body x={x} y={y} look={lookOf(place)} grow={-2} />
      </g>
    )
  })
}

/** A soft edge, drawn as strokes one over the other: a blur would cost more than all the rest of the chart. */
const STROKES: readonly { readonly width: number; readonly opacity: number }[] = [
  { width: 32, opacity: 0.1 },
  { width: 25, opacity: 0.14 },
  { width: 18, opacity: 0.2 },
  { width: 11, opacity: 0.28 },
]

/** Whether a ship gains something by coming here: a tile to turn over or to explore. */
function gains(view: DiluviumView, { up, city, markers }: PlaceView): boolean {
  if (!up) return true
  return city === null && markers.includes(null) && !markers.includes(view.seat)
}

/** What may be chosen glows outwards: its body is drawn again over the light. A stop without gain has a thin ring. */
export const Glows: FC<{ readonly plan: Plan }> = ({ plan }) => {
  const { spots, props } = usePart()
  const { view, chosen, face } = props
  const explores = (face?.prompt.values as { readonly ship?: string } | undefined)?.ship === 'explorer'
  const may = (at: Hex) => spots.get(`place:${at}`)?.candidates ?? []
  const open = Object.values(view.places).filter(({ at }) => may(at).length > 0)
  const bright = open.filter(place => !explores || gains(view, place))
  const middle = ({ at }: PlaceView) => plan.middles.get(at) ?? [0, 0]
  const shift = (place: PlaceView): string => `translate(${middle(place).join(' ')})`
  return (
    <>
      <g className="dl-glows">
        {STROKES.map(({ width, opacity }) => (
          <g key={width} strokeWidth={width} strokeOpacity={opacity}>
            {bright.map(place => (
              <path key={place.at} d={hexPath(-1)} transform={shift(place)} />
            ))}
          </g>
        ))}
      </g>
      {bright.map(place => (
        <Body key={place.at} x={middle(place)[0]} y={middle(place)[1]} look={lookOf(place)} grow={-4} />
      ))}
      {open.map(place => {
        const isChosen = may(place.at).some(({ key }) => key === chosen)
        const look = isChosen ? ' is-chosen' : bright.includes(place) ? '' : ' is-stop'
        return (
          <g key={place.at} transform={shift(place)}>
            <path className={`dl-ring${look}`} d={hexPath(-2.6)} />
          </g>
        )
      })}
    </>
  )
}
