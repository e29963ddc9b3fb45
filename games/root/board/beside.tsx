import type { BesideProps } from '@tablee/board'
import { type FC, lazy, Suspense } from 'react'
import type { RootView } from '../view.ts'

const Panel = lazy(() => import('./battle/panel.tsx'))

/** The panel beside the table; it is loaded when the first battle is fought. */
export const Beside: FC<BesideProps<RootView>> = props => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
)
