import { pieceIn } from '@tablee/board'
import { FigureShapes } from '@tablee/board/kit/figure.tsx'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { Ref } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import type { Item } from '../../data/items.ts'
import type { Suit } from '../../data/suits.ts'
import { HEADS, RUIN } from '../art/drawings.ts'
import { short } from '../art/geometry.ts'
import { isBuilding, isCover, type Piece, type Slotted } from '../contents.ts'
import { allFaces, FACES, isHired, SYMBOLS, VALUES } from '../faces.ts'
import { targetRef } from '../targets.ts'
import type { Party } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'

/** Where a piece is drawn, and how large. */
export interface At {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A drawing of some grid, scaled to a square at a place. */
const Placed: FC<At & { readonly grid: number; readonly children: ReactNode }> = ({
  x,
  y,
  size,
  grid,
  children,
}) => <g transform={`translate(${short(x)} ${short(y)}) scale(${(size / grid).toFixed(4)})`}>{children}</g>

/** The head of a suit at a place of the map. */
export const HeadAt: FC<At & { readonly suit: Suit; readonly className: string }> = ({
  suit,
  className,
  ...at
}) => (
  <Placed {...at} grid={24}>
    <path className={className} fillRule="evenodd" d={HEADS[suit]} />
  </Placed>
)

/** The symbol of a building or token: of its own, or the head of a base's suit. */
const Sign: FC<At & { readonly kind: string }> = ({ kind, ...at }) => {
  const suit = allFaces()
    .map(({ heads }) => heads?.[kind])
    .find(head => head !== undefined)
  if (suit) return <HeadAt {...at} suit={suit} className="rt-sign" />
  return (
    <Placed {...at} grid={512}>
      <path className="rt-sign" fillRule="evenodd" d={SYMBOLS[kind]} />
    </Placed>
  )
}

/** A figure of a party, or of its chief. */
export const Warrior: FC<At & { readonly party: Party; readonly chief?: boolean }> = ({
  party,
  chief = false,
  ...at
}) => (
  <Placed {...at} grid={32}>
    {isHired(party) && <HiredBase party={party} />}
    <g className={`rt-w f-${party}${isHired(party) ? ' is-hired' : ''}`}>
      <FigureShapes shape={(chief ? FACES[party].chief : undefined) ?? FACES[party].figure} />
    </g>
  </Placed>
)

/** What a hireling stands on: the colour of whoever controls it. */
const HiredBase: FC<{ readonly party: Party }> = ({ party }) => {
  const { players } = usePart().props.view
  const { controller = null } = players.find(({ faction }) => faction === party) ?? {}
  const whose = controller === null ? 'free' : players[controller].faction
  return <ellipse className={`rt-hired-base f-${whose}`} cx="16" cy="30.5" rx="15" ry="4.6" />
}

/** Pieces that stand in a place: a button when a question aims at them. */
export const Standing: FC<{
  readonly piece: Piece
  readonly place: Ref
  readonly className: string
  readonly children: ReactNode
}> = ({ piece: { kind, party, seat, count }, place, className, children }) => {
  const refs = [`piece:${kind}.${party}`, targetRef(place, seat, kind), targetRef(place, seat)]
  return (
    <g {...useSpotAttributes(refs, className)} {...pieceIn(`${kind}.${party}`, place, count)}>
      {children}
    </g>
  )
}

/** A building slot with what stands on it. */
export const Slot: FC<At & { readonly piece: Slotted; readonly extra: boolean; readonly place: Ref }> = ({
  piece,
  extra,
  place,
  x,
  y,
  size,
}) => {
  if (isCover(piece)) return <Covered item={piece.item} x={x} y={y} size={size} />
  if (!isBuilding(piece))
    return (
      <g className={piece ? 'rt-ruin' : undefined} {...(piece && pieceIn('ruin', place))}>
        <rect
          className={extra ? 'rt-slot is-extra' : 'rt-slot'}
          x={short(x)}
          y={short(y)}
          width={size}
          height={size}
          rx={short(size * 0.16)}
        />
        {piece && (
          <Placed x={x + size * 0.08} y={y + size * 0.06} size={size * 0.84} grid={24}>
            <path className="rt-ruin-a" d={RUIN.dark} />
            <path className="rt-ruin-b" d={RUIN.light} />
          </Placed>
        )}
      </g>
    )
  return (
    <Standing piece={piece} place={place} className={`rt-building f-${piece.party}`}>
      <BuildingShape kind={piece.kind} x={x} y={y} size={size} />
      {extra && (
        <path className="rt-extra-leaf" d={`M${short(x + size - 2)} ${short(y + 4)}q-1-6 7-7q1 7-7 7Z`} />
      )}
    </Standing>
  )
}

/** An item on a slot: nothing is built there any more. */
const Covered: FC<At & { readonly item: Item }> = ({ item, x, y, size }) => {
  const edge = size * 0.16
  return (
    <g className="rt-covered">
      <rect x={short(x)} y={short(y)} width={size} height={size} rx={short(edge)} />
      <Placed x={x + edge} y={y + edge} size={size - 2 * edge} grid={512}>
        <path className="rt-sign" fillRule="evenodd" d={SYMBOLS[item]} />
      </Placed>
    </g>
  )
}

/** A building: a square tile with its symbol. */
export const BuildingShape: FC<At & { readonly kind: string }> = ({ kind, x, y, size }) => {
  const edge = size * 0.14
  const box = { x: short(x), width: size, height: size, rx: short(edge) }
  return (
    <>
      <rect className="rt-side" y={short(y + 1.8)} {...box} />
      <rect className="rt-top" y={short(y)} {...box} />
      <Sign kind={kind} x={x + edge} y={y + edge} size={size - 2 * edge} />
    </>
  )
}

/** A token, round, with its ring. */
export const Token: FC<At & { readonly piece: Piece; readonly place: Ref }> = ({
  piece,
  place,
  x,
  y,
  size,
}) => (
  <Standing
    piece={piece}
    place={place}
    className={`rt-token${piece.sign ? ' is-secret' : ''} f-${piece.party}`}
  >
    <TokenShape kind={piece.sign ?? piece.kind} x={x} y={y} size={size} />
  </Standing>
)

/** A token: a disc with its symbol. */
export const TokenShape: FC<At & { readonly kind: string }> = ({ kind, x, y, size }) => {
  const r = size / 2
  const edge = size * 0.19
  const middle = { cx: short(x + r), r }
  return (
    <>
      <circle className="rt-side" cy={short(y + r + 1.6)} {...middle} />
      <circle className="rt-top" cy={short(y + r)} {...middle} />
      <circle className="rt-ring" cx={middle.cx} cy={short(y + r)} r={r - 2} />
      <Sign kind={kind} x={x + edge} y={y + edge} size={size - 2 * edge} />
      {VALUES[kind] !== undefined && (
        <>
          <circle className="rt-value" cx={short(x + size - 1)} cy={short(y + 2)} r={7} />
          <text className="rt-value-n" x={short(x + size - 1)} y={short(y + 6.6)}>
            {VALUES[kind]}
          </text>
        </>
      )}
    </>
  )
}

/** A pawn on its shadow. */
export const Pawn: FC<At & { readonly party: Party; readonly seat: number; readonly place: Ref }> = ({
  party,
  seat,
  place,
  x,
  y,
  size,
}) => (
  <g
    {...useSpotAttributes([`piece:pawn.${party}`, targetRef(place, seat)], `rt-pawn f-${party}`)}
    {...pieceIn(`pawn.${seat}`, place)}
  >
    <ellipse
      className="rt-pawn-base"
      cx={short(x + size * 0.52)}
      cy={short(y + size * 0.97)}
      rx={short(size * 0.56)}
      ry={short(size * 0.15)}
    />
    <Warrior party={party} x={x} y={y - 2.5} size={size * 1.05} />
  </g>
)
