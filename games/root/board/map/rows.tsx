import type { FC, ReactNode } from 'react'
import { type Point, short } from '../art/geometry.ts'
import type { Plate } from '../art/plate.ts'
import type { Contents } from '../contents.ts'
import { Pawn, Slot, Token, Warrior } from './pieces.tsx'

/** What stands side by side in the second row. */
interface Cell {
  readonly key: string
  readonly width: number
  draw(x: number): ReactNode
}

const LEAST = 0.7

/** The two rows of a clearing: its slots; then warriors, pawns and tokens. */
export const Rows: FC<{ readonly plate: Plate; readonly at: Point; readonly contents: Contents }> = ({
  plate,
  at: [cx, cy],
  contents,
}) => {
  const { slot, slotGap, row1, row2, rx, rim, cellGap, unit, token } = plate
  const { slots, tokens } = contents
  const cells = cellsOf(plate, contents, cy + row2)
  const room = 2 * (rx - rim) - 2
  // Too many for the second row: its tokens lie beside the slots, if there is room.
  const width = slots.length * (slot + slotGap) - slotGap
  const all = width + tokens.length * (token + slotGap)
  const crowded = tokens.length > 0 && all < room - 12 && widthOf(cells) + (cells.length - 1) * 2 > room
  const second = crowded ? cells.slice(0, -tokens.length) : cells
  const beside = crowded ? cellsOf(plate, { ...NONE, tokens }, cy - row1 + (slot - unit) / 2) : []
  const start = cx - (crowded ? all : width) / 2
  // The gap shrinks first, then the pieces, before anything leaves the ground.
  const sum = widthOf(second)
  const shrink = Math.max(LEAST, Math.min(1, (room + 4) / sum))
  const gap = Math.min(cellGap, ((room - 6) / shrink - sum) / Math.max(1, second.length - 1))
  const middle = cy + row2 + unit / 2
  const smaller = `translate(${short(cx * (1 - shrink))} ${short(middle * (1 - shrink))}) scale(${shrink.toFixed(3)})`
  return (
    <>
      {slots.map((piece, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
        <Slot key={i} piece={piece} x={start + i * (slot + slotGap)} y={cy - row1} size={slot} />
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
  return cells.map(cell => {
    const drawn = <g key={cell.key}>{cell.draw(x)}</g>
    x += cell.width + gap
    return drawn
  })
}

function cellsOf(
  plate: Plate,
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
    ...warriors.map(
      ({ party, count }): Cell => ({
        key: party,
        width: unit + digits + (count > 9 ? 8 : count === 1 ? -2 : 0),
        draw: x => (
          <g data-ref={`piece:warrior.${party}`}>
            <Warrior party={party} x={x} y={y - 1} size={unit} />
            {number(count, x + unit + 1)}
          </g>
        ),
      }),
    ),
    ...pawns.map(
      (party, i): Cell => ({
        key: `pawn${i}`,
        width: unit * 1.1,
        draw: x => <Pawn party={party} x={x} y={y} size={unit} />,
      }),
    ),
    ...tokens.map(
      (piece): Cell => ({
        key: piece.kind,
        width: token + (piece.count > 1 ? digits : 0),
        draw: x => (
          <>
            <Token piece={piece} x={x} y={y + (unit - token) / 2 + 1} size={token} />
            {piece.count > 1 && number(piece.count, x + token + 2)}
          </>
        ),
      }),
    ),
  ]
}
