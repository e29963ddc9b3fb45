import type { FC } from 'react'
import { Part, type Props } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** To be drawn. */
export const Score: FC<Props> = props => (
  <Part props={props} className="ml-score" label={WORDS[props.language].scores}>
    {null}
  </Part>
)
