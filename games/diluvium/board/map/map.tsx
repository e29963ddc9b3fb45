import { type Box, Sheet } from '@tablee/board/sheet.tsx'
import type { FC } from 'react'
import { isCity } from '../contents.ts'
import { atStep } from '../moments/at-step.ts'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { Bodies, Glows } from './bodies.tsx'
import { Frame, Sea } from './chart.tsx'
import { Astrolabe, Deck } from './corners.tsx'
import { Moment } from './moment.tsx'
import { Patterns } from './patterns.tsx'
import { FRAME, hexPath, planFor } from './plan.ts'
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

const Drawing: FC<{ readonly box: Box | null }> = ({ box }) => {
  const { view, size } = usePart().props
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
    <svg className="dl-chart" viewBox={`0 0 ${width} ${height}`}>
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
