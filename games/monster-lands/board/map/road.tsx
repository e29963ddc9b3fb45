import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { type Advantage, REROLLS } from '../../data/paths.ts'
import type { ExpeditionView, TokenView, ZoneView } from '../../view.ts'
import { dataOf } from '../data.ts'
import { explain } from '../explain.ts'
import { SignAt, type SignName } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { type DiePlace, diePlaces, partyOf, pathRef } from './contents.ts'
import {
  type At,
  amountWidth,
  each,
  FreePlace,
  LyingDie,
  nameOn,
  Pawn,
  TokenAt,
  times,
  Words,
} from './pieces.tsx'
import { type Rect, rounded, short } from './plan.ts'
import { Halo } from './plate.tsx'

/** Which expedition of the data a place of a region is. */
const PLACES = ['E1', 'E2', 'E3', 'E4'] as const

/** What every road is given. */
export interface RoadProps {
  readonly zone: ZoneView
  readonly path: number
  readonly rect: Rect
}

/** The attributes and the state of a road: whose it is, whether it is fought on now. */
export function useRoad({ zone, path }: Pick<RoadProps, 'zone' | 'path'>) {
  const { view, language } = usePart().props
  const on = zone.paths[path]
  const ref = pathRef(zone, path)
  const fights = view.battle?.zone === zone.id && view.battle.path === path ? ' is-fought' : ''
  const party = on ? ` f-${partyOf(view, on.owner)}` : ''
  const attributes = useSpotAttributes(
    ref,
    `ml-road${party}${fights}`,
    explain(ref, view, language) ?? undefined,
  )
  return { on, ref, attributes, view, language }
}

/** An expedition of a region as a road: who goes, the dice, the tokens, what it gives. */
export const Road: FC<RoadProps> = ({ zone, path, rect }) => {
  const { on, ref, attributes, view, language } = useRoad({ zone, path })
  const { x, y, w, h } = rect
  const middle = x + w / 2
  const { glory } = dataOf(view).expeditions[PLACES[path]]
  return (
    <g {...attributes}>
      <Halo rect={rect} r={12} />
      <path className="ml-way" d={rounded(rect, 12)} />
      {on ? (
        <>
          <Pawn x={middle} y={y + 6} h={35} on={on} place={ref} />
          <Words x={middle} y={y + 57} look="is-who">
            {nameOn(on, language)}
          </Words>
        </>
      ) : (
        <>
          <PawnPlace x={middle} y={y + 24} n={path + 1} />
          <Death x={middle - 17} y={y + 57} glory={glory} />
        </>
      )}
      <RoadDice rect={rect} places={diePlaces(view, zone, path, on)} tokens={on?.tokens ?? []} place={ref} />
      <path className="ml-line" d={`M${short(x + 8)} ${short(y + h - 39)}h${w - 16}`} />
      <Gives x={middle} y={y + h - 16} zone={zone} path={path} on={on} width={w - 8} />
    </g>
  )
}

/** A free place for a pawn, with the number of its expedition. */
export const PawnPlace: FC<At & { readonly n?: number; readonly r?: number }> = ({ x, y, n, r = 16.5 }) => (
  <>
    <circle className="ml-pawn-place" cx={short(x)} cy={short(y)} r={r} />
    {n !== undefined && (
      <Words x={x} y={y + 5.5} look="is-number">
        {n}
      </Words>
    )}
  </>
)

/** The glory of a death. */
export const Death: FC<At & { readonly glory: number }> = ({ x, y, glory }) => (
  <>
    <SignAt name="skull" className="ml-sg is-mute" x={short(x)} y={short(y - 11.5)} size={13} />
    <Words x={x + 16} y={y} look="is-mute">
      +{glory}
    </Words>
  </>
)

const SIDE = 20

/** Three rows of two dice, then two tokens; each further token takes a row of dice from below. */
const RoadDice: FC<{
  readonly rect: Rect
  readonly places: readonly DiePlace[]
  readonly tokens: readonly TokenView[]
  readonly place: string
}> = ({ rect: { x, y, w }, places, tokens, place }) => {
  const left = x + (w - 2 * SIDE - 3) / 2
  const covered = Math.max(0, tokens.length - 2)
  const row = (n: number): number => y + 65 + n * (SIDE + 4)
  const dice = places.filter((one, i) => one.die !== null || i < 6 - 2 * covered)
  return (
    <>
      {each(dice, (one, i) => (
        <DiePlaceAt
          x={left + (i % 2) * (SIDE + 3)}
          y={row(Math.floor(i / 2))}
          size={SIDE}
          of={one}
          place={place}
        />
      ))}
      {times(Math.max(2, tokens.length), i => {
        const at =
          i < 2
            ? { x: left + SIDE / 2 + i * (SIDE + 3), y: row(3) + 11 }
            : { x: x + w / 2, y: row(4 - i) + 10 }
        const token = tokens[i]
        return token ? (
          <RoadToken {...at} token={token} place={place} />
        ) : (
          <circle className="ml-token-place" cx={at.x} cy={at.y} r={9.4} />
        )
      })}
    </>
  )
}

