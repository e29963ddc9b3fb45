import { useSpotAttributes } from '@tablee/board/spot.tsx'
import { type FC, memo } from 'react'
import type { BuildingId } from '../../data/board.ts'
import { dataOf } from '../data.ts'
import { explain } from '../explain.ts'
import { SignAt } from '../ui/art.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { MAP_WORDS, NAMES } from '../words.ts'
import { chosenDie, closedBy, discountAt, fits } from './contents.ts'
import { FACADES } from './facades.ts'
import { type At, Words } from './pieces.tsx'
import { type Rect, rounded, short } from './plan.ts'
import { Plate } from './plate.tsx'
import { Slots } from './slots.tsx'

/** How much of a building's height its facade takes, unless told. */
const FACADE = 68

/** The facade of a building, drawn once. */
const Facade: FC<At & { readonly id: BuildingId; readonly scale: number }> = memo(({ id, x, y, scale }) => (
  <g className="ml-facade" transform={`translate(${short(x)} ${short(y)}) scale(${scale})`}>
    {FACADES[id].map(([paint, d]) => (
      <path key={d} className={`fa-${paint}`} d={d} />
    ))}
  </g>
))

/** The plate of a building under its facade. */
export const plateOf = ({ x, y, w, h }: Rect, facade = FACADE): Rect => ({
  x,
  y: y + facade - 4,
  w,
  h: h - facade + 4,
})

/** A building: its facade on a plate, with the places for dice and the dice that lie there. */
export const Building: FC<{ readonly id: BuildingId; readonly rect: Rect; readonly facade?: number }> = ({
  id,
  rect,
  facade = FACADE,
}) => {
  const { view, language, face = null, taken } = usePart().props
  const ref = `building:${id}`
  const { candidates } = useSpot(ref)
  const words = MAP_WORDS[language]
  const closed = closedBy(view, id)
  const plate = plateOf(rect, facade)
  const scale = facade / FACADE
  const chosen = chosenDie({ face, taken })
  const die =
    chosen !== null && candidates.length > 0 && fits(dataOf(view).buildings[id].accepts, chosen)
      ? chosen
      : null
  const discount = die === null ? 0 : discountAt(view, id, die)
  // A plain picture hides what is in it: a place in it that may be chosen must stay a button.
  const inside = face?.prompt.id === 'mine.slot' || face?.prompt.id === 'alchemist.slot'
  const name = inside ? undefined : (explain(ref, view, language) ?? NAMES[language].building[id])
  return (
    <g
      {...useSpotAttributes(ref, `ml-building${closed ? ' is-closed' : ''}`, name, inside ? undefined : ref)}
    >
      <Plate
        rect={plate}
        behind={<Facade id={id} x={rect.x + rect.w / 2 - 75 * scale} y={rect.y + 2 * scale} scale={scale} />}
      >
        <Words x={plate.x + 11} y={plate.y + 20} look="is-name">
          {words.building[id]}
        </Words>
        {closed ? <Closed rect={plate} why={words[closed]} /> : <Slots id={id} rect={plate} proposed={die} />}
        {discount > 0 && (
          <Tag rect={plate} words={words.discount(discount)} low={words.building[id].length > 9} />
        )}
      </Plate>
    </g>
  )
}

const Closed: FC<{ readonly rect: Rect; readonly why: readonly [string, string] }> = ({
  rect: { x, y, w, h },
  why,
}) => (
  <>
    <SignAt name="panic" className="ml-sg is-warn" x={short(x + 11)} y={short(y + h - 38)} size={28} />
    {w > 160 ? (
      <Words x={x + 46} y={y + h - 19} look="is-warn">
        {why.join(' ')}
      </Words>
    ) : (
      why.map((line, i) => (
        <Words key={line} x={x + 46} y={y + h - 27 + i * 16} look="is-warn">
          {line}
        </Words>
      ))
    )}
  </>
)

/** What the chosen die would take off, in a green tag. */
const Tag: FC<{ readonly rect: Rect; readonly words: string; readonly low: boolean }> = ({
  rect: { x, y, w, h },
  words,
  low,
}) => {
  const width = words.length * 7.3 + 14
  const at = { x: x + w - width - 9, y: low ? y + h - 36 : y + 6, w: width, h: 20 }
  return (
    <>
      <path className="ml-tag" d={rounded(at, 10)} />
      <Words x={at.x + width / 2} y={at.y + 14.5} look="is-tag">
        {words}
      </Words>
    </>
  )
}
