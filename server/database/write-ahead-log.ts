import { type FileHandle, open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** The log is brought into the database when it has about so many pages; it may have so many at most. */
const ENOUGH = 4000
const MOST = 30_000
/** Between two times lie so many milliseconds at least and at most, by how fast the log grew before. */
const SOONEST = 1000
const LATEST = 60_000

// To bring the log into the database takes the disk tens of milliseconds: a thread of its own does it, with a
// connection of its own, and only when it is worth it. While others write, a part of the log is always left; where it
// gets too long, they wait for a moment, so that it begins anew.
const KEEPER = `
  const { workerData } = require('node:worker_threads')
  const { path, sqlite, enough, most, soonest, latest } = workerData
  const database = new (require(sqlite))(path)
  let pause = soonest
  const bring = () => {
    try {
      const [{ log }] = database.pragma('wal_checkpoint(PASSIVE)')
      if (log > most) database.pragma('wal_checkpoint(RESTART)')
      pause = Math.min(latest, Math.max(soonest, pause * enough / Math.max(1, log)))
    } catch {
      // The disk is full, or the file is held: it is tried again.
    }
    setTimeout(bring, pause)
  }
  setTimeout(bring, pause)
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
      workerData: { path, sqlite, enough: ENOUGH, most: MOST, soonest: SOONEST, latest: LATEST },
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
