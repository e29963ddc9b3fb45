import { type FileHandle, open } from 'node:fs/promises'

/** The log into which SQLite writes before its file; it is there as long as the database is open. */
export class WriteAheadLog {
  private readonly path: string
  private file: FileHandle | null = null

  constructor(path: string) {
    this.path = path
  }

  /** Brings to disk what was written so far. */
  async sync(): Promise<void> {
    this.file ??= await open(this.path, 'r+')
    await this.file.datasync()
  }

  async close(): Promise<void> {
    await this.file?.close()
    this.file = null
  }
}
