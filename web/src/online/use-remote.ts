import { useEffect, useState, useSyncExternalStore } from 'react'
import { dialServer } from '../source/line.ts'
import { RemoteSource } from '../source/remote.ts'
import { tables } from './api.ts'
import { invitationTo } from './invitations.ts'

/** A window that was away this long, in milliseconds, does not trust its connection. */
const LONG_AWAY = 30_000

/** Opens a table far away for as long as the page shows it. */
export function useRemote(id: string): RemoteSource | null {
  const [source, setSource] = useState<RemoteSource | null>(null)
  useEffect(() => {
    const opened = new RemoteSource({
      id,
      invitation: invitationTo(id),
      dial: dialServer,
      getSave: tables.save,
    })
    setSource(opened)
    const forget = watchConnection(opened)
    return () => {
      forget()
      opened.close()
    }
  }, [id])
  return source
}

/** Does not wait when the browser knows that the network is back, or that this page slept. */
function watchConnection(source: RemoteSource): () => void {
  let hiddenAt: number | null = null
  const hurry = () => source.hurry()
  const look = () => {
    if (document.hidden) hiddenAt = performance.now()
    else if (hiddenAt !== null && performance.now() - hiddenAt > LONG_AWAY) hurry()
  }
  addEventListener('online', hurry)
  addEventListener('offline', hurry)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('online', hurry)
    removeEventListener('offline', hurry)
    document.removeEventListener('visibilitychange', look)
  }
}

const nothing = () => () => {}

/** What a source knows, as it changes. */
export function useTold<T>(source: RemoteSource | null, look: (source: RemoteSource) => T, without: T): T {
  return useSyncExternalStore(source ? listener => source.subscribe(listener) : nothing, () =>
    source ? look(source) : without,
  )
}
