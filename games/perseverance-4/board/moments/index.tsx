import type { BesideProps } from '@tablee/board'
import type { Face } from '@tablee/kernel'
import { type FC, lazy, Suspense } from 'react'
import type { Perseverance4View } from '../../view.ts'
import type { Props } from '../ui/part.tsx'

export { passages } from './passages.ts'

/** The questions that have their own picture, with all that may be chosen in it. */
const DRAWN: readonly string[] = ['rally.group', 'honour', 'reward', 'wound', 'negotiate']

/** Whether all that may be chosen stands in the picture of a question. */
export const poses = ({ prompt }: Face): boolean => DRAWN.includes(prompt.id)

/** A question with a picture of its own lies over the table. */
export const besides = (face: Face): boolean => poses(face)

/** Every question of its own look lies over the table. */
export const Question: FC<Props> = () => null

const Panel = lazy(() => import('./panel.tsx'))

/** What happens, beside the table or over it; it is loaded with the first of it. */
export const Beside: FC<BesideProps<Perseverance4View>> = props => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
)
