import Sqlite from 'better-sqlite3'
import { refusal } from '../hall/refusal.ts'
import type { Store } from './open.ts'

/**
 * Makes sure that one server alone uses a SQLite file, until what it gives is called. The lock is the operating
 * system's, on a file beside it: it goes with the process, however that ends. PostgreSQL serves many.
 */
export function serveAlone({ sqlite }: Store): () => void {
  if (!sqlite || sqlite.memory) return () => {}
  const lock = new Sqlite(`${sqlite.name}.serving`, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    const held = error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY'
    throw held ? refusal(409, 'server.alreadyServed', { file: sqlite.name }) : error
  }
  return () => {
    lock.close()
  }
}
