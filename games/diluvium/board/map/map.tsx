import { type Box, Sheet } from '@tablee/board/sheet.tsx'
import type { FC } from 'react'
import type { Hex } from '../../data/types.ts'
import { isCity } from '../contents.ts'
import { atStep } from '../moments/at-step.ts'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { Bodies, Glows } from './bodies.tsx'
import { Frame, Sea } from './chart.tsx'
import { Astrolabe, Deck } from './corners.tsx'
import { Moment } from './moment.tsx'
import { Patterns } from './patterns.tsx'
import { FRAME, hexPath, type Plan, planFor } from './plan.ts'
import { Route, Ships } from './ships.tsx'
import { Tile } from './tile.tsx'
import './map.css'
import './tile.css'

/** The middle of the table: the sea chart. */
export const Chart: FC<Props> = given => {
  const props = atStep(given)
  const { view, language, size } = props
  const { board } = wordsIn(language)
  const mine = view.seat === null ? '' : ` f-${view.players[view.seat].civ}`
  return (
    <Part props={props} className={`dl-map is-${size}${mine}`} label={board.map}>
      <Sheet words={board} size={size}>
        {box => <Drawing box={box} />}
      </Sheet>
    </Part>
  )
}

/** How large what lies in the corners is. */
const SIZES = { desktop: 112, tablet: 112, phone: 84 } as const

/** Whether something is a part of a tile, too small on a phone's chart for a finger. */
const isPart = (kind: string): boolean => kind === 'space' || kind === 'island'

/** The only tile on which anything may be chosen, where that is a part of it; null where all may lie anywhere. */
function tileAsked(candidates: Props['candidates']): Hex | null {
  const refs = candidates.flatMap(({ at = [] }) => at).map(ref => ref.split(':'))
  const [first] = refs
  return first && refs.every(([kind, at]) => isPart(kind) && at === first[1]) ? (first[1] as Hex) : null
}

/** How much nearer such a tile comes. */
const NEAR = 3.2

/** The part of the chart that is seen: all of it, or on a phone the tile that is asked about. */
function seenOf({ width, height, middles }: Plan, at: Hex | null): string {
  const middle = at === null ? undefined : middles.get(at)
  if (!middle) return `0 0 ${width} ${height}`
  const [wide, high] = [width / NEAR, height / NEAR]
  const within = (n: number, most: number): number => Math.max(0, Math.min(most, n))
  const x = within(middle[0] - wide / 2, width - wide)
  const y = within(middle[1] - high / 2, height - high)
  return `${x} ${y} ${wide} ${high}`
}

const Drawing: FC<{ readonly box: Box | null }> = ({ box }) => {
  const { view, size, candidates } = usePart().props
  const places = Object.values(view.places)
  const frame = size === 'phone' ? 0 : FRAME
  const plan = planFor(
    places.map(place => ({ at: place.at, isCity: isCity(place) })),
    box,
    frame,
  )
  const { width, height } = plan
  const side = SIZES[size]
  const [first, second, third] = plan.corners(side)
  const rose = third ?? { x: width / 2, y: height / 2 }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the part around it is named; a title would pop up.
    <svg className="dl-chart" viewBox={seenOf(plan, size === 'phone' ? tileAsked(candidates) : null)}>
      <Patterns />
      <clipPath id="dl-in-tile">
        <path d={hexPath(-5)} />
      </clipPath>
      <Sea width={width} height={height} x={rose.x} y={rose.y} rose={third ? side * 0.42 : 0} />
      {first && <Astrolabe at={first} r={side * 0.43} />}
      {second && <Deck at={second} />}
      <Bodies plan={plan} />
      <Glows plan={plan} />
      {places.map(place => {
        const middle = plan.middles.get(place.at) ?? ([0, 0] as const)
        return <Tile key={place.at} place={place} middle={middle} high={middle[1] < height / 2} />
      })}
      <Ships plan={plan} />
      <Route plan={plan} />
      <Moment plan={plan} />
      {frame > 0 && <Frame width={width} height={height} />}
    </svg>
  )
}
