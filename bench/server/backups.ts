import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, yieldToOthers } from '@tablee/server'
import { openDatabase, type Store } from '@tablee/server/database/open.ts'

/** Lines of chat: some 60 MB, so that a backup takes its time. */
const LINES = 100_000
const AT_ONCE = 500

/** Makes the database as large as that of a server that has run for long. */
export async function fill({ db }: Store): Promise<void> {
  const line = { table_id: 'elsewhere', at: 1, person: 'p', name: 'P', seat: null, text: 'x'.repeat(500) }
  for (let at = 0; at < LINES; at += AT_ONCE)
    await db
      .insertInto('chat')
      .values(Array.from({ length: AT_ONCE }, (_, n) => ({ ...line, once: `${at + n}` })))
      .execute()
}

/** One backup, as `tablee backup` makes it. */
export async function backUp(database: string, file: string): Promise<void> {
  yieldToOthers()
  const store = await openDatabase(database)
  await backup(store, file)
  await store.close()
}

/** Backups of a database, one after the other until they are to end. */
export class Backups {
  made = 0
  private ending = false
  private readonly done: Promise<void>

  /** `start` makes a backup into a file, in a process of its own. */
  constructor(start: (file: string) => ChildProcess, folder: string) {
    this.done = this.goOn(start, join(folder, 'backup'))
  }

  async end(): Promise<void> {
    this.ending = true
    await this.done
  }

  private async goOn(start: (file: string) => ChildProcess, file: string): Promise<void> {
    while (!this.ending) {
      const [code] = await once(start(file), 'exit')
      if (code !== 0) throw new Error('A backup failed.')
      rmSync(file)
      this.made++
    }
  }
}
