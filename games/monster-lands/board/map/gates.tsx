import type { FC } from 'react'
import type { MonsterId } from '../../data/monsters.ts'
import type { ZoneView } from '../../view.ts'
import { dataOf } from '../data.ts'
import { SignAt } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { MAP_WORDS, properName } from '../words.ts'
import { each, nameOn, OwnerDisc, Pawn, times, Words } from './pieces.tsx'
import { type Rect, rounded, short } from './plan.ts'
import { Halo } from './plate.tsx'
import { MonsterSpot, useAttack } from './region.tsx'
import { Death, DiePlaceAt, Gives, PawnPlace, type RoadProps, RoadToken, useRoad } from './road.tsx'

const PLAQUE = 108

/** The gates: two roads lying down, the monster outside the wall. */
export const Gates: FC<{ readonly zone: ZoneView; readonly rect: Rect }> = ({ zone, rect: { x, y, w } }) => {
  const { language } = usePart().props
  const plaque: Rect = { x: x + w - PLAQUE, y: y + 93, w: PLAQUE, h: 56 }
  return (
    <>
      {zone.monster ? (
        <MonsterSpot
          zone={zone}
          id={zone.monster}
          at={{ x: x + w - 112, y: y - 2, w: 116, h: 90 }}
          plaque={plaque}
        >
          <GatesStats zone={zone} id={zone.monster} rect={plaque} />
        </MonsterSpot>
      ) : (
        <g className="ml-gone">
          <path d={rounded({ ...plaque, y: plaque.y - 40 }, 9)} />
          {MAP_WORDS[language].nobody.map((line, i) => (
            <Words key={line} x={plaque.x + PLAQUE / 2} y={plaque.y - 16 + i * 17} look="is-mute is-middle">
              {line}
            </Words>
          ))}
        </g>
      )}
      {each(zone.paths, (_, path) => (
        <LyingRoad zone={zone} path={path} rect={lyingIn({ x, y, w, h: 0 }, path)} />
      ))}
    </>
  )
}

/** Where a road lies at the gates. */
export const lyingIn = ({ x, y, w }: Rect, path: number): Rect => ({
  x: x + 4,
  y: y + 7 + path * 77,
  w: w - PLAQUE - 10,
  h: 66,
})

const GatesStats: FC<{ readonly zone: ZoneView; readonly id: MonsterId; readonly rect: Rect }> = ({
  zone,
  id,
  rect: { x, y, w },
}) => {
  const { view } = usePart().props
  const { affinity, capture, kill } = dataOf(view).monsters[id]
  const { own, more } = useAttack(zone, id)
  return (
    <>
      <Words x={x + 9} y={y + 20} look="is-name">
        {properName(id)}
      </Words>
      <OwnerDisc x={x + w - 16} y={y + 15} party={affinity} r={9} />
      {(
        [
          ['attack', own + more, 0],
          ['cage', capture, 29],
          ['skull', kill, 64],
        ] as const
      ).map(([sign, n, left]) => (
        <g key={sign}>
          <SignAt name={sign} className="ml-sg" x={short(x + 7 + left)} y={short(y + 33)} size={14} />
          <Words x={x + 22 + left} y={y + 45} look={sign === 'attack' && more > 0 ? 'is-n is-plus' : 'is-n'}>
            {n}
          </Words>
        </g>
      ))}
    </>
  )
}

const SIDE = 16
const PITCH = 18

/** An expedition of the gates: eight places, of which each token takes two from the right. */
const LyingRoad: FC<RoadProps> = ({ zone, path, rect }) => {
  const { on, ref, attributes, view, language } = useRoad({ zone, path })
  const { x, y, w } = rect
  const { dice: room, perToken } = dataOf(view).capacity.gates
  const tokens = on?.tokens ?? []
  const dice = on?.dice ?? []
  const places = Math.max(dice.length, room - perToken * tokens.length)
  const left = x + 41
  const { glory } = dataOf(view).expeditions[path === 0 ? 'upper' : 'lower']
  return (
    <g {...attributes}>
      <Halo rect={rect} r={12} />
      <path className="ml-way" d={rounded(rect, 12)} />
      {on ? (
        <Pawn x={x + 21} y={y + 5} h={32} on={on} place={ref} />
      ) : (
        <PawnPlace x={x + 21} y={y + 23} n={path + 1} r={15} />
      )}
      {times(places, i => (
        <DiePlaceAt
          x={left + Math.floor(i / 2) * PITCH}
          y={y + 5 + (i % 2) * PITCH}
          size={SIDE}
          of={{ space: null, required: false, die: dice[i] ?? null }}
          place={ref}
        />
      ))}
      {each(tokens, (token, i) => (
        <RoadToken
          r={8.5}
          x={left + (Math.ceil(room / 2) - 1 - i) * PITCH + 8}
          y={y + 22}
          token={token}
          place={ref}
        />
      ))}
      {on ? (
        <Words x={x + 8} y={y + 58} look="is-who is-left">
          {nameOn(on, language)}
        </Words>
      ) : (
        <Death x={x + w - 42} y={y + 59} glory={glory} />
      )}
      <Gives x={on ? x + w - 28 : x + 36} y={y + 59} zone={zone} path={path} on={on} width={60} />
    </g>
  )
}
