import type { FC } from 'react'
import './figure.css'

/** The silhouette of a pawn, meeple or warrior on a grid of 32 by 34, and what is cut out of it. */
export interface Shape {
  readonly d: string
  readonly cut: string
}

/** The shapes of a figure: thickness, silhouette, cut-outs. */
export const FigureShapes: FC<{ readonly shape: Shape }> = ({ shape: { d, cut } }) => (
  <>
    <path className="kit-side" d={d} transform="translate(0 2.2)" />
    <path className="kit-top" d={d} />
    {cut !== '' && <path className="kit-cut" d={cut} />}
  </>
)

/** A figure in the colours of its party; as wide as `--figure` says, 18 px unless told. */
export const Figure: FC<{ readonly shape: Shape; readonly party: string; readonly className?: string }> = ({
  shape,
  party,
  className = '',
}) => (
  <svg className={`kit-figure f-${party} ${className}`} viewBox="0 0 32 34" aria-hidden="true">
    <FigureShapes shape={shape} />
  </svg>
)

/** From this size on, a seal; below it, the bare figure. */
const SEAL = 30

/** The sign of a party: its figure, on a disc where there is room for one. */
export const Seal: FC<{ readonly shape: Shape; readonly party: string; readonly size: number }> = ({
  shape,
  party,
  size,
}) => {
  const box = { width: size, height: size }
  if (size < SEAL)
    return (
      <span className="kit-bare" style={box}>
        <Figure shape={shape} party={party} />
      </span>
    )
  return (
    <span className={`kit-seal f-${party}`} style={box}>
      <svg viewBox="0 0 32 34" aria-hidden="true">
        <FigureShapes shape={shape} />
      </svg>
    </span>
  )
}
