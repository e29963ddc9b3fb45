import type { FC, ReactNode } from 'react'
import { told } from './told.ts'
import './die.css'

/** A die of six sides with what it shows; as large as `--die` says, 20 px unless told. Its kind gives it its colour. */
export const Die: FC<{
  readonly kind: string
  readonly tip?: string
  readonly size?: 'small' | 'medium' | 'large'
  /** It shows an empty side. */
  readonly blank?: boolean
  readonly children: ReactNode
}> = ({ kind, tip, size, blank = false, children }) => (
  <span
    className={`kit-die d-${kind}${size ? ` is-${size}` : ''}${blank ? ' is-blank' : ''}`}
    {...(tip !== undefined && told(tip))}
  >
    {children}
  </span>
)
