import type { Kept, NewProblem } from '@tablee/table/api.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { call } from '../online/api.ts'
import { isFinal } from './matter.ts'

interface Drawer extends DBSchema {
  problems: { key: number; value: NewProblem }
}

let opened: Promise<IDBPDatabase<Drawer>> | undefined

function drawer(): Promise<IDBPDatabase<Drawer>> {
  opened ??= openDB<Drawer>('tablee-problems', 1, {
    upgrade(db) {
      db.createObjectStore('problems', { autoIncrement: true })
    },
  })
  return opened
}

/** What became of a report: it is in the owner's inbox, or waits here for the connection. */
export type Fate = 'sent' | 'waits'

/** Sends a report; without a connection it is kept, and sent later. What the server refuses is thrown. */
export async function send(report: NewProblem): Promise<Fate> {
  try {
    await call<Kept>('POST', '/problems', report)
    return 'sent'
  } catch (error) {
    if (isFinal(error)) throw error
    await (await drawer()).add('problems', report)
    return 'waits'
  }
}

let sending: Promise<void> = Promise.resolve()

/** Sends what waited for the connection, once whoever is sending it already has done so: nothing goes twice. */
export function sendKept(): Promise<void> {
  sending = sending.then(sendAll, sendAll)
  return sending
}

/** One after the other, until one does not go through. */
async function sendAll(): Promise<void> {
  const db = await drawer()
  for (const key of await db.getAllKeys('problems')) {
    const report = await db.get('problems', key)
    try {
      if (report) await call<Kept>('POST', '/problems', report)
    } catch (error) {
      if (!isFinal(error)) return
    }
    await db.delete('problems', key)
  }
}
