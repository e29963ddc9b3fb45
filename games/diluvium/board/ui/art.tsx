import { Disc } from '@tablee/board/kit/disc.tsx'
import { FigureShapes, Figure as KitFigure, Seal as KitSeal } from '@tablee/board/kit/figure.tsx'
import { GRID, symbolsOf } from '@tablee/board/kit/symbols.tsx'
import type { FC } from 'react'
import { ACTIONS, type Civ, type IslandType } from '../../data/types.ts'
import { SETTLERS, SHIPS } from '../art/pieces.ts'
import sprite from '../art/signs.svg'
import type { SignName } from '../art/signs.ts'
import { isCiv } from '../contents.ts'

export type { SignName }

const { SignPath, ...signs } = symbolsOf<SignName>(sprite)

export const { Sign, Amount } = signs

/** Where something of a certain size lies in a drawing, by its middle. */
export interface Middle {
  readonly x: number
  readonly y: number
  readonly size: number
}

const short = (n: number): number => Math.round(n * 10) / 10

/** Lays a grid into a drawing, its middle at a point. */
const laid = ({ x, y, size }: Middle, width: number, height: number): string =>
  `translate(${short(x - size / 2)} ${short(y - (size * height) / width / 2)}) scale(${Math.round((size / width) * 1e4) / 1e4})`

/** A symbol inside a drawing. */
export const SignAt: FC<Middle & { readonly name: SignName; readonly className?: string }> = ({
  name,
  className,
  ...at
}) => <SignPath name={name} className={className} transform={laid(at, GRID, GRID)} />

/** A settler inside a drawing. */
export const SettlerAt: FC<Middle & { readonly civ: Civ }> = ({ civ, ...at }) => (
  <g className={`dl-settler f-${civ}`} transform={laid(at, 32, 34)}>
    <FigureShapes shape={SETTLERS[civ]} />
  </g>
)

/** A ship inside a drawing, with its wake and a light outline. */
export const ShipAt: FC<Middle & { readonly kind: 'explorer' | 'warship'; readonly civ: Civ }> = ({
  kind,
  civ,
  ...at
}) => {
  const { top, cut, line } = SHIPS[kind]
  return (
    <g className={`dl-ship f-${civ}`} transform={laid(at, 48, 42)}>
      <ellipse className="dl-wake" cx="24" cy="38" rx="25" ry="4.5" />
      <path className="dl-outline" d={top} />
      <path className="kit-side" d={top} transform="translate(0 1.6)" />
      <path className="kit-top" d={top} />
      <path className="kit-cut" d={cut} />
      {line && <path className="dl-hull" d={line} />}
    </g>
  )
}

/** A settler in a panel; as wide as `--figure` says. */
export const Settler: FC<{ readonly civ: Civ; readonly className?: string }> = ({ civ, className }) => (
  <KitFigure shape={SETTLERS[civ]} party={civ} className={className} />
)

/** The sign of a civilisation. */
export const Seal: FC<{ readonly party: string; readonly size?: number }> = ({ party, size = 24 }) =>
  isCiv(party) ? <KitSeal shape={SETTLERS[party]} party={party} size={size} /> : null

/** A type of island, on its disc; as wide as `--disc` says. */
export const TypeDisc: FC<{ readonly type: IslandType; readonly tip?: string }> = ({ type, tip }) => (
  <Disc className={`dl-type k-${type}`} tip={tip}>
    <Sign name={type} />
  </Disc>
)

/** The sign of a phase of the turn, where it is an action. */
export const PhaseSign: FC<{ readonly phase: string }> = ({ phase }) => {
  const action = ACTIONS.find(one => one === phase)
  return action ? <Sign name={action} /> : null
}
