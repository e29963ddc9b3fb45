import type { FC } from 'react'
import { Part, type Props } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** To be drawn. */
export const Seats: FC<Props> = props => (
  <Part props={props} className="ml-seats" label={WORDS[props.language].rivals}>
    {null}
  </Part>
)
