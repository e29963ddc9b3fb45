import { type FileHandle, open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** How often the log is brought into the database, in milliseconds, and of how many pages it may be at most. */
const ROUND = 1000
const MOST_PAGES = 30_000

// To bring the log into the database takes the disk tens of milliseconds: a thread of its own does it, with a
// connection of its own. While others write, a part of the log is always left; where it gets too long, they wait for
// a moment, so that it begins anew.
const KEEPER = `
  const { workerData } = require('node:worker_threads')
  const { path, sqlite, round, most } = workerData
  const database = new (require(sqlite))(path)
  setInterval(() => {
    try {
      const [{ log }] = database.pragma('wal_checkpoint(PASSIVE)')
      if (log > most) database.pragma('wal_checkpoint(RESTART)')
    } catch {
      // The disk is full, or the file is held: the next round tries again.
    }
  }, round)
`

/** The log into which SQLite writes before its file; it is there as long as the database is open. */
export class WriteAheadLog {
  private readonly path: string
  private readonly keeper: Worker
  private file: FileHandle | null = null

  constructor(path: string) {
    this.path = path
    const sqlite = createRequire(import.meta.url).resolve('better-sqlite3')
    this.keeper = new Worker(KEEPER, {
      eval: true,
      workerData: { path, sqlite, round: ROUND, most: MOST_PAGES },
    })
    this.keeper.unref()
  }

  /** Brings to disk what was written so far. */
  async sync(): Promise<void> {
    this.file ??= await open(`${this.path}-wal`, 'r+')
    await this.file.datasync()
  }

  async close(): Promise<void> {
    await this.keeper.terminate()
    await this.file?.close()
    this.file = null
  }
}
