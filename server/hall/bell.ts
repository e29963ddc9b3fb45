import type { Seat } from '@tablee/kernel'

/** Who has a table open in one process. */
export interface Presence {
  readonly table: string
  readonly seats: readonly Seat[]
  readonly watchers: number
}

/** What one process tells the others. */
export interface Ring {
  /** Tables and the numbers of their last changes. */
  readonly at?: readonly (readonly [table: string, seq: number])[]
  /** Tables whose chairs or settings changed. */
  readonly card?: readonly string[]
  /** Tables where something was said. */
  readonly chat?: readonly string[]
  readonly here?: readonly Presence[]
  /** Persons who deleted what they wrote. */
  readonly unsaid?: readonly string[]
  /** Tables about which a process that opens them asks who is there. */
  readonly who?: readonly string[]
  /** People whose sessions ended: their sockets are closed. */
  readonly out?: readonly string[]
}

/** What is heard, and from which process; `missed` when something may have been told that was not heard. */
export type Heard = (ring: Ring, from: string) => void

/** Carries news between the processes that share a database. */
export interface Bell {
  /** Tells the others, what was told before first; what cannot be told now is told when the line is there again. */
  ring(ring: Ring): Promise<void>
  stop(): Promise<void>
}

/** What a bell calls. */
export interface BellEars {
  readonly heard: Heard
  /** Something may have been told that was not heard: all tables are to be looked at. */
  readonly missed: () => void
}
