import type { FC } from 'react'
import { Part, type Props } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** To be drawn. */
export const Hand: FC<Props> = props => (
  <Part props={props} className="ml-hand" label={WORDS[props.language].hand}>
    {null}
  </Part>
)
