import type { FC } from 'react'
import { Part, type Props } from '../ui/part.tsx'
import { MAP_WORDS } from '../words.ts'

/** The middle of the table: the Citadel, the lands and the gates; on a phone the Citadel alone. */
export const Lands: FC<Props> = props => (
  <Part props={props} className="ml-map" label={MAP_WORDS[props.language].label}>
    {null}
  </Part>
)
