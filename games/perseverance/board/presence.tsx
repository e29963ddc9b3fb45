import { told } from '@tablee/board/kit/told.ts'
import type { FC } from 'react'
import type { Colour } from '../ids.ts'
import { Mark } from './pieces.tsx'

/** How present somebody is; the tip tells what that would bring. */
interface Present {
  readonly colour: Colour | 'neutral'
  readonly presence: number
  readonly tip: string
}

/** The presence of everybody somewhere, by their marks. */
export const PresenceRow: FC<{ readonly of: readonly Present[] }> = ({ of }) => (
  <span className="pv-pres">
    {of.map(({ colour, presence, tip }) => (
      <span key={tip} {...told(tip)}>
        <Mark colour={colour} />
        {presence}
      </span>
    ))}
  </span>
)
