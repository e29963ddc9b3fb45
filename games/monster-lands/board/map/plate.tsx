import type { FC, ReactNode } from 'react'
import { type Rect, rounded } from './plan.ts'

/** The outlines of something that may be chosen: halo and focus ring, shown by its state; then its shadow. */
export const Halo: FC<{ readonly rect: Rect; readonly r: number }> = ({ rect, r }) => (
  <>
    <path className="ml-halo" d={rounded(rect, r + 3, 4)} />
    <path className="ml-focus" d={rounded(rect, r + 5, 7)} />
    <path className="ml-shade" d={rounded({ ...rect, y: rect.y + 2.5 }, r)} />
  </>
)

/** A cream plate with a rim: a building, or a mission. What stands behind it is drawn before it. */
export const Plate: FC<{
  readonly rect: Rect
  readonly behind?: ReactNode
  readonly children: ReactNode
}> = ({ rect, behind, children }) => (
  <>
    {behind}
    <Halo rect={rect} r={11} />
    <path className="ml-rim" d={rounded(rect, 11)} />
    <path className="ml-paper" d={rounded(rect, 8, -3.5)} />
    {children}
  </>
)
