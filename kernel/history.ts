import type { ChanceState } from './chance.ts'
import type { Message } from './message.ts'
import type { Next, Seat } from './table.ts'

/** A pick that was made. */
export interface Entry {
  readonly seat: Seat
  readonly key: string
  /** Its place among the candidates, for a quick replay. */
  readonly index: number
  /** The seats that may take it back: the one that made it, or its whole group. */
  readonly owners: readonly Seat[]
  /** Something became known by it, so it is never taken back. */
  barrier: boolean
  /** It was made in one gesture with the pick before it: they are taken back and made again together. */
  readonly joins?: true
  /** By it a seat agreed to what its group had planned. */
  readonly agrees?: true
}

/** The whole position between two steps: nothing else is needed to go on from here. */
export interface Checkpoint<S> {
  /** How many picks were made before it. */
  readonly at: number
  readonly step: Next
  readonly state: S
  readonly chance: ChanceState
  /** Whose turn had begun, and after how many picks. */
  readonly turn: { readonly seat: Seat; readonly at: number }
  /** How many journal entries had been written. */
  readonly journal: number
}

/** Something that happened, as the rules reported it. */
export interface Report extends Message {
  /** The seats that may know it; everybody if left out. */
  readonly to?: readonly Seat[]
  /** How many picks had been made when it was reported. */
  readonly at: number
}

/** A checkpoint is due when this many picks were made since the last one. */
const PICKS_PER_CHECKPOINT = 6
/** Before the last barrier, where undo rarely goes, checkpoints are kept this far apart. */
const PICKS_BETWEEN_OLD_CHECKPOINTS = 96

/** The picks of a game, the checkpoints to go back to, and what was taken back. */
export class History<S> {
  readonly entries: Entry[] = []
  readonly undone: Entry[] = []
  readonly journal: Report[] = []
  checkpoints: Checkpoint<S>[] = []

  /** Whether the next step should begin with a checkpoint. */
  get due(): boolean {
    const last = this.checkpoints.at(-1)
    return last === undefined || this.entries.length - last.at >= PICKS_PER_CHECKPOINT
  }

  /** Keeps a checkpoint, and thins out those that undo no longer reaches. */
  keep(checkpoint: Checkpoint<S>): void {
    const reach = this.entries.findLastIndex(entry => entry.barrier)
    const near = this.checkpoints.findLastIndex(one => one.at <= reach)
    let last = Number.NEGATIVE_INFINITY
    this.checkpoints = this.checkpoints.filter((one, index) => {
      if (index < near && one.at - last < PICKS_BETWEEN_OLD_CHECKPOINTS) return false
      last = one.at
      return true
    })
    this.checkpoints.push(checkpoint)
  }

  /** The last checkpoint at or before a number of picks. */
  checkpointFor(picks: number): Checkpoint<S> | undefined {
    return this.checkpoints.findLast(one => one.at <= picks)
  }

  /** Forgets what came after a checkpoint; the entries after it are to be replayed by the caller. */
  cutTo(checkpoint: Checkpoint<S>): void {
    this.entries.length = checkpoint.at
    this.journal.length = checkpoint.journal
    this.checkpoints.length = this.checkpoints.indexOf(checkpoint) + 1
  }
}