/** A token with its name, if it is known, and the dice that lie on it. */
export const RoadToken: FC<
  At & { readonly token: TokenView; readonly place: string; readonly r?: number }
> = ({ token, place, x, y, r = 10 }) => {
  const { language } = usePart().props
  const { trapName, map } = wordsIn(language)
  const name = token.id === null ? map.trapDown : token.id === 'defense' ? map.defense : trapName(token.id)
  return (
    <>
      <TokenAt x={x} y={y} r={r} token={token} place={place} tip={name} />
      {each(token.dice, (die, i) => (
        <LyingDie die={die} x={short(x + 1 + i * 8)} y={short(y - 1)} size={12} place={place} />
      ))}
    </>
  )
}

/** A place for a die, with the die that lies on it. */
export const DiePlaceAt: FC<
  At & { readonly size: number; readonly of: DiePlace; readonly place: string }
> = ({ of: { die, space, required }, place, ...at }) =>
  die ? <LyingDie {...at} die={die} place={place} /> : <FreePlace {...at} space={space} required={required} />

/** An advantage as a sign with a number. */
const ADVANTAGE: { readonly [K in Advantage['kind']]: SignName } = {
  rerollF: 'force',
  rerollM: 'magic',
  rerollFM: 'dice',
  defend: 'defense',
  gold: 'gold',
  potion: 'potion',
  venom: 'venom',
}

/** What an expedition gives: as printed, or what whoever is on it has left of it and took along. */
export const Gives: FC<
  At & {
    readonly zone: ZoneView
    readonly path: number
    readonly on: ExpeditionView | null
    readonly width: number
  }
> = ({ x, y, zone, path, on, width }) => {
  const { view } = usePart().props
  const has = on ? heldBy(on) : printedOn(view, zone, path)
  const size = has.length > 1 ? 13 : 17
  const gap = has.length > 1 ? -4 : 0
  const whole = has.reduce(
    (sum, [n, , again]) => sum + amountWidth(n, size) + gap + (again ? 15 : 0),
    -8 - gap,
  )
  const scale = Math.min(1, width / Math.max(1, whole))
  let left = -whole / 2
  return (
    <g transform={`translate(${short(x)} ${short(y)}) scale(${scale.toFixed(3)})`} className="ml-gives">
      {has.map(([n, sign, again]) => {
        const at = left
        left += amountWidth(n, size) + gap + (again ? 15 : 0)
        return (
          <g key={sign + String(again)} className={`of-${sign}`}>
            {again && <SignAt name="reroll" className="ml-sg" x={short(at + 9)} y={-11} size={13} />}
            <Words x={at} y={0} look="is-n">
              {n}
            </Words>
            <SignAt
              name={sign}
              className={`ml-sg k-${sign}`}
              x={short(at + 10 + (again ? 15 : 0))}
              y={short(-size * 0.82)}
              size={size}
            />
          </g>
        )
      })}
    </g>
  )
}

type Held = readonly [n: number, sign: SignName, again: boolean]

function printedOn(view: Parameters<typeof dataOf>[0], { id, face }: ZoneView, path: number): Held[] {
  if (id === 'gates') {
    const { defend, gold } = dataOf(view).expeditions[path === 0 ? 'upper' : 'lower']
    return nonZero([
      [defend, 'defense', false],
      [gold, 'gold', false],
    ])
  }
  if (face === null) return []
  const { kind, n } = dataOf(view).paths[face][path].advantage
  return [[n, ADVANTAGE[kind], REROLLS[kind] !== null]]
}

const heldBy = ({ guards, rerolls, gold, potion, venom }: ExpeditionView): Held[] =>
  nonZero([
    [guards, 'defense', false],
    [rerolls, 'dice', true],
    [gold, 'gold', false],
    [potion, 'potion', false],
    [venom, 'venom', false],
  ])

const nonZero = (held: Held[]): Held[] => held.filter(([n]) => n > 0)
