import type { BesideProps } from '@tablee/board'
import { type FC, lazy, Suspense } from 'react'
import type { MonsterView } from '../../view.ts'

export { besides } from './besides.ts'
export { passages } from './passages.ts'

const Panel = lazy(() => import('./panel.tsx'))

/** What is resolved, over the table or beside it; it is loaded with the first of it. */
export const Beside: FC<BesideProps<MonsterView>> = props => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
)
