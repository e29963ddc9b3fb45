import type { Ref } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import { usePart, useSpot } from './part.tsx'

/** A name that opens a sheet; where it is itself something to be chosen, it is only a name. */
export const Opens: FC<{
  readonly about: Ref
  readonly label: string
  /** Without the mark that says so. */
  readonly plain?: boolean
  readonly children: ReactNode
}> = ({ about, label, plain = false, children }) => {
  const { opened, onOpen, taken } = usePart().props
  const { candidates, refusal } = useSpot(about)
  if (candidates.length > 0 || refusal || taken.has(about)) return children
  return (
    <button
      type="button"
      className="rt-opens"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={opened === about}
      onClick={() => onOpen(about)}
    >
      {children}
      {!plain && (
        <svg className="rt-info" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15ZM10 9v5M10 6.200v.1" />
        </svg>
      )}
    </button>
  )
}
