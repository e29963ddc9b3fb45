import type { Size } from '@tablee/board'
import type { Ref } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import { type Point, short } from '../art/geometry.ts'
import type { Plate } from '../art/plate.ts'
import { type Contents, isBuilding, type Piece } from '../contents.ts'
import { Pawn, Slot, Standing, Token, Warrior } from './pieces.tsx'

/** What stands side by side in the second row. */
interface Cell {
  readonly key: string
  readonly width: number
  draw(x: number): ReactNode
  /** How many, after the figure: over whatever overlaps it. */
  number?(x: number): ReactNode
}

/** Pieces shrink to this at most, so that no count is smaller than 12 px; then they overlap. */
const LEAST = { desktop: 0.86, tablet: 0.82, phone: 0.93 }

/** A chief is larger than his warriors, and never counted. */
const CHIEF = 1.14
const isChief = ({ kind }: Piece): boolean => kind === 'chief'
const isNoChief = (piece: Piece): boolean => !isChief(piece)

/** The two rows of a clearing: its slots; then warriors, pawns and tokens. */
export const Rows: FC<{
  readonly plate: Plate
  readonly size: Size
  readonly place: Ref
  readonly at: Point
  readonly contents: Contents
}> = ({ plate, size, place, at: [cx, cy], contents }) => {
  const { slot, slotGap, row1, row2, rx, rim, cellGap, unit, token } = plate
  const { slots, tokens, extra } = contents
  const cells = cellsOf(plate, place, contents, cy + row2)
  const room = 2 * (rx - rim) - 2
  // Too many for the second row: its tokens lie beside the slots, if there is room.
  const width = slots.length * (slot + slotGap) - slotGap
  const all = width + tokens.length * (token + slotGap)
  const crowded = tokens.length > 0 && all < room - 12 && widthOf(cells) + (cells.length - 1) * 2 > room
  const second = crowded ? cells.slice(0, -tokens.length) : cells
  const beside = crowded ? cellsOf(plate, place, { ...NONE, tokens }, cy - row1 + (slot - unit) / 2) : []
  const start = cx - (crowded ? all : width) / 2
  // The gap shrinks first, then the pieces, before anything leaves the ground.
  const sum = widthOf(second)
  const shrink = Math.max(LEAST[size], Math.min(1, (room - 6) / sum))
  const gap = Math.min(cellGap, ((room - 6) / shrink - sum) / Math.max(1, second.length - 1))
  const middle = cy + row2 + unit / 2
  const smaller = `translate(${short(cx * (1 - shrink))} ${short(middle * (1 - shrink))}) scale(${shrink.toFixed(3)})`
  return (
    <>
      {slots.map((piece, i) => (
        <Slot
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place and what stands on it, which is drawn anew.
          key={`${i}${isBuilding(piece) ? piece.kind : typeof piece === 'string' ? piece : ''}`}
          piece={piece}
          extra={i === extra}
          place={place}
          x={start + i * (slot + slotGap)}
          y={cy - row1}
          size={slot}
        />
      ))}
      {lay(beside, start + width + slotGap, slotGap)}
      <g transform={shrink < 1 ? smaller : undefined}>
        {lay(second, cx - (sum + (second.length - 1) * gap) / 2, gap)}
      </g>
    </>
  )
}

const NONE = { warriors: [], pawns: [], tokens: [] }

const widthOf = (cells: readonly Cell[]): number => cells.reduce((sum, { width }) => sum + width, 0)

/** Cells side by side from a place on. */
function lay(cells: readonly Cell[], from: number, gap: number): ReactNode {
  let x = from
  const laid = cells.map(cell => {
    const at = x
    x += cell.width + gap
    return { cell, at }
  })
  return (
    <>
      {laid.map(({ cell, at }) => (
        <g key={cell.key}>{cell.draw(at)}</g>
      ))}
      {laid.map(({ cell, at }) => cell.number && <g key={cell.key}>{cell.number(at)}</g>)}
    </>
  )
}

function cellsOf(
  plate: Plate,
  place: Ref,
  { warriors, pawns, tokens }: Pick<Contents, 'warriors' | 'pawns' | 'tokens'>,
  y: number,
): Cell[] {
  const { unit, count: digits, token } = plate
  const number = (n: number, x: number): ReactNode => (
    <text className="rt-n" x={short(x)} y={short(y + unit - 2)}>
      {n}
    </text>
  )
  return [
    ...warriors.filter(isChief).map(
      (piece): Cell => ({
        key: `chief${piece.seat}`,
        width: unit * CHIEF,
        draw: x => (
          <Standing piece={piece} place={place} className="rt-men">
            <Warrior party={piece.party} chief x={x} y={y - 1 - unit * (CHIEF - 1)} size={unit * CHIEF} />
          </Standing>
        ),
      }),
    ),
    ...warriors.filter(isNoChief).map(
      (piece): Cell => ({
        key: piece.party,
        width: unit + digits + (piece.count > 9 ? 8 : piece.count === 1 ? -2 : 0),
        draw: x => (
          <Standing piece={piece} place={place} className="rt-men">
            <Warrior party={piece.party} x={x} y={y - 1} size={unit} />
          </Standing>
        ),
        number: x => number(piece.count, x + unit + 1),
      }),
    ),
    ...pawns.map(
      ({ party, seat }): Cell => ({
        key: `pawn${seat}`,
        width: unit * 1.1,
        draw: x => <Pawn party={party} seat={seat} place={place} x={x} y={y} size={unit} />,
      }),
    ),
    ...tokens.map(
      (piece): Cell => ({
        key: piece.kind,
        width: token + (piece.count > 1 ? digits : 0),
        draw: x => <Token piece={piece} place={place} x={x} y={y + (unit - token) / 2 + 1} size={token} />,
        ...(piece.count > 1 && { number: (x: number) => number(piece.count, x + token + 2) }),
      }),
    ),
  ]
}
