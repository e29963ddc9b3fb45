import type { Ref } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import { usePartOf, useSpot } from '../part.tsx'
import './opens.css'

/** A name that opens a sheet; where it is itself something to be chosen, or has no sheet, it is only a name. */
export const Opens: FC<{
  readonly about: Ref
  readonly label?: string
  /** How the mark that says so is shown: when it is looked at, always before the name, or never. */
  readonly mark?: 'shown' | 'none'
  readonly children: ReactNode
}> = ({ about, label, mark, children }) => {
  const { opened, onOpen, hasSheet, taken } = usePartOf().props
  const { candidates, refusal } = useSpot(about)
  if (candidates.length > 0 || refusal || taken.has(about) || !hasSheet(about)) return children
  return (
    <button
      type="button"
      className={`kit-opens${mark === 'shown' ? ' is-shown' : ''}`}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={opened === about}
      onClick={() => onOpen(about)}
    >
      {children}
      {mark !== 'none' && (
        <svg className="kit-info" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15ZM10 9v5M10 6.200v.1" />
        </svg>
      )}
    </button>
  )
}
