import type { FC, ReactNode } from 'react'
import { told } from './told.ts'
import './disc.css'

/** A sign on a disc: a token, a suit. As wide as `--disc` says, 20 px unless told; its class gives it its colour `--k`. */
export const Disc: FC<{
  readonly className: string
  readonly tip?: string
  readonly children: ReactNode
}> = ({ className, tip, children }) => (
  <span className={`kit-disc ${className}`} {...(tip !== undefined && told(tip))}>
    {children}
  </span>
)
