/** How long a table is let be after its first failure and at most, in milliseconds; each pause is twice the last. */
const FIRST_PAUSE = 2000
const LONGEST_PAUSE = 10 * 60_000
/** So many tables are remembered to have failed; a database where more do has other troubles. */
const MOST = 1000

interface Ailment {
  readonly tries: number
  readonly until: number
}

/** The tables that could not be opened: each is told to the operator by name, and tried again with growing pauses. */
export class Ailing {
  private readonly tables = new Map<string, Ailment>()
  private readonly log: (what: string, detail: { readonly [name: string]: unknown }) => void

  constructor(log: Ailing['log']) {
    this.log = log
  }

  /** A table could not be opened. */
  failed(table: string, now: number, error: unknown): void {
    const tries = (this.tables.get(table)?.tries ?? 0) + 1
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1))
    if (this.tables.size < MOST || this.tables.has(table))
      this.tables.set(table, { tries, until: now + pause })
    this.log('table not opened', { table, tries, error: String(error) })
  }

  /** A table was opened, or its owner has changed it. */
  recovered(table: string): void {
    this.tables.delete(table)
  }

  /** The tables that are not tried yet. */
  resting(now: number): string[] {
    return [...this.tables].flatMap(([table, { until }]) => (until > now ? [table] : []))
  }
}
