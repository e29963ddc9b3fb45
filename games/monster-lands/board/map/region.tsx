import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC, ReactNode } from 'react'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import { attackDice } from '../../rules/adventure/attack-dice.ts'
import type { ZoneView } from '../../view.ts'
import { dataOf } from '../data.ts'
import { explain } from '../explain.ts'
import { SignAt, type SignName } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { MAP_WORDS, properName } from '../words.ts'
import { MonsterShapes } from './monsters/art.tsx'
import { AmountAt, type At, amountWidth, each, OwnerDisc, Words } from './pieces.tsx'
import { type Rect, ROAD, roadIn, rounded, short } from './plan.ts'
import { Halo } from './plate.tsx'
import { Road } from './road.tsx'

const PLAQUE = 108

/** From this height on, the head of a land has its monster over its plaque. */
const TALL = 270

/** A land: its monster with its plaque at the head of the roads that climb to it. */
export const Region: FC<{ readonly zone: ZoneView; readonly rect: Rect }> = ({ zone, rect }) => {
  const head: Rect = { ...rect, h: rect.h - ROAD.h - 18 }
  return (
    <>
      <Head zone={zone} rect={head} />
      {each(zone.paths, (_, path) => (
        <Road zone={zone} path={path} rect={roadIn(rect, path, zone.paths.length)} />
      ))}
    </>
  )
}

/** The head of a land: monster at the left, plaque at the right, both larger where there is room. */
export const Head: FC<{ readonly zone: ZoneView; readonly rect: Rect }> = ({
  zone,
  rect: { x, y, w, h },
}) => {
  const { language } = usePart().props
  const { monster, region } = zone
  // Beside its plaque, or over it where the land is tall.
  const over = h > TALL
  const left = over ? w : w - PLAQUE - 14
  const wide = Math.min(left - 8, (over ? h - 178 : h - 8) / 0.775)
  const plaque: Rect = over
    ? { x: x + (w - PLAQUE) / 2, y: y + h - 160, w: PLAQUE, h: 93 }
    : { x: x + w - PLAQUE - 8, y: y + Math.max(8, (h - 150) / 2), w: PLAQUE, h: 93 }
  const beast = {
    x: x + 4 + (left - wide) / 2,
    y: (over ? plaque.y - 8 : y + h - 2) - wide * 0.775,
    w: wide,
    h: wide * 0.775,
  }
  return (
    <>
      {monster ? (
        <MonsterSpot zone={zone} id={monster} at={beast} plaque={plaque}>
          <MonsterStats zone={zone} id={monster} x={plaque.x} y={plaque.y} />
        </MonsterSpot>
      ) : (
        <>
          <path className="ml-paper" d={rounded({ ...plaque, h: 148 }, 9)} />
          {MAP_WORDS[language].quiet.map((line, i) => (
            <Words key={line} x={plaque.x + 9} y={plaque.y + 40 + i * 17} look="is-mute">
              {line}
            </Words>
          ))}
        </>
      )}
      {region && <RegionSpot id={region} rect={{ ...plaque, y: plaque.y + 94, h: 54 }} />}
    </>
  )
}

/** A monster and its plaque: chosen together. */
export const MonsterSpot: FC<{
  readonly zone: ZoneView
  readonly id: MonsterId
  /** Where the monster stands. */
  readonly at: Rect
  readonly plaque: Rect
  readonly children: ReactNode
}> = ({ zone, id, at, plaque, children }) => {
  const { view, language } = usePart().props
  const ref = `monster:${id}`
  const whole = zone.region ? { ...plaque, h: 148 } : plaque
  const fought = view.battle?.zone === zone.id ? ' is-fought' : ''
  return (
    <g
      {...useSpotAttributes(
        ref,
        `ml-monster-spot${fought}`,
        explain(ref, view, language) ?? properName(id),
        ref,
      )}
    >
      <svg
        x={short(at.x)}
        y={short(at.y)}
        width={short(at.w)}
        height={short(at.h)}
        viewBox="0 -4 160 124"
        className="ml-beast"
        aria-hidden="true"
      >
        <MonsterShapes id={id} />
      </svg>
      <Halo rect={whole} r={9} />
      <path className="ml-paper" d={rounded(whole, 9)} />
      {children}
    </g>
  )
}

