import type { FC } from 'react'
import { Part, type Props } from '../ui/part.tsx'
import { MAP_WORDS } from '../words.ts'

/** The lands and the gates on a phone, a pane of their own. */
export const Outside: FC<Props> = props => (
  <Part props={props} className="ml-outside" label={MAP_WORDS[props.language].label}>
    {null}
  </Part>
)
