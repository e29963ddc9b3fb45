import type { BesideProps } from '@tablee/board'
import { type FC, lazy, Suspense } from 'react'
import type { Perseverance3View } from '../../view.ts'

export { passages } from './passages.ts'

const Panel = lazy(() => import('./panel.tsx'))

/** What happens, beside the table or over it; it is loaded with the first of it. */
export const Beside: FC<BesideProps<Perseverance3View>> = props => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
)
