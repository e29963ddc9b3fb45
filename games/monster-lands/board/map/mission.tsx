import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { CompetitiveId, ContractId } from '../../data/missions.ts'
import { GOODS, type Goods, type Space } from '../../data/types.ts'
import type { ZoneView } from '../../view.ts'
import { dataOf } from '../data.ts'
import { SignAt } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { MAP_WORDS, THINGS } from '../words.ts'
import { pathRef } from './contents.ts'
import { AmountAt, type At, amountWidth, each, FreePlace, LyingDie, Pawn, Words } from './pieces.tsx'
import { type Rect, rounded, short } from './plan.ts'
import { Plate } from './plate.tsx'
import { PawnPlace, useRoad } from './road.tsx'

/** A mission: what it asks for and gives, and its two places. */
export const Mission: FC<{ readonly zone: ZoneView; readonly rect: Rect }> = ({ zone, rect }) => {
  const { view, language } = usePart().props
  const { competitive, contracts } = dataOf(view)
  const words = MAP_WORDS[language]
  const { x, y, w } = rect
  if (zone.mission === null)
    return (
      <g className="ml-gone">
        <path d={rounded(rect, 9, -1)} />
        {words.done.map((line, i) => (
          <Words key={line} x={x + w / 2} y={y + 54 + i * 17} look="is-mute is-middle">
            {line}
          </Words>
        ))}
      </g>
    )
  const isContract = zone.id === 'missionB'
  return (
    <g className="ml-mission">
      <Plate rect={rect}>
        {isContract ? (
          <>
            <Head
              x={x}
              y={y}
              zone={zone}
              name={words.contract}
              tip={THINGS[language].contract(contracts[zone.mission as ContractId])}
            />
            <Contract id={zone.mission as ContractId} x={x} y={y} w={w} />
          </>
        ) : (
          <>
            <Head
              x={x}
              y={y}
              zone={zone}
              name={words.competitive}
              tip={THINGS[language].competitive(competitive[zone.mission as CompetitiveId])}
            />
            <Competitive id={zone.mission as CompetitiveId} x={x} y={y} />
          </>
        )}
      </Plate>
      {each(zone.paths, (_, path) => (
        <Place zone={zone} path={path} rect={placeIn(rect, path)} />
      ))}
    </g>
  )
}

/** The half of a mission at which somebody may be sent. */
export const placeIn = ({ x, y, w, h }: Rect, path: number): Rect => ({
  x: x + 8 + path * ((w - 10) / 2),
  y: y + h - 46,
  w: (w - 22) / 2,
  h: 37,
})

const Head: FC<At & { readonly zone: ZoneView; readonly name: string; readonly tip: string }> = ({
  x,
  y,
  zone,
  name,
  tip,
}) => (
  <g {...useSpotAttributes(`tip:${tip}`, 'ml-mission-head', `${name}. ${tip}`, `mission:${zone.id}`)}>
    <path className="ml-focus" d={rounded({ x: x + 5, y: y + 4, w: 110, h: 23 }, 6)} />
    <path className="ml-bare" d={rounded({ x: x + 5, y: y + 4, w: 110, h: 23 }, 6)} />
    <SignAt name="scroll" className="ml-sg is-plum" x={short(x + 9)} y={short(y + 7)} size={17} />
    <Words x={x + 30} y={y + 21} look="is-name is-small">
      {name}
    </Words>
  </g>
)

const Asked: FC<At & { readonly spaces: readonly Space[] }> = ({ spaces, x, y }) =>
  each(spaces, (space, i) => <FreePlace x={x + 9 + i * 21} y={y + 28} size={19} space={space} required />)

/** Goods in a row, as many as there are. */
const Some: FC<At & { readonly goods: Goods; readonly plus?: boolean; readonly size?: number }> = ({
  goods,
  x,
  y,
  plus = true,
  size = 14,
}) => {
  let left = x
  return GOODS.filter(good => goods[good] > 0).map(good => {
    const n = plus ? `+${goods[good]}` : goods[good]
    const at = left
    left += amountWidth(n, size) - (size < 14 ? 7 : 4)
    return <AmountAt key={good} x={at} y={y} n={n} of={good} size={size} />
  })
}

const Competitive: FC<At & { readonly id: CompetitiveId }> = ({ id, x, y }) => {
  const { dice, target, reward, penalty } = dataOf(usePart().props.view).competitive[id]
  const wide = GOODS.filter(good => reward[good] > 0).length > 2
  return (
    <>
      <Asked spaces={dice} x={x} y={y} />
      <Words x={x + 14 + dice.length * 21} y={y + 43} look="is-n">
        ≥ {target}
      </Words>
      <Some goods={reward} x={x + 9} y={y + 64} size={wide ? 12 : 14} />
      <AmountAt x={x + 86} y={y + (wide ? 43 : 64)} n={`−${penalty}`} of="glory" size={14} look="is-warn" />
    </>
  )
}

const Contract: FC<At & { readonly id: ContractId; readonly w: number }> = ({ id, x, y, w }) => {
  const { dice, discard, left, right } = dataOf(usePart().props.view).contracts[id]
  return (
    <>
      <Asked spaces={dice} x={x} y={y} />
      <Some goods={discard} x={x + 15 + dice.length * 21} y={y + 43} plus={false} />
      <Some goods={left} x={x + 9} y={y + 64} size={12} />
      <Some goods={right} x={x + w / 2 + 1} y={y + 64} size={12} />
    </>
  )
}

/** A place of a mission with whoever was sent there, and the dice. */
const Place: FC<{ readonly zone: ZoneView; readonly path: number; readonly rect: Rect }> = ({
  zone,
  path,
  rect,
}) => {
  const { on, attributes } = useRoad({ zone, path })
  const { x, y, h } = rect
  const ref = pathRef(zone, path)
  const dice = on?.dice ?? []
  return (
    <g {...attributes}>
      <path className="ml-halo" d={rounded(rect, 9, 2)} />
      <path className="ml-focus" d={rounded(rect, 10, 3)} />
      <path className="ml-bare" d={rounded(rect, 8)} />
      {on ? (
        <Pawn x={x + 15} y={y + 3} h={30} on={on} place={ref} />
      ) : (
        <PawnPlace x={x + 16} y={y + h / 2} n={path + 1} r={14} />
      )}
      {on
        ? each(dice, (die, i) => (
            <LyingDie
              die={die}
              x={short(x + 37 + Math.floor(i / 2) * 12.5)}
              y={short(y + 8 + (i % 2) * 15 - (dice.length > 1 ? 3 : 0))}
              size={dice.length > 2 ? 12 : 15}
              place={ref}
            />
          ))
        : null}
    </g>
  )
}