/** The dice that a monster attacks with: its own, and those that come on top. */
export function useAttack(zone: ZoneView, id: MonsterId): { readonly own: number; readonly more: number } {
  const { view } = usePart().props
  const { printed, total } = attackDice({ ...view, data: dataOf(view) }, zone, id)
  return { own: printed, more: total - printed }
}

/** The name of a monster, its dice, what captures and kills it, and what that gives. */
export const MonsterStats: FC<At & { readonly zone: ZoneView; readonly id: MonsterId }> = ({
  zone,
  id,
  x,
  y,
}) => {
  const { view } = usePart().props
  const { own, more } = useAttack(zone, id)
  const { affinity, capture, kill, captureGold, captureGlory, killGold, killGlory, trophy } =
    dataOf(view).monsters[id]
  const gains = (row: number, ...all: readonly (readonly [number, SignName])[]) => {
    const some = all.filter(([n]) => n > 0)
    let left = x + 49
    return some.map(([n, of]) => {
      const at = left
      left += amountWidth(n, 14) - (some.length > 2 ? 5 : 2)
      return <AmountAt key={of} x={at} y={y + row} n={n} of={of} size={14} look="ml-light" />
    })
  }
  return (
    <>
      <Words x={x + 9} y={y + 20} look="is-name">
        {properName(id)}
      </Words>
      <OwnerDisc x={x + PLAQUE - 16} y={y + 15} party={affinity} r={9} />
      <Stat x={x + 9} y={y + 41} sign="attack">
        {own}
        {more > 0 && <tspan className="is-plus"> + {more}</tspan>}
      </Stat>
      <Stat x={x + 9} y={y + 62} sign="cage">
        {capture}
      </Stat>
      {gains(62, [captureGold, 'gold'], [captureGlory, 'glory'])}
      <Stat x={x + 9} y={y + 83} sign="skull">
        {kill}
      </Stat>
      {gains(83, [killGold, 'gold'], [killGlory, 'glory'], [trophy, 'trophy'])}
      <path className="ml-line" d={`M${short(x + 9)} ${short(y + 93)}h${PLAQUE - 18}`} />
    </>
  )
}

/** A sign, then a number. */
export const Stat: FC<At & { readonly sign: SignName; readonly children: ReactNode }> = ({
  x,
  y,
  sign,
  children,
}) => (
  <>
    <SignAt name={sign} className="ml-sg" x={short(x)} y={short(y - 12)} size={15} />
    <Words x={x + 19} y={y} look="is-n">
      {children}
    </Words>
  </>
)

/** What a region takes to be conquered, and its glory. */
export const RegionSpot: FC<{ readonly id: RegionId; readonly rect: Rect }> = ({ id, rect }) => {
  const { view, language } = usePart().props
  const { affinity, conquest, glory } = dataOf(view).regions[id]
  const ref = `region:${id}`
  const { x, y, w } = rect
  return (
    <g {...useSpotAttributes(ref, 'ml-region-spot', explain(ref, view, language) ?? properName(id), ref)}>
      <path className="ml-halo" d={rounded(rect, 9, 3)} />
      <path className="ml-focus" d={rounded(rect, 11, 5)} />
      <path className="ml-bare" d={rounded(rect, 9)} />
      <Words x={x + 9} y={y + 18} look="is-name is-small">
        {properName(id)}
      </Words>
      <OwnerDisc x={x + w - 16} y={y + 13} party={affinity} r={9} />
      <Stat x={x + 9} y={y + 40} sign="flag">
        {conquest}
      </Stat>
      <Stat x={x + 52} y={y + 40} sign="glory">
        +{glory}
      </Stat>
    </g>
  )
}
