/** Things to do later, unless all is stopped before; what goes wrong is told to the operator. */
export class Timers {
  private readonly pending = new Set<NodeJS.Timeout>()
  private readonly log: (what: string, detail: { readonly [name: string]: unknown }) => void

  constructor(log: (what: string, detail: { readonly [name: string]: unknown }) => void) {
    this.log = log
  }

  /** Does something after some milliseconds. */
  after(ms: number, act: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.pending.delete(timer)
      act().catch((error: unknown) => this.log('A notice could not be prepared.', { why: String(error) }))
    }, ms)
    timer.unref()
    this.pending.add(timer)
  }

  /** Forgets all that was to be done. */
  stop(): void {
    for (const timer of this.pending) clearTimeout(timer)
    this.pending.clear()
  }
}
