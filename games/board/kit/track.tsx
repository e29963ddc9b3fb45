import type { FC, ReactNode } from 'react'
import { FOCUSABLE } from './told.ts'
import './track.css'

/** A space of a track: what is printed on it, and how it looks (`is-full`, `is-open`, `is-next`, `is-now`). */
export interface Space {
  readonly key: string | number
  readonly print: ReactNode
  readonly state?: string
  /** What explains this space alone. */
  readonly about?: string
}

/** A track of spaces, the marker on one of them or pieces on some. Focus explains it as the pointer does. */
export const Track: FC<{
  readonly spaces: readonly Space[]
  readonly className?: string
  readonly label?: string
  /** What explains the whole track; without it the space of the marker explains itself. */
  readonly about?: string
}> = ({ spaces, className = '', label, about }) => (
  <ol
    className={`kit-track ${className}`}
    aria-label={label}
    {...(about !== undefined && { 'data-ref': about, ...FOCUSABLE })}
  >
    {spaces.map(({ key, print, state = '', about: ofSpace }) => {
      const isNow = state.includes('is-now')
      return (
        <li
          key={key}
          className={state}
          aria-current={isNow && ofSpace !== undefined ? 'true' : undefined}
          data-ref={ofSpace}
          {...(isNow && ofSpace !== undefined && FOCUSABLE)}
        >
          {print}
        </li>
      )
    })}
  </ol>
)
