import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { useSettings } from '../../settings.tsx'
import { Glyph } from '../../shell/glyph.tsx'
import { Loading } from '../../shell/states.tsx'
import { useTable } from '../context.tsx'

const EndScreen = lazy(async () => ({ default: (await import('./screen.tsx')).EndScreen }))

/** Goes from the table back to the end; null before it. */
const BackContext = createContext<(() => void) | null>(null)

/** A table, or its end once its game is over and its last moments were seen, until one wants to look at the table. */
export function Finished({ children }: { readonly children: ReactNode }) {
  const { scene, past, passages } = useTable()
  const [looks, setLooks] = useState(false)
  if (scene.outcome && !looks && !past.scene && !passages.passing)
    return (
      <Suspense fallback={<Loading />}>
        <EndScreen onLook={() => setLooks(true)} />
      </Suspense>
    )
  return <BackContext value={looks ? () => setLooks(false) : null}>{children}</BackContext>
}

/** Over the map of a table whose game is over: back to its end. */
export function BackToEnd() {
  const { tell } = useSettings()
  const { past } = useTable()
  const back = use(BackContext)
  if (!back || past.scene) return null
  return (
    <button type="button" className="solid back-to-end" onClick={back}>
      <Glyph name="left" />
      {tell('end.back')}
    </button>
  )
}
