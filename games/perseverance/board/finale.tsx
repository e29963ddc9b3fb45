import type { FC, ReactNode } from 'react'
import './css/finale.css'

/** The picture of an end; where nobody won it is darker. */
export const EndScene: FC<{
  readonly className: string
  readonly lost: boolean
  readonly children: ReactNode
}> = ({ className, lost, children }) => (
  <svg
    className={`pv pv-end ${className}${lost ? ' is-lost' : ''}`}
    viewBox="0 0 380 210"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {children}
  </svg>
)
