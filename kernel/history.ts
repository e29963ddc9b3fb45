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

/** How many picks and reports came before those that a history holds. */
export interface Past {
  readonly picks: number
  readonly reports: number
}

/** The picks of a game, the checkpoints to go back to, and what was taken back. */
export class History<S> {
  /** What was let go, since it is kept elsewhere; nothing unless somebody says so. */
  past: Past = { picks: 0, reports: 0 }
  readonly entries: Entry[] = []
  readonly undone: Entry[] = []
  readonly journal: Report[] = []
  checkpoints: Checkpoint<S>[] = []

  /** How many picks were made. */
  get picks(): number {
    return this.past.picks + this.entries.length
  }

  /** How many journal entries were written. */
  get reports(): number {
    return this.past.reports + this.journal.length
  }

  /** Whether the next step should begin with a checkpoint. */
  get due(): boolean {
    const last = this.checkpoints.at(-1)
    return last === undefined || this.picks - last.at >= PICKS_PER_CHECKPOINT
  }

  /** The picks that were made from one number to another. */
  between(from: number, to?: number): Entry[] {
    const { picks } = this.past
    return this.entries.slice(from - picks, to === undefined ? undefined : to - picks)
  }

  /** Keeps a checkpoint, and thins out those that undo no longer reaches. */
  keep(checkpoint: Checkpoint<S>): void {
    const reach = this.past.picks + this.entries.findLastIndex(entry => entry.barrier)
    const near = this.checkpoints.findLastIndex(one => one.at <= reach)
    let last = Number.NEGATIVE_INFINITY
    this.checkpoints = this.checkpoints.filter((one, index) => {
      if (index < near && one.at - last < PICKS_BETWEEN_OLD_CHECKPOINTS) return false
      last = one.at
      return true
    })
    this.checkpoints.push(checkpoint)
  }

  /**
   * Lets go of what undo no longer reaches, the last checkpoint aside, and gives it. There is no way back to before that
   * but by the whole game, from where it is kept.
   */
  letGo(): { readonly entries: readonly Entry[]; readonly journal: readonly Report[] } {
    const { past, entries, journal, checkpoints } = this
    const barrier = past.picks + entries.findLastIndex(entry => entry.barrier)
    const reach = Math.max(barrier + 1, this.picks - PICKS_BETWEEN_OLD_CHECKPOINTS)
    const joined = ({ at }: Checkpoint<S>) => entries[at - past.picks]?.joins === true
    const back = checkpoints.findLast(one => one.at <= reach && !joined(one)) ?? checkpoints[0]
    this.checkpoints = checkpoints.filter((one, place) => one === back || place === checkpoints.length - 1)
    this.past = { picks: back.at, reports: back.journal }
    return {
      entries: entries.splice(0, back.at - past.picks),
      journal: journal.splice(0, back.journal - past.reports),
    }
  }

  /** The last checkpoint at or before a number of picks. */
  checkpointFor(picks: number): Checkpoint<S> | undefined {
    return this.checkpoints.findLast(one => one.at <= picks)
  }

  /** Forgets what came after a checkpoint; the entries after it are to be replayed by the caller. */
  cutTo(checkpoint: Checkpoint<S>): void {
    this.entries.length = checkpoint.at - this.past.picks
    this.journal.length = checkpoint.journal - this.past.reports
    this.checkpoints.length = this.checkpoints.indexOf(checkpoint) + 1
  }
}
