import { pieceIn } from '@tablee/board'
import { FigureShapes } from '@tablee/board/kit/figure.tsx'
import type { Ref } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import type { PieceKind } from '../../state.ts'
import { short } from '../art/hex.ts'
import { isFigure, SignAt as SignByCorner, type SignName, shapeOf } from '../ui/art.tsx'

/** Where a piece is drawn: its middle. */
export interface At {
  readonly x: number
  readonly y: number
}

/** A symbol around a point of the map. */
export const SignAt: FC<
  At & { readonly name: SignName; readonly size: number; readonly className?: string }
> = ({ name, x, y, size, className = 'rc-on' }) => (
  <SignByCorner
    name={name}
    className={className}
    x={short(x - size / 2)}
    y={short(y - size / 2)}
    size={size}
  />
)

/** A round piece with its ring. */
export const Round: FC<At & { readonly k: string; readonly r?: number; readonly children?: ReactNode }> = ({
  x,
  y,
  k,
  r = 13.5,
  children,
}) => (
  <g className={`rc-tok k-${k}`}>
    <circle className="rc-side" cx={x} cy={short(y + 1.6)} r={r} />
    <circle className="rc-top" cx={x} cy={y} r={r} />
    <circle className="rc-ring" cx={x} cy={y} r={r - 2} />
    {children}
  </g>
)

/** What is printed on a tile: totem, natural shelter. */
export const Feature: FC<At & { readonly name: SignName; readonly about: Ref }> = ({ x, y, name, about }) => (
  <g className="rc-feature" data-ref={about}>
    <rect x={short(x - 12.5)} y={short(y - 12.5)} width="25" height="25" rx="5" />
    <SignAt name={name} x={x} y={y} size={19.4} className="rc-feature-sign" />
  </g>
)

const HOUSE = 'M-20.3 15.5H20.3V-2.7L0-20.3-20.3-2.7Z'

/** The camp. */
export const Camp: FC<At & { readonly sheltered: boolean; readonly place: Ref; readonly tip: string }> = ({
  x,
  y,
  sheltered,
  place,
  tip,
}) => (
  <g transform={`translate(${short(x)} ${short(y)})`} data-ref={`tip:${tip}`} {...pieceIn('camp', place)}>
    <path className="rc-camp-halo" d={HOUSE} />
    <path className="rc-camp-side" d={HOUSE} transform="translate(0 2)" />
    <path className="rc-camp-top" d={HOUSE} />
    <SignAt name={sheltered ? 'hut' : 'tent'} x={0} y={0.3} size={22.7} />
  </g>
)

const TOKEN_SIGN: { readonly [K in PieceKind]?: SignName } = {
  slow: 'slow',
  danger: 'danger',
  extraFood: 'food',
  extraWood: 'wood',
  shortcut: 'shortcut',
  covered: 'no',
  pendingSource: 'no',
  fog: 'fog',
  ash: 'volcano',
  cross: 'cross',
  trap: 'trap',
  burnt: 'fire',
  adventure: 'ask',
  reroll: 'reroll',
  blocked: 'no',
  rain: 'rain',
  snow: 'snow',
  storm: 'threat',
  animals: 'fangs',
}

/** The symbol of a token or marker. */
export const tokenSign = (kind: PieceKind): SignName => TOKEN_SIGN[kind] ?? 'ask'

/** A token or marker on the island. */
export const Token: FC<
  At & { readonly kind: PieceKind; readonly n: number; readonly place: Ref; readonly tip: string }
> = ({ x, y, kind, n, place, tip }) => (
  <g data-ref={`tip:${tip}`} {...pieceIn(`token.${kind}${n || ''}`, place)}>
    <Round x={x} y={y} k={kind} r={12}>
      {kind === 'numbered' ? (
        <text className="rc-tok-n" x={x} y={short(y + 5)}>
          {n}
        </text>
      ) : (
        <SignAt name={tokenSign(kind)} x={x} y={y} size={15.5} />
      )}
    </Round>
  </g>
)

/** A pawn on the island, its feet a little under the point. */
export const PawnAt: FC<At & { readonly pawn: string; readonly place: Ref }> = ({ x, y, pawn, place }) => (
  <g
    className={`rc-w f-${isFigure(pawn) ? pawn : 'neutral'}`}
    transform={`translate(${short(x - 13)} ${short(y - 14)}) scale(.8125)`}
    {...pieceIn(`pawn.${pawn}`, place)}
  >
    <FigureShapes shape={shapeOf(pawn)} />
  </g>
)
