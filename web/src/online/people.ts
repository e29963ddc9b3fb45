import { type Language, Mistake } from '@tablee/kernel'
import type {
  Credentials,
  Farewell,
  Forgotten,
  Me,
  MyChanges,
  NewPassword,
  ResetPassword,
} from '@tablee/table/api.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { call, NO_SERVER } from './api.ts'

/** Who uses this browser, and whether there is a server to know it. */
export interface Who {
  readonly server: 'unknown' | 'none' | 'away' | 'here'
  /** Null for somebody who has not given a name. */
  readonly me: Me | null
}

let who: Who = { server: 'unknown', me: null }
const listeners = new Set<() => void>()

function become(next: Who): void {
  who = next
  for (const listener of listeners) listener()
}

async function meAfter(answer: Promise<Me | null>): Promise<void> {
  become({ server: 'here', me: await answer })
}

/** Who uses this browser: what they do about themselves. What is refused is thrown. */
export const people = {
  /** Looks who is here; a server that does not answer is no trouble by itself. */
  async look(): Promise<void> {
    try {
      await meAfter(call<Me>('GET', '/me'))
    } catch (error) {
      const none = error instanceof Mistake && error.what.id === NO_SERVER.none
      become({ server: none ? 'none' : 'away', me: who.me })
    }
  },
  guest: (name: string, language: Language) => meAfter(call<Me>('POST', '/guest', { name, language })),
  makeAccount: (credentials: Credentials) => meAfter(call<Me>('POST', '/account', credentials)),
  signIn: (credentials: Credentials) => meAfter(call<Me>('POST', '/signin', credentials)),
  change: (changes: MyChanges) => meAfter(call<Me>('PUT', '/me', changes)),
  async setPassword(password: NewPassword): Promise<void> {
    await call('PUT', '/password', password)
  },
  async forgot(forgotten: Forgotten): Promise<void> {
    await call('POST', '/forgot', forgotten)
  },
  async reset(reset: ResetPassword): Promise<void> {
    await call('POST', '/reset', reset)
    await people.look()
  },
  async signOut(everywhere: boolean): Promise<void> {
    await call('POST', '/signout', { everywhere })
    become({ server: 'here', me: null })
  },
  async delete(farewell: Farewell): Promise<void> {
    await call('DELETE', '/me', farewell)
    become({ server: 'here', me: null })
  },
  /** All that the server keeps about this person. */
  export: () => call<unknown>('GET', '/me/export'),
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who uses this browser; looked up when the first page wants to know. */
export function useWho(): Who {
  useEffect(() => {
    if (who.server === 'unknown' || who.server === 'away') void people.look()
  }, [])
  return useSyncExternalStore(subscribe, () => who)
}
