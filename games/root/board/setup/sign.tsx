import { RANDOM } from '@tablee/kernel'
import type { FC } from 'react'
import { Seal } from '../ui/seal.tsx'

const SIZE = 34

/** The sign of the faction that a seat plays; a die face where chance decides. */
export const FactionSign: FC<{ readonly faction: string }> = ({ faction }) =>
  faction === RANDOM ? (
    <svg className="rt-any" viewBox="0 0 34 34" width={SIZE} height={SIZE} aria-hidden="true">
      <circle cx="17" cy="17" r="16" />
      <rect x="9" y="9" width="16" height="16" rx="3.500" />
      <path d="M13 13h.01M21 13h.01M17 17h.01M13 21h.01M21 21h.01" />
    </svg>
  ) : (
    <Seal party={faction} size={SIZE} />
  )
