import type { FC } from 'react'
import { Part, type Props } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** To be drawn. */
export const Mine: FC<Props> = props => (
  <Part props={props} className="ml-mine" label={WORDS[props.language].mine}>
    {null}
  </Part>
)
