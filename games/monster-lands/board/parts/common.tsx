import type { FC } from 'react'
import { Part, type Props } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** To be drawn. */
export const Common: FC<Props> = props => (
  <Part props={props} className="ml-common" label={WORDS[props.language].stalls}>
    {null}
  </Part>
)
