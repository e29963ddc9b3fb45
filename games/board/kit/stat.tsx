import type { FC, ReactNode } from 'react'
import { told } from './told.ts'
import './stat.css'

/** So much of something: its sign, the number, and what it means as a tip. A kind (`k-wood`) colours the sign. */
export const Stat: FC<{
  readonly sign: ReactNode
  readonly n?: ReactNode
  readonly tip?: string
  readonly className?: string
}> = ({ sign, n, tip, className = '' }) => (
  <span className={`kit-stat ${className}`} {...(tip !== undefined && told(tip))}>
    {sign}
    {n !== undefined && <b>{n}</b>}
  </span>
)
