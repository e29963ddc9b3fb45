import { readSettings, type Settings } from '@tablee/server/settings.ts'
import type { Given } from './arguments.ts'
import { dataDir } from './files.ts'
import { wrong } from './words.ts'

/** The flags of commands that work on what a server keeps. */
export const storeFlags = { data: 'value', database: 'value' } as const

/** The settings of a server, as flags and environment give them. */
export function settingsOf(given: Given): Settings {
  // What a server keeps is for its owner alone: others on this machine read none of its files.
  process.umask(0o077)
  return readSettings(name => given.value(name), process.env, dataDir(process.env))
}

/** Does something with an open database, and closes it. */
export async function withStore<R>(given: Given, act: (store: Store) => Promise<R>): Promise<R> {
  const { openDatabase } = await import('@tablee/server')
  const store = await openDatabase(settingsOf(given).database).catch((error: unknown) => {
    throw wrong('cli.noDatabase', { reason: error instanceof Error ? error.message : String(error) })
  })
  try {
    return await act(store)
  } finally {
    await store.close()
  }
}

type Store = Awaited<ReturnType<typeof import('@tablee/server')['openDatabase']>>
