import { isDatabaseAway } from '../database/away.ts'
import type { Commit } from '../database/commit.ts'
import type { Store } from '../database/open.ts'
import type { Bell } from './bell.ts'

interface Waiting {
  readonly commit: Commit
  readonly done: (kept: boolean) => void
  readonly failed: (error: unknown) => void
}

/** How long changes are gathered before they are written together, in milliseconds. */
const GATHERING = 1
/** The least time from one transaction to the next: the busier the server, the more of them share one. */
const SPACING = 5
const MOST_AT_ONCE = 1000

/** Writes the changes of all tables, many in one transaction: a disk takes as long for one as for a hundred. */
export class Ledger {
  changes = 0
  commits = 0
  failedCommits = 0
  private readonly store: Store
  private readonly bell: Bell
  private waiting: Waiting[] = []
  private writing: Promise<void> | null = null
  private lastWrite = 0

  constructor(store: Store, bell: Bell) {
    this.store = store
    this.bell = bell
  }

  /** Keeps a change, one per table at a time; false when another process made this change of the table first. */
  write(commit: Commit): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ commit, done, failed })
      this.writing ??= this.writeAll()
    })
  }

  /** Waits until all that was begun is on disk. */
  async flush(): Promise<void> {
    await this.writing
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const rest = Math.max(GATHERING, this.lastWrite + SPACING - performance.now())
      await new Promise(go => setTimeout(go, rest))
      this.lastWrite = performance.now()
      await this.writeSome(this.waiting.splice(0, MOST_AT_ONCE))
    }
    this.writing = null
  }

  private async writeSome(some: readonly Waiting[]): Promise<void> {
    try {
      const kept = new Set(await this.store.keep(some.map(({ commit }) => commit)))
      // Rung when it is kept: whoever hears it finds it. Nobody waits for the bell.
      void this.bell.ring({ at: [...kept].map(({ pick }) => [pick.table_id, pick.seq]) })
      this.commits++
      this.changes += kept.size
      for (const { commit, done } of some) done(kept.has(commit))
    } catch (error) {
      this.failedCommits++
      // What the database refuses for its content fails alone: nobody else's change goes with it.
      if (some.length > 1 && !isDatabaseAway(error)) for (const one of some) await this.writeSome([one])
      else for (const { failed } of some) failed(error)
    }
  }
}
