import type { FinaleProps } from '@tablee/board'
import { type FC, lazy, Suspense } from 'react'

const Shown = lazy(async () => ({ default: (await import('./finale.tsx')).Finale }))

/** The picture of the end; it is loaded when a game is over. */
export const Finale: FC<FinaleProps> = props => (
  <Suspense fallback={null}>
    <Shown {...props} />
  </Suspense>
)
