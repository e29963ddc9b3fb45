import { useEffect, useState } from 'react'
import { useSettings } from '../settings.tsx'
import type { RemoteSource } from '../source/remote.ts'
import { useTold } from './use-remote.ts'

/** What takes longer than this, in milliseconds, is told; the rest would only flicker. */
const WORTH_TELLING = 500

/** Whether something has lasted long enough to be told. */
export function useLasting(lasts: boolean): boolean {
  const [told, setTold] = useState(false)
  useEffect(() => {
    if (!lasts) {
      setTold(false)
      return
    }
    const timer = setTimeout(() => setTold(true), WORTH_TELLING)
    return () => clearTimeout(timer)
  }, [lasts])
  return told && lasts
}

/** How it stands with the connection, told calmly, and only when it lasts. */
export function LinkState({ source }: { readonly source: RemoteSource }) {
  const { tell } = useSettings()
  const link = useTold(source, one => one.link, 'open')
  const pending = useTold(source, one => one.pending, false)
  const lost = link !== 'open'
  const told = useLasting(lost || pending)
  const words = lost ? (pending ? 'strip.lostPending' : 'strip.lost') : 'strip.sending'
  return (
    <p className="link-state" role="status">
      {told && (
        <>
          <i aria-hidden="true" />
          {tell(words)}
        </>
      )}
    </p>
  )
}
