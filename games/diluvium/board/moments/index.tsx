import type { BesideProps } from '@tablee/board'
import type { Face } from '@tablee/kernel'
import { type FC, lazy, Suspense } from 'react'
import type { DiluviumView } from '../../view.ts'
import './beside.css'

export { passages } from './passages.ts'

/** Whether a question has its picture beside the table: a combat before it is decided. */
export const besides = ({ prompt }: Face): boolean => prompt.id === 'combat'

const Panel = lazy(() => import('./panel.tsx'))

/** What happens, beside the table; it is loaded with the first of it. */
export const Beside: FC<BesideProps<DiluviumView>> = props => (
  <Suspense fallback={<div className="dl-moment" />}>
    <Panel {...props} />
  </Suspense>
)
