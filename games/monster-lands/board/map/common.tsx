import { pieceIn } from '@tablee/board'
import { told } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { LOOT, type LootId } from '../../data/loot.ts'
import { MADHALA_TOKENS } from '../../data/solo.ts'
import { dataOf } from '../data.ts'
import { explain } from '../explain.ts'
import { SignAt } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { MAP_WORDS, properName, THINGS, WORDS } from '../words.ts'
import { turnsOf } from './contents.ts'
import { lootFace } from './loot.ts'
import { each, OwnerDisc, times, Words } from './pieces.tsx'
import { type Rect, rounded, short } from './plan.ts'

const TILE = { step: 33, w: 30, h: 36 }

/** The loot that lies open. */
export const LootRow: FC<{ readonly rect: Rect }> = ({ rect: { x, y } }) => {
  const { view, language } = usePart().props
  return (
    <>
      <Words x={x} y={y + 12} look="is-title">
        {MAP_WORDS[language].loot}
      </Words>
      {each(view.loot.display, (id, i) => {
        const rect = { x: x + i * TILE.step, y: y + 18, w: TILE.w, h: TILE.h }
        return id === null ? (
          <path className="ml-loot-place" d={rounded(rect, 6, -0.6)} />
        ) : (
          <LootTile id={id} rect={rect} />
        )
      })}
    </>
  )
}

const LootTile: FC<{ readonly id: LootId; readonly rect: Rect }> = ({ id, rect }) => {
  const { view, language } = usePart().props
  const ref = `loot:${id}`
  const { sign, words } = lootFace(LOOT[id].effect)
  const { x, y, w } = rect
  return (
    <g
      {...useSpotAttributes(ref, 'ml-loot', explain(ref, view, language) ?? undefined)}
      {...pieceIn(`loot.${id}`, 'loot')}
    >
      <path className="ml-halo" d={rounded(rect, 8, 3)} />
      <path className="ml-focus" d={rounded(rect, 10, 5)} />
      <path className="ml-loot-tile" d={rounded(rect, 6)} />
      <SignAt name={sign} className={`ml-sg k-${sign}`} x={short(x + 7)} y={y + 2} size={16} />
      <Words x={x + w / 2} y={y + 32} look="is-n is-middle">
        {words}
      </Words>
    </g>
  )
}

/** The turns, with a claw for each attack die that a turn adds. */
export const TurnTrack: FC<{ readonly rect: Rect }> = ({ rect: { x, y } }) => {
  const { view, language } = usePart().props
  const turns = turnsOf(view)
  const extra = dataOf(view).extraAttack[view.difficulty]
  return (
    <g>
      <Words x={x} y={y + 12} look="is-title">
        {MAP_WORDS[language].turn(view.turn, turns)}
      </Words>
      {Array.from({ length: turns }, (_, i) => {
        const turn = i + 1
        const middle = x + 10 + i * 21.5
        const state = turn === view.turn ? 'is-now' : turn < view.turn ? 'is-past' : ''
        return (
          <g key={turn} className={`ml-turn ${state}`}>
            <circle
              cx={short(middle)}
              cy={y + 30}
              r={9.8}
              {...(turn === view.turn && pieceIn('turn', `turn:${turn}`))}
            />
            <Words x={middle} y={y + 34.5} look="is-n is-middle">
              {turn}
            </Words>
            {times(extra[turn] ?? 0, claw => (
              <SignAt
                name="attack"
                className="ml-sg is-mute"
                x={short(middle - (extra[turn] > 1 ? 5 : 6) * extra[turn] + claw * 10)}
                y={y + 43}
                size={extra[turn] > 1 ? 10 : 12}
              />
            ))}
          </g>
        )
      })}
    </g>
  )
}

/** Madhala, of the solo game: the tokens that she has left. */
export const MadhalaPlaque: FC<{ readonly rect: Rect }> = ({ rect }) => {
  const { view, language } = usePart().props
  if (view.madhala === null) return null
  const { tokens } = view.madhala
  const words = MAP_WORDS[language]
  const { x, y, w } = rect
  return (
    <g {...told(`${words.madhala} : ${words.tokensLeft(tokens)}`)}>
      <path className="ml-shade" d={rounded({ ...rect, y: y + 2.5, h: 62 }, 9)} />
      <path className="ml-paper" d={rounded({ ...rect, h: 62 }, 9)} />
      <Words x={x + 12} y={y + 21} look="is-name">
        {words.madhala}
      </Words>
      <Words x={x + w - 12} y={y + 21} look="is-mute is-end">
        {words.tokensLeft(tokens)}
      </Words>
      {times(MADHALA_TOKENS, i => {
        const middle = x + 24 + i * 30
        return i < tokens ? (
          <OwnerDisc x={middle} y={y + 42} party="madhala" r={11} />
        ) : (
          <circle className="ml-token-place" cx={short(middle)} cy={y + 42} r={10} />
        )
      })}
    </g>
  )
}

/** What the monsters can do, in words, where there is room for them. */
export const Powers: FC<{ readonly rect: Rect }> = ({ rect: { x, y, w, h } }) => {
  const { view, language } = usePart().props
  const monsters = view.zones.flatMap(({ monster }) => monster ?? [])
  if (monsters.length === 0) return null
  return (
    <foreignObject x={short(x)} y={short(y)} width={w} height={h}>
      <ul className="ml-powers">
        {monsters.map(id => {
          const { power, affinity } = dataOf(view).monsters[id]
          return (
            <li key={id}>
              <b>
                {properName(id)}
                {WORDS[language].colon}
              </b>
              {THINGS[language].power(power, affinity)}
            </li>
          )
        })}
      </ul>
    </foreignObject>
  )
}
