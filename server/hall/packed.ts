import type { Checkpoint } from '@tablee/kernel'

/** A checkpoint as the text that is written of it; it is read while somebody goes back to it, or tries things from it. */
export class PackedCheckpoint implements Checkpoint<unknown> {
  readonly text: string
  readonly at: number
  readonly journal: number
  private opened: Checkpoint<unknown> | null

  constructor(text: string, opened: Checkpoint<unknown> = JSON.parse(text)) {
    this.text = text
    this.opened = opened
    this.at = opened.at
    this.journal = opened.journal
  }

  static of(this: void, checkpoint: Checkpoint<unknown>): PackedCheckpoint {
    if (checkpoint instanceof PackedCheckpoint) return checkpoint
    return new PackedCheckpoint(JSON.stringify(checkpoint), checkpoint)
  }

  get step() {
    return this.open().step
  }

  get state() {
    return this.open().state
  }

  get chance() {
    return this.open().chance
  }

  get turn() {
    return this.open().turn
  }

  /** Keeps the text alone. */
  close(): void {
    this.opened = null
  }

  private open(): Checkpoint<unknown> {
    this.opened ??= JSON.parse(this.text) as Checkpoint<unknown>
    return this.opened
  }
}
