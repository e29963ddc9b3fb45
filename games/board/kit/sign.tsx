import type { FC, ReactNode } from 'react'
import './sign.css'

/** A symbol in the colour of its surroundings; as large as `--sign` says, 16 px unless told. */
export const Sign: FC<{
  /** How many units its grid has on a side. */
  readonly grid: number
  readonly className?: string
  /** Its paths. */
  readonly children: ReactNode
}> = ({ grid, className = '', children }) => (
  <svg className={`kit-sign ${className}`} viewBox={`0 0 ${grid} ${grid}`} aria-hidden="true">
    {children}
  </svg>
)
