import type { FC } from 'react'
import { dataOf } from '../data.ts'
import { type DiePlace, diePlaces, EXPEDITION } from './contents.ts'
import { each, nameOn, Pawn, Words } from './pieces.tsx'
import { type Rect, rounded, short } from './plan.ts'
import { Halo } from './plate.tsx'
import { Death, DiePlaceAt, Gives, PawnPlace, type RoadProps, RoadToken, useRoad } from './road.tsx'

/** How high a card of an expedition is on a phone. */
const HIGH = 76

/** Where a card lies, one under the other. */
export const cardIn = (width: number, top: number, path: number): Rect => ({
  x: 12,
  y: top + path * (HIGH + 10),
  w: width - 24,
  h: HIGH,
})

const SIDE = 28
const PITCH = 31

/** An expedition as a lying card: who goes, the dice, the tokens, what it gives. */
export const Card: FC<RoadProps> = ({ zone, path, rect }) => {
  const { on, ref, attributes, view, language } = useRoad({ zone, path })
  const { x, y } = rect
  const data = dataOf(view)
  const { glory } = data.expeditions[EXPEDITION[zone.id === 'gates' ? 'gates' : 'region'][path]]
  const tokens = on?.tokens ?? []
  const { dice: room, perToken, free } = data.capacity[zone.id === 'gates' ? 'gates' : 'region']
  const covered = perToken * Math.max(0, tokens.length - free)
  const printed = zone.id === 'gates' ? bare(on?.dice ?? [], room) : diePlaces(view, zone, path, on)
  const places = printed.filter(({ die }, i) => die !== null || i < room - covered)
  const columns = Math.ceil(room / 2)
  const right = x + 62 + columns * PITCH
  return (
    <g {...attributes}>
      <Halo rect={rect} r={12} />
      <path className="ml-way" d={rounded(rect, 12)} />
      {on ? (
        <>
          <Pawn x={x + 30} y={y + 8} h={38} on={on} place={ref} />
          <Words x={x + 30} y={y + 65} look="is-who">
            {nameOn(on, language)}
          </Words>
        </>
      ) : (
        <>
          <PawnPlace x={x + 30} y={y + 27} n={path + 1} r={18} />
          <Death x={x + 14} y={y + 65} glory={glory} />
        </>
      )}
      {each(places, (of, i) => (
        <DiePlaceAt
          x={x + 60 + Math.floor(i / 2) * PITCH}
          y={y + 8 + (i % 2) * PITCH}
          size={SIDE}
          of={of}
          place={ref}
        />
      ))}
      {each(Array.from({ length: Math.max(free, tokens.length) }), (_, i) => {
        const at = { x: short(right + 14 + Math.floor(i / 2) * 30), y: short(y + 22 + (i % 2) * 31) }
        return tokens[i] ? (
          <RoadToken {...at} token={tokens[i]} place={ref} />
        ) : (
          <circle className="ml-token-place" cx={at.x} cy={at.y} r={11} />
        )
      })}
      <path className="ml-line" d={`M${short(x + 262)} ${short(y + 12)}v${HIGH - 24}`} />
      <Gives x={x + 312} y={y + 43} zone={zone} path={path} on={on} width={88} />
    </g>
  )
}

/** Places that take anything, as many as there are. */
const bare = (dice: readonly NonNullable<DiePlace['die']>[], room: number): DiePlace[] =>
  Array.from({ length: Math.max(room, dice.length) }, (_, i) => ({
    space: null,
    required: false,
    die: dice[i] ?? null,
  }))
